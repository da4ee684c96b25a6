/** Building SVG path data. */

/** One step of a path: 2 numbers a line, 4 a quadratic curve, 6 a cubic curve. */
export type Step = readonly number[];

export type Point = readonly [number, number];

/** A number as short text, one decimal. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

const command = (step: Step): string => ({ 2: 'L', 4: 'Q', 6: 'C' })[step.length] ?? 'L';

/** An open path. `side` -1 mirrors it; x is measured from `cx`. */
export function trace(cx: number, side: 1 | -1, start: Point, steps: readonly Step[]): string {
  const place = (step: Step) => step.map((v, i) => n(i % 2 === 0 ? cx + side * v : v)).join(' ');
  return `M${place(start)}${steps.map((s) => command(s) + place(s)).join('')}`;
}

/** A closed path through absolute points. */
export function shape(start: Point, steps: readonly Step[]): string {
  return `${trace(0, 1, start, steps)}Z`;
}

function reversed(start: Point, steps: readonly Step[]): { start: Point; steps: Step[] } {
  const ends: Point[] = [start, ...steps.map((s): Point => [s.at(-2) ?? 0, s.at(-1) ?? 0])];
  const back = steps.map((step, i): Step => {
    const to = ends[i] as Point;
    if (step.length === 4) return [step[0] ?? 0, step[1] ?? 0, ...to];
    if (step.length === 6) {
      return [step[2] ?? 0, step[3] ?? 0, step[0] ?? 0, step[1] ?? 0, ...to];
    }
    return to;
  });
  return { start: ends.at(-1) as Point, steps: back.reverse() };
}

/** A closed symmetric shape: the right half is given (x from the middle), the left is its mirror. */
export function mirrored(cx: number, start: Point, steps: readonly Step[]): string {
  const right = trace(cx, 1, start, steps);
  const back = reversed(start, steps);
  const left = trace(cx, -1, back.start, back.steps).replace('M', 'L');
  return `${right}${left}Z`;
}

/** A smooth curve through points (Catmull-Rom); closed if asked. */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at = (i: number): Point =>
    points[closed ? (i + count) % count : Math.min(count - 1, Math.max(0, i))] as Point;
  let d = `M${n(at(0)[0])} ${n(at(0)[1])}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c1 = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
    const c2 = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
    d += `C${[...c1, ...c2, ...p2].map(n).join(' ')}`;
  }
  return closed ? `${d}Z` : d;
}

/** A rectangle with rounded corners as path data. */
export function box(x: number, y: number, w: number, h: number, r = 0): string {
  const k = Math.min(r, w / 2, h / 2);
  return shape(
    [x + k, y],
    [
      [x + w - k, y],
      [x + w, y, x + w, y + k],
      [x + w, y + h - k],
      [x + w, y + h, x + w - k, y + h],
      [x + k, y + h],
      [x, y + h, x, y + h - k],
      [x, y + k],
      [x, y, x + k, y],
    ],
  );
}

/** An ellipse as path data. */
export function oval(cx: number, cy: number, rx: number, ry: number): string {
  const [a, b] = [rx * 0.5523, ry * 0.5523];
  return shape(
    [cx - rx, cy],
    [
      [cx - rx, cy - b, cx - a, cy - ry, cx, cy - ry],
      [cx + a, cy - ry, cx + rx, cy - b, cx + rx, cy],
      [cx + rx, cy + b, cx + a, cy + ry, cx, cy + ry],
      [cx - a, cy + ry, cx - rx, cy + b, cx - rx, cy],
    ],
  );
}

/** Where a blade keeps its full width instead of running out: at its start, its end, or at both. */
export type Open = 'start' | 'end' | 'both';

/**
 * A long leaf around an open path of absolute steps: `width` in its middle, thin at its ends. So a
 * fold runs out instead of ending in a round spot.
 */
export function blade(d: string, width: number, open?: Open): string {
  if (/[^MLHVQC\d\s.,-]/.test(d)) throw new Error(`A blade needs absolute steps: ${d}`);
  const [first, ...curves] = [...d.matchAll(/([MLHVQC])([^MLHVQC]*)/g)].map(
    ([, letter, rest]): Step => {
      const at = (rest?.match(/-?\d*\.?\d+/g) ?? []).map(Number);
      return letter === 'H' ? [at[0] ?? 0, Number.NaN] : letter === 'V' ? [Number.NaN, ...at] : at;
    },
  );
  let from: Point = [first?.[0] ?? 0, first?.[1] ?? 0];
  const there: string[] = [];
  const back: string[] = [];
  const half = width / 2;
  curves.forEach((given, i) => {
    const step = given.length > 2 ? given : straight(from, given);
    const points: Point[] = [from];
    for (let k = 0; k < step.length; k += 2) points.push([step[k] ?? 0, step[k + 1] ?? 0]);
    const h0 = i > 0 || open === 'start' || open === 'both' ? half : 0;
    const h1 = i < curves.length - 1 || open === 'end' || open === 'both' ? half : 0;
    const bulge = step.length === 4 ? width - (h0 + h1) / 2 : (width * 4 - h0 - h1) / 6;
    const heights = points.map((_, k) => (k === 0 ? h0 : k === points.length - 1 ? h1 : bulge));
    const side = (s: 1 | -1) =>
      points.map((point, k) => beside(points, k, point, s * (heights[k] ?? 0)));
    const [left, right] = [side(1), side(-1)];
    if (i === 0) there.push(`M${pair(left[0])}`);
    there.push(command(step) + left.slice(1).map(pair).join(' '));
    const home = command(step) + right.slice(0, -1).reverse().map(pair).join(' ');
    back.unshift(i === curves.length - 1 ? `L${pair(right.at(-1))}${home}` : home);
    from = points.at(-1) as Point;
  });
  return `${there.join('')}${back.join('')}Z`;
}

const pair = (point: Point | undefined): string => `${n(point?.[0] ?? 0)} ${n(point?.[1] ?? 0)}`;

/** A straight step as a curve, so that it can swell. */
function straight([x, y]: Point, step: Step): Step {
  const [to, down] = [step[0] ?? x, step[1] ?? y].map((v, i) =>
    Number.isNaN(v) ? [x, y][i] : v,
  ) as [number, number];
  return [(x + to) / 2, (y + down) / 2, to, down];
}

/** A point moved aside, square on the way from the point before it to the one after it. */
function beside(points: readonly Point[], k: number, [x, y]: Point, by: number): Point {
  const [ax, ay] = points[Math.max(0, k - 1)] as Point;
  const [bx, by2] = points[Math.min(points.length - 1, k + 1)] as Point;
  const length = Math.hypot(bx - ax, by2 - ay) || 1;
  return [x - ((by2 - ay) / length) * by, y + ((bx - ax) / length) * by];
}
