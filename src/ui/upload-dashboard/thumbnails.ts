import { uploadDashboard as limits } from '#kernel/limits-uploads';
import { reducedSize, type Size, thumbnailSize, turnUpright } from './thumbnail-size';

const canvasOf = ({ width, height }: Size) => {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  return { canvas, context };
};

/** Transparent parts become paper, not JPEG's black. */
const onPaper = (size: Size) => {
  const drawing = canvasOf(size);
  drawing.context.fillStyle = '#fff';
  drawing.context.fillRect(0, 0, size.width, size.height);
  return drawing;
};

/** A data: address: the site's pages show no blob: ones. */
const asAddress = (canvas: HTMLCanvasElement): string =>
  canvas.toDataURL('image/jpeg', limits.thumbnailQuality);

/** A picture's thumbnail (S9.8/6), upright. Rejects what the browser can't read. */
export const drawThumbnail = async (file: Blob): Promise<string> => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const reduced = canvasOf(reducedSize(bitmap));
    reduced.context.drawImage(bitmap, 0, 0, reduced.canvas.width, reduced.canvas.height);
    const { canvas, context } = onPaper(thumbnailSize(reduced.canvas));
    context.drawImage(reduced.canvas, 0, 0, canvas.width, canvas.height);
    return asAddress(canvas);
  } finally {
    bitmap.close();
  }
};

/** The small picture that came in a picture, turned upright. */
export const drawEmbedded = async (jpeg: Uint8Array<ArrayBuffer>, orientation: number) => {
  const bitmap = await createImageBitmap(new Blob([jpeg], { type: 'image/jpeg' }), {
    // It says nothing of how it is turned; the picture that it came in does.
    imageOrientation: 'none',
  });
  try {
    const { size, matrix } = turnUpright(orientation, bitmap);
    const { canvas, context } = onPaper(size);
    context.setTransform(...matrix);
    context.drawImage(bitmap, 0, 0);
    return asAddress(canvas);
  } finally {
    bitmap.close();
  }
};
