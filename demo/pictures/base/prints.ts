import { darken, luma, mix } from './colour';
import { n } from './path';

/** What a print is drawn with: its ink, a second ink, and the colour of the cloth. */
export interface Inks {
  ink: string;
  second: string;
  cloth: string;
}

/** One motif around 0 0, about `s` units large. */
type Motif = (s: number, inks: Inks) => string;

const at = (x: number, y: number, turn: number, art: string) =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})">${art}</g>`;

const leaf = (x: number, y: number, turn: number, size: number, fill: string) =>
  `<path d="M0 0C${n(size * 0.3)} ${n(-size * 0.5)} ${n(size * 0.2)} ${n(-size)} 0 ${n(-size * 1.2)}` +
  `C${n(-size * 0.2)} ${n(-size)} ${n(-size * 0.3)} ${n(-size * 0.5)} 0 0Z" fill="${fill}" ` +
  `transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})"/>`;

const dot = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`;

const line = (d: string, hex: string, w: number) =>
  `<path d="${d}" fill="none" stroke="${hex}" stroke-width="${n(w)}" stroke-linecap="round"/>`;

/** Petals around a heart. */
const flower = (petals: number, long: number, fill: string, heart: string) =>
  Array.from({ length: petals }, (_, i) => leaf(0, 0, (i * 360) / petals, long, fill)).join('') +
  dot(0, 0, long * 0.34, heart);

const motifs = {
  blossom: (s, { ink, second }) =>
    flower(5, s * 0.36, ink, second) + leaf(s * 0.4, s * 0.5, 40, s * 0.34, second),
  sprig: (s, { ink, second }) =>
    line(`M0 ${n(s * 0.6)}Q${n(s * 0.16)} 0 0 ${n(-s * 0.6)}`, ink, s * 0.06) +
    [-40, 40, -60, 60]
      .map((t, i) => leaf(0, (i < 2 ? -0.2 : 0.3) * s, t, s * 0.34, i % 2 ? ink : second))
      .join(''),
  strokes: (s, { ink }) =>
    line(`M${n(-s * 0.5)} 0q${n(s * 0.44)} ${n(-s * 0.4)} ${n(s)} 0`, ink, s * 0.24),
  tulips: (s, { ink, second }) =>
    line(`M0 ${n(s * 0.9)}Q${n(s * 0.1)} ${n(s * 0.4)} 0 0`, '#4f7a4a', s * 0.08) +
    leaf(0, s * 0.86, -38, s * 0.5, '#5f8752') +
    leaf(0, s * 0.86, 40, s * 0.44, '#4d7a4a') +
    `<path d="M${n(-s * 0.34)} ${n(-s * 0.5)}L${n(-s * 0.12)} ${n(-s * 0.26)}L0 ${n(-s * 0.58)}L${n(s * 0.12)} ${n(-s * 0.26)}L${n(s * 0.34)} ${n(-s * 0.5)}C${n(s * 0.44)} 0 ${n(s * 0.2)} ${n(s * 0.16)} 0 ${n(s * 0.16)}C${n(-s * 0.2)} ${n(s * 0.16)} ${n(-s * 0.44)} 0 ${n(-s * 0.34)} ${n(-s * 0.5)}Z" fill="${ink}"/>` +
    line(`M0 ${n(-s * 0.4)}V${n(s * 0.04)}`, second, s * 0.07),
  ferns: (s, { ink, second }) =>
    line(`M0 ${n(s)}Q${n(s * 0.16)} 0 0 ${n(-s)}`, ink, s * 0.06) +
    [-0.8, -0.55, -0.3, -0.05, 0.2, 0.45, 0.7]
      .map((y, i) => {
        const long = s * (0.16 + i * 0.06);
        const hex = i % 3 === 1 ? second : ink;
        return leaf(s * 0.06, y * s, 62, long, hex) + leaf(s * 0.06, y * s, -62, long, hex);
      })
      .join(''),
  hydrangea: (s, { ink, second, cloth }) => {
    const tones = [ink, second, mix(ink, second, 0.5), darken(cloth, 0.3)];
    const heads = [
      [0, 0],
      [0.34, 0.1],
      [-0.34, 0.06],
      [0.16, -0.32],
      [-0.2, -0.3],
      [0.14, 0.36],
      [-0.2, 0.36],
    ] as const;
    return (
      leaf(s * 0.4, s * 0.6, 120, s * 0.5, '#7f9a78') +
      heads
        .map(([x, y], i) =>
          at(x * s, y * s, i * 31, flower(4, s * 0.2, tones[i % 4] as string, '#fbf6ea')),
        )
        .join('')
    );
  },
  poppies: (s, { ink, second }) =>
    line(`M0 ${n(s * 0.9)}Q${n(s * 0.14)} ${n(s * 0.4)} 0 0`, '#dfe6c8', s * 0.06) +
    flower(4, s * 0.5, ink, '#2a1d1c') +
    at(s * 0.7, s * 0.5, 10, flower(7, s * 0.2, second, '#e9e2cf')),
  tents: (s, { ink, second }) =>
    `<path d="M${n(-s * 0.6)} ${n(s * 0.4)}L0 ${n(-s * 0.5)}L${n(s * 0.6)} ${n(s * 0.4)}Z" fill="${ink}"/><path d="M${n(-s * 0.18)} ${n(s * 0.4)}L0 ${n(-s * 0.2)}L${n(s * 0.18)} ${n(s * 0.4)}Z" fill="${second}"/>` +
    line(`M${n(-s * 0.7)} ${n(s * 0.46)}H${n(s * 0.7)}`, second, s * 0.06),
  herbs: (s, { ink, second }) =>
    line(
      `M0 ${n(s)}V${n(-s * 0.5)}M0 ${n(s * 0.2)}L${n(s * 0.36)} ${n(-s * 0.4)}M0 ${n(s * 0.2)}L${n(-s * 0.36)} ${n(-s * 0.4)}`,
      ink,
      s * 0.06,
    ) +
    [
      [0, -0.6],
      [0.4, -0.5],
      [-0.4, -0.5],
    ]
      .map(([x, y]) =>
        [0, 1, 2, 3, 4]
          .map((i) =>
            dot(
              (x ?? 0) * s + Math.cos(i * 1.26) * s * 0.16,
              (y ?? 0) * s + Math.sin(i * 1.26) * s * 0.14,
              s * 0.07,
              ink,
            ),
          )
          .join(''),
      )
      .join('') +
    `<ellipse cx="${n(s * 0.66)}" cy="${n(s * 0.6)}" rx="${n(s * 0.2)}" ry="${n(s * 0.15)}" fill="${second}"/>` +
    line(`M${n(s * 0.66)} ${n(s * 0.46)}v${n(s * 0.28)}`, '#241d1a', s * 0.05),
  daisies: (s, { ink, second }) => flower(11, s * 0.72, ink, second),
} satisfies Record<string, Motif>;

export type Print = keyof typeof motifs;

export const PRINTS = Object.keys(motifs) as Print[];

/** How large a motif is in a tile, and how large the tile, both in steps of the pattern. */
const SIZES: Partial<Record<Print, readonly [number, number]>> = {
  tulips: [0.62, 2.7],
  ferns: [0.62, 2.7],
  hydrangea: [0.7, 2.7],
  poppies: [0.5, 2.4],
  herbs: [0.6, 2.6],
  daisies: [0.86, 3.1],
};

/** The art of one tile of a print and its size. */
export function printTile(print: Print, hex: string, ink: string, step: number) {
  const [motif, tile] = SIZES[print] ?? [0.4, 2.3];
  const size = step * tile;
  const second = mix(ink, luma(hex) > 0.5 ? '#b5654a' : '#d9a441', 0.55);
  const inks = { ink, second, cloth: hex };
  const places = [
    [0.25, 0.28, 14],
    [0.75, 0.24, -24],
    [0.26, 0.76, -12],
    [0.76, 0.74, 28],
  ] as const;
  const art = places
    .map(([x, y, turn]) => at(x * size, y * size, turn, motifs[print](step * motif, inks)))
    .join('');
  return { art, size };
}
