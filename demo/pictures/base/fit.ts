import type { Drawing } from './kit';

/** The box around path data without arcs or relative steps, measured by its points. */
export function boundsOf(paths: readonly string[]): { x: number; y: number; w: number; h: number } {
  let [x1, y1, x2, y2] = [1e9, 1e9, -1e9, -1e9];
  for (const d of paths) {
    const numbers = d.match(/-?\d+(\.\d+)?/g) ?? [];
    for (let i = 0; i + 1 < numbers.length; i += 2) {
      const [x, y] = [Number(numbers[i]), Number(numbers[i + 1])];
      [x1, x2] = [Math.min(x1, x), Math.max(x2, x)];
      [y1, y2] = [Math.min(y1, y), Math.max(y2, y)];
    }
  }
  return { x: x1, y: y1, w: x2 - x1, h: y2 - y1 };
}

/** The scale and shift that set a hung or lying product large in the middle of the frame. */
export function fitting(drawing: Drawing): { scale: number; dx: number; dy: number } {
  if (!drawing.shade?.length || drawing.base !== undefined) return { scale: 1, dx: 0, dy: 0 };
  const b = drawing.turns ? { x: 180, y: 240, w: 840, h: 1020 } : boundsOf(drawing.shade);
  const scale = Math.min(1.3, 960 / b.w, 1200 / b.h);
  return { scale, dx: 600 - (b.x + b.w / 2) * scale, dy: 750 - (b.y + b.h / 2) * scale };
}
