import { panel } from '../base/cloth';
import { mix } from '../base/colour';
import type { Kit } from '../base/kit';
import { box, n, oval } from '../base/path';
import { round, slab, wood } from '../base/solid';
import { stitching } from '../base/trims';
import { sunPatch, tableTop, wall } from './room';
import { stand } from './staging';

const [W, H] = [1600, 1000];
const at = (palette: readonly string[], i: number) => palette[i % palette.length] ?? '#8a9a86';

/** Drawn twice: once as its own shadow on what it lies or hangs on. */
const withShadow = (art: string, shade: string, dx = 7, dy = 9): string =>
  `<g transform="translate(${dx} ${dy})" opacity=".28">${shade}</g>${art}`;

/** Tools on their board at a wall. */
export const toolBoard = (kit: Kit): string =>
  wood(kit, box(180, 90, 1240, 400, 6), '#c7a679') + tools(kit);

/** Thread on its spools in the colours of a palette, from x, y on. */
export const spools = (
  kit: Kit,
  palette: readonly string[],
  x: number,
  y: number,
  most = 6,
): string =>
  palette
    .concat(['#e8dfcf'])
    .slice(0, most)
    .map(
      (hex, i) =>
        round(kit, box(x + 8 + i * 84, y + 10, 60, 90, 6), hex, 'matt') +
        slab(kit, x + i * 84, y, 76, 14, '#b98f62') +
        slab(kit, x + i * 84, y + 98, 76, 14, '#b98f62'),
    )
    .join('');

/** A work bench with cloth, thread and tools. */
export function workshop(kit: Kit, palette: readonly string[]): string {
  const tone = mix('#cfc6b4', at(palette, 0), 0.16);
  const hex = at(palette, 1);
  const cloth =
    panel(
      { ...kit, hex, params: {} },
      'M900 800Q1000 740 1200 760Q1420 780 1640 730V1000H860Q940 900 900 800Z',
      {
        surface: 'wool',
        step: 0,
        soft: 9,
        round: 0.4,
        folds: [
          { d: 'M912 822Q1060 776 1240 806Q1430 834 1640 786', width: 24, tone: -0.3, open: 'end' },
          { d: 'M930 796Q1060 752 1230 780Q1420 806 1640 758', width: 18, tone: 0.28, open: 'end' },
          { d: 'M960 900Q1140 846 1300 876Q1480 906 1640 872', width: 26, tone: -0.3, open: 'end' },
          { d: 'M950 868Q1130 818 1300 848Q1480 876 1640 842', width: 18, tone: 0.26, open: 'end' },
          { d: 'M1000 980Q1200 930 1640 962', width: 24, tone: -0.22, open: 'end' },
        ],
      },
    ) + stitching(hex, 'M912 806Q1010 752 1200 772Q1420 792 1640 742');
  const tapeD = 'M120 900Q300 840 460 910T640 960';
  const measure = `<path d="${tapeD}" fill="none" stroke="#2b2118" stroke-width="28" stroke-opacity=".28" transform="translate(5 9)"/><path d="${tapeD}" fill="none" stroke="#8a6f2a" stroke-width="29"/><path d="${tapeD}" fill="none" stroke="#e2bd55" stroke-width="26"/><path d="${tapeD}" fill="none" stroke="#3a3020" stroke-width="12" stroke-dasharray="2 16" transform="translate(0 -6)"/>`;
  return (
    wall(kit, tone, W, H) +
    toolBoard(kit) +
    sunPatch(kit, 260, 110, 520, 360, 0.24) +
    tableTop(kit, 720, W, H + 80, '#a97f54') +
    spools(kit, palette, 272, 680) +
    cloth +
    measure +
    scissors(640, 872, -16) +
    stand(kit, {
      kind: 'tablelamp',
      hex: at(palette, 0),
      x: 1330,
      y: 770,
      scale: 0.42,
      params: { shade: 'dome' },
    })
  );
}

/** Half-opened scissors that lie on a table: their pivot is near x, y, their points go that way. */
export function scissors(x: number, y: number, turn: number): string {
  const half = (s: 1 | -1) => ({
    blade: `M-14 ${s * 22}L64 ${s * -8}L262 ${s * -40}Q180 ${s * 2} 84 ${s * 16}L-4 ${s * 42}Z`,
    arm: `M-34 ${s * 40}L70 ${s * 2}`,
    eye: oval(-78, s * 54, 50, 32),
  });
  const [one, other] = [half(1), half(-1)];
  const steel = (d: string) =>
    `<path d="${d}" fill="#cdc8bd" stroke="#6a645a" stroke-width="2" stroke-linejoin="round"/>`;
  const grip = (d: string, hex: string) =>
    `<path d="${d}" fill="none" stroke="${hex}" stroke-width="17" stroke-linecap="round"/>`;
  const shade =
    `<path d="${one.blade}${other.blade}" fill="#2b2118"/>` +
    grip(one.eye + other.eye + one.arm + other.arm, '#2b2118');
  const art =
    steel(other.blade) +
    grip(other.arm + other.eye, '#2a2622') +
    steel(one.blade) +
    grip(one.arm + one.eye, '#2a2622') +
    '<circle cx="68" cy="0" r="9" fill="#8d877b" stroke="#3a3632" stroke-width="2"/>';
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${withShadow(art, shade, 4, 10)}</g>`;
}

/** A piece of a tool: its outline and its colour. */
type Piece = readonly [string, string];

const [STEEL, DARK, HANDLE, PALE] = ['#bdb8ad', '#6a645a', '#8a5a34', '#cbb083'];

/** Each hangs by a loop: its pieces around a nail at 0 0, 36 below it and down to 270. */
const TOOLS: readonly (readonly Piece[])[] = [
  // A hammer, its head down.
  [
    ['M-9 36Q0 28 9 36L12 210H-12Z', HANDLE],
    ['M-58 236C-44 208 -30 202 -12 202H34V196H56V240H34V234H-8C-24 234 -40 236 -58 236Z', DARK],
  ],
  // A broad and a narrow chisel.
  [
    ['M-12 36Q0 26 12 36L15 122H-15Z', HANDLE],
    ['M-10 122H10V138H-10Z', DARK],
    ['M-8 138H8L15 160V262H-15V160Z', STEEL],
  ],
  // Pliers, the jaws down.
  [
    ['M-30 42Q-22 32 -14 42Q-26 110 6 156L-8 168Q-46 116 -30 42Z', HANDLE],
    ['M30 42Q22 32 14 42Q26 110 -6 156L8 168Q46 116 30 42Z', HANDLE],
    ['M-16 158Q0 146 16 158L18 190L8 256H-8L-18 190Z', DARK],
    [oval(0, 172, 6, 6), STEEL],
  ],
  // A try square.
  [
    ['M-12 36H12V236H-12Z', STEEL],
    ['M-18 232H94V262H-18Z', HANDLE],
  ],
  // An awl.
  [
    [
      'M0 34C22 34 24 66 18 88C14 106 10 112 8 122H-8C-10 112 -14 106 -18 88C-24 66 -22 34 0 34Z',
      HANDLE,
    ],
    ['M-8 122H8V134H-8Z', DARK],
    ['M-4 134H4L1 236H-1Z', STEEL],
  ],
  // A brush.
  [
    ['M-8 40Q0 28 8 40L12 128Q14 148 26 156H-26Q-14 148 -12 128Z', PALE],
    ['M-28 156H28V186H-28Z', DARK],
    ['M-28 186H28L24 258Q0 250 -24 258Z', '#d8c6a0'],
  ],
  // A ruler.
  [
    ['M-17 34H17V270H-17Z', PALE],
    [
      Array.from(
        { length: 11 },
        (_, i) => `M-17 ${54 + i * 20}h${i % 2 ? 10 : 17}v2h${i % 2 ? -10 : -17}z`,
      ).join(''),
      '#5a4630',
    ],
  ],
];

/** One of each, in an order of chance. */
function tools(kit: Kit): string {
  const first = kit.rng.int(0, TOOLS.length - 1);
  const way = kit.rng.pick([1, 2, 3]);
  return TOOLS.map((_, i) => {
    const pieces = TOOLS[(first + i * way) % TOOLS.length] ?? [];
    const light = kit.sheet.linear(
      [0, 0],
      [1, 0],
      [
        [0, '#fff8ea', 0.1],
        [0.34, '#fff8ea', 0.34],
        [0.6, '#1d150e', 0.04],
        [1, '#1d150e', 0.3],
      ],
    );
    const shade = `<path d="${pieces.map(([d]) => d).join('')}" fill="#2b2118"/>`;
    const art = pieces
      .map(
        ([d, fill]) =>
          `<path d="${d}" fill="${fill}" stroke="#33291f" stroke-width="1.6" stroke-opacity=".7" stroke-linejoin="round"/><path d="${d}" fill="${light}"/>`,
      )
      .join('');
    const loop =
      '<path d="M0 0C-12 18 -10 34 0 44C10 34 12 18 0 0" fill="none" stroke="#3d2a1a" stroke-width="4"/><circle r="6" fill="#3a3632"/>';
    return `<g transform="translate(${n(290 + i * 170)} 152)">${withShadow(art, shade)}${loop}</g>`;
  }).join('');
}
