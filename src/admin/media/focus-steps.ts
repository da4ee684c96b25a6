import type { FocalPoint } from '#features/library/contract';

export const MIDDLE: FocalPoint = { x: 0.5, y: 0.5 };

/** How far an arrow key moves it, and with Shift. */
const STEP = 0.01;
const LARGE = 0.1;
/** The site cuts in steps of so much. */
const CUT = 5;

const part = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;

/** A point within its picture, in hundredths. */
export const within = ({ x, y }: FocalPoint): FocalPoint => ({ x: part(x), y: part(y) });

export const percent = (value: number): number => Math.round(value * 100);

const ways: Readonly<Record<string, FocalPoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Where a key moves a point to; undefined: it moves nothing. */
export const moveBy = (at: FocalPoint, key: string, isLarge: boolean): FocalPoint | undefined => {
  const way = ways[key];
  const step = isLarge ? LARGE : STEP;
  return way && within({ x: at.x + way.x * step, y: at.y + way.y * step });
};

/** How a picture lies in its frame on the site. */
export const cropPosition = ({ x, y }: FocalPoint): string => {
  const cut = (value: number) => `${Math.round(percent(value) / CUT) * CUT}%`;
  return `${cut(x)} ${cut(y)}`;
};
