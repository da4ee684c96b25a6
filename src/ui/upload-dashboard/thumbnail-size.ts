import { uploadDashboard as limits } from '#kernel/limits-uploads';

/** In px. */
export type Size = { width: number; height: number };

const scaled = ({ width, height }: Size, factor: number): Size => ({
  width: Math.max(1, Math.round(width * factor)),
  height: Math.max(1, Math.round(height * factor)),
});

/** Rounded down, so that the limits hold. */
const floored = ({ width, height }: Size, factor: number): Size => ({
  width: Math.max(1, Math.floor(width * factor)),
  height: Math.max(1, Math.floor(height * factor)),
});

/** To what a large picture is reduced before its thumbnail is drawn (S9.8/6). */
export const reducedSize = (size: Size): Size => {
  const { width, height } = size;
  const byPixels = Math.sqrt(limits.mostPixels / (width * height));
  const bySide = limits.longestSide / Math.max(width, height);
  const factor = Math.min(1, byPixels, bySide);
  return factor === 1 ? size : floored(size, factor);
};

/** The size of a picture's thumbnail; a smaller picture stays as it is. */
export const thumbnailSize = (size: Size): Size =>
  scaled(size, Math.min(1, limits.thumbnailWidth / size.width));

/** A matrix for a canvas. */
export type Turn = { size: Size; matrix: [number, number, number, number, number, number] };

/** How a picture of this size that was taken with an orientation is drawn upright. */
export const turnUpright = (orientation: number, { width: w, height: h }: Size): Turn => {
  const lying = { width: h, height: w };
  const standing = { width: w, height: h };
  switch (orientation) {
    case 2:
      return { size: standing, matrix: [-1, 0, 0, 1, w, 0] };
    case 3:
      return { size: standing, matrix: [-1, 0, 0, -1, w, h] };
    case 4:
      return { size: standing, matrix: [1, 0, 0, -1, 0, h] };
    case 5:
      return { size: lying, matrix: [0, 1, 1, 0, 0, 0] };
    case 6:
      return { size: lying, matrix: [0, 1, -1, 0, h, 0] };
    case 7:
      return { size: lying, matrix: [0, -1, -1, 0, h, w] };
    case 8:
      return { size: lying, matrix: [0, -1, 1, 0, 0, w] };
    default:
      return { size: standing, matrix: [1, 0, 0, 1, 0, 0] };
  }
};
