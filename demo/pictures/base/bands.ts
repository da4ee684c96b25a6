import { contrast, darken, luma, mix } from './colour';
import { type Kit, tone } from './kit';
import { n } from './path';

/** How bands of colour lie over a garment: growing or narrowing downwards, or three blocks. */
const BANDS = ['none', 'growing', 'falling', 'three', 'chest'] as const;

/** Bands of a second and third colour over a piece, from `from` down to `to`. */
export function bands(kit: Kit, clipTo: string, from: number, to: number): string {
  const kind = BANDS.find((name) => name === kit.params.bands) ?? 'none';
  if (kind === 'none') return '';
  const second = tone(kit, 'ink', contrast(kit.hex, 0.72));
  const third = tone(
    kit,
    'third',
    luma(kit.hex) > 0.5 ? darken(kit.hex, 0.5) : mix(kit.hex, '#c9703f', 0.6),
  );
  const high = to - from;
  const bar = (y: number, h: number, hex: string) =>
    `<rect x="0" y="${n(y)}" width="1200" height="${n(h)}" fill="${hex}"/>`;
  const art = {
    growing: () =>
      stripes(from, to, 8, 78)
        .map(([y, h]) => bar(y, h, second))
        .join(''),
    falling: () =>
      stripes(from, to, 74, 12)
        .map(([y, h]) => bar(y, h, second))
        .join(''),
    three: () => bar(from + high * 0.26, high * 0.4, second) + bar(from + high * 0.66, high, third),
    chest: () =>
      bar(from + high * 0.24, high * 0.2, second) + bar(from + high * 0.44, high * 0.2, third),
  }[kind]();
  return `<g clip-path="${kit.sheet.clip(clipTo)}">${art}</g>`;
}

/** Stripes whose breadth goes evenly from one to another, each followed by as much ground. */
function stripes(from: number, to: number, first: number, last: number): [number, number][] {
  const out: [number, number][] = [];
  for (let y = from; y < to; ) {
    const h = first + ((last - first) * (y - from)) / (to - from);
    out.push([y, h]);
    y += h * 2;
  }
  return out;
}
