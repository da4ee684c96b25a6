import { contrast, darken, lighten, luma, mix } from './colour';
import { choice, type Kit, tone } from './kit';
import { n } from './path';
import { PRINTS, printTile } from './prints';
import type { Sheet } from './sheet';

/** All patterns that a product can have. */
const PATTERNS = [
  'plain',
  'stripe',
  'check',
  'dots',
  'knit',
  'herringbone',
  'print',
  'block',
] as const;

type Pattern = (typeof PATTERNS)[number];

/** A bar of a woven pattern; bars reach a little over the tile's edge so that no gap shows. */
const bar = (x: number, y: number, w: number, h: number, fill: string, opacity = 1) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}" fill-opacity="${opacity}"/>`;

type Tile = (
  sheet: Sheet,
  hex: string,
  size: number,
  turn: number,
  motif: string,
  ink: string,
) => string;

/** The stripes of one step: where each begins, and how broad it is. */
const STRIPES = {
  broad: [1, [0, 0.36]],
  thin: [1.4, [0, 0.14]],
  double: [1.5, [0, 0.5], [0.66, 0.08]],
  breton: [1, [0, 0.26]],
  bengal: [0.34, [0, 0.17]],
  fine: [0.5, [0, 0.1]],
  pin: [0.8, [0, 0.06]],
  mattress: [1.1, [0, 0.3], [0.4, 0.06], [0.58, 0.06], [0.76, 0.06]],
} as const satisfies Record<string, readonly [number, ...(readonly [number, number])[]]>;

const stripe: Tile = (sheet, _hex, size, turn, motif, ink) => {
  if (motif === 'along') return sheet.tile(size, size, '');
  const [step, ...bars] = STRIPES[motif as keyof typeof STRIPES] ?? STRIPES.broad;
  const art = bars.map(([y, h]) => bar(0, y * size, size, h * size, ink)).join('');
  return sheet.tile(size, size * step, art, turn);
};

const check: Tile = (sheet, hex, size, turn, motif, ink) => {
  const pale = luma(hex) > 0.5;
  const accent = pale ? darken(hex, 0.45) : lighten(hex, 0.55);
  if (motif === 'gingham' || motif === 'small') {
    const s = size * (motif === 'small' ? 0.36 : 0.9);
    const art = bar(0, 0, s / 2, s, ink, 0.45) + bar(0, 0, s, s / 2, ink, 0.45);
    return sheet.tile(s, s, art, turn);
  }
  if (motif === 'window') {
    const s = size * 1.9;
    return sheet.tile(
      s,
      s,
      bar(0, 0, s * 0.025, s, accent, 0.8) + bar(0, 0, s, s * 0.025, accent, 0.8),
      turn,
    );
  }
  if (motif === 'argyle' || motif === 'kelim') {
    const [w, h] = motif === 'kelim' ? [size * 2.4, size * 2.4] : [size * 2.2, size * 3];
    const lozenge = (k: number) =>
      `M${n(w / 2)} ${n(h / 2 - (h / 2) * k)}L${n(w / 2 + (w / 2) * k)} ${n(h / 2)}L${n(w / 2)} ${n(h / 2 + (h / 2) * k)}L${n(w / 2 - (w / 2) * k)} ${n(h / 2)}Z`;
    const inner =
      motif === 'kelim'
        ? `<path d="${lozenge(0.6)}" fill="${hex}"/><path d="${lozenge(0.3)}" fill="${accent}"/>`
        : `<path d="M0 0L${n(w)} ${n(h)}M${n(w)} 0L0 ${n(h)}" stroke="${accent}" stroke-width="2.4" stroke-opacity=".8"/>`;
    return sheet.tile(
      w,
      h,
      `<path d="${lozenge(1)}" fill="${ink}" fill-opacity=".75"/>${inner}`,
      turn,
    );
  }
  const s = size * (motif === 'glen' ? 1.5 : 2.1);
  const thin = motif === 'glen' ? 0.5 : 1;
  const art =
    bar(0, 0, s * 0.3, s, ink, 0.34 * thin) +
    bar(0, 0, s, s * 0.3, ink, 0.34 * thin) +
    bar(s * 0.62, 0, s * 0.05, s, accent, 0.8 * thin) +
    bar(0, s * 0.62, s, s * 0.05, accent, 0.8 * thin) +
    bar(s * 0.13, 0, s * 0.04, s, hex, 0.8) +
    bar(0, s * 0.13, s, s * 0.04, hex, 0.8);
  return sheet.tile(s, s, art, turn);
};

const dots: Tile = (sheet, hex, size, turn, motif, ink) => {
  const dot = (x: number, y: number, r: number, fill = ink) =>
    `<circle cx="${n(x * size)}" cy="${n(y * size)}" r="${n(r * size)}" fill="${fill}"/>`;
  if (motif === 'scatter') {
    const spots = [
      [0.3, 0.4, 0.2],
      [1.2, 0.25, 0.1],
      [2, 0.6, 0.26],
      [0.7, 1.2, 0.12],
      [1.5, 1.4, 0.2],
      [2.5, 1.5, 0.1],
      [0.3, 2.1, 0.26],
      [1.1, 2.3, 0.1],
      [2, 2.4, 0.16],
      [2.6, 0.1, 0.08],
    ];
    const art = spots.map(([x, y, r]) => dot(x ?? 0, y ?? 0, r ?? 0)).join('');
    return sheet.tile(size * 2.8, size * 2.8, art, turn);
  }
  if (motif === 'chips') {
    const tones = ['#b5654a', '#26344d', '#6f7a5c', '#d9a441', '#8a5a44', '#41597a', '#c9b08a'];
    let art = '';
    for (let i = 0; i < 17; i++) {
      const [x, y, r] = [(i * 0.83) % 3.4, (i * 1.37) % 3.4, 0.13 + ((i * 7) % 5) * 0.05];
      const corner = (a: number, k: number) =>
        `${n((x + Math.cos(a + i) * r * k) * size)} ${n((y + Math.sin(a + i) * r * k) * size)}`;
      art += `<path d="M${corner(0, 1)}L${corner(1.5, 0.8)}L${corner(2.6, 1.2)}L${corner(4.4, 0.8)}Z" fill="${tones[i % tones.length]}"/>`;
    }
    return sheet.tile(size * 3.4, size * 3.4, art, turn);
  }
  if (motif === 'bumps') {
    const high = mix(hex, '#ffffff', 0.25);
    const low = darken(hex, 0.28);
    const bump = (x: number, y: number) =>
      dot(x + 0.03, y + 0.05, 0.21, low) + dot(x, y, 0.2, high);
    return sheet.tile(size, size, bump(0.25, 0.25) + bump(0.75, 0.75), turn);
  }
  const r = motif === 'pin' ? 0.085 : motif === 'polka' ? 0.2 : 0.13;
  return sheet.tile(size, size, dot(0.25, 0.25, r) + dot(0.75, 0.75, r), turn);
};

const herringbone: Tile = (sheet, _hex, size, turn, _motif, ink) => {
  const w = size * 0.9;
  const h = size * 0.24;
  // All rows are one tile: rows that stood in tiles of their own would lie over each other.
  const high = Math.ceil(180 / h) * h;
  let d = '';
  for (let y = -Math.ceil(w / h) * h; y <= high; y += h) {
    d += `M0 ${n(y)}L${n(w / 2)} ${n(y + w / 2)}L${n(w)} ${n(y)}`;
  }
  const art = `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${n(h * 0.36)}" stroke-opacity=".6"/>`;
  return sheet.tile(w, high, art, turn);
};

/** Drawn motifs, scattered. */
const print: Tile = (sheet, hex, size, turn, motif, ink) => {
  const known = PRINTS.find((name) => name === motif) ?? 'blossom';
  const tile = printTile(known, hex, ink, size);
  return sheet.tile(tile.size, tile.size, tile.art, turn);
};

const tiles: Partial<Record<Pattern, Tile>> = { stripe, check, dots, herringbone, print };

/** The pattern that the product asks for. */
export function patternOf(kit: Kit): Pattern {
  return choice(kit, 'pattern', PATTERNS);
}

/** The kinds of each pattern; the first is what a product has that doesn't name one. */
export const MOTIFS: Partial<Record<Pattern, readonly string[]>> = {
  stripe: [...Object.keys(STRIPES), 'along'],
  check: ['tartan', 'gingham', 'window', 'small', 'glen', 'argyle', 'kelim'],
  dots: ['spot', 'pin', 'polka', 'scatter', 'chips', 'bumps'],
  print: PRINTS,
};

/** How strongly the second colour of a pattern stands out where the product names none. */
const INK: Partial<Record<Pattern, number>> = {
  check: 0.7,
  dots: 0.85,
  print: 0.8,
  herringbone: 0.55,
};

/** The second colour of the product's pattern on a ground. */
const inkOf = (kit: Kit): string =>
  tone(kit, 'ink', contrast(kit.hex, INK[patternOf(kit)] ?? 0.75));

/** The tile of the product's pattern, if it is one that repeats. `size` is its step in units. */
export function patternTile(kit: Kit, size = 46, turn = 0): string | undefined {
  const pattern = patternOf(kit);
  const known = MOTIFS[pattern] ?? [];
  const motif = known.find((name) => name === kit.params.motif) ?? known[0] ?? '';
  const upright = kit.params.lines === 'upright' ? 90 : 0;
  return tiles[pattern]?.(kit.sheet, kit.hex, size, turn + upright, motif, inkOf(kit));
}
