import { contrast, darken, lighten, luma, mix } from './colour';
import { choice, type Kit } from './kit';
import { n } from './path';
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

type Tile = (sheet: Sheet, hex: string, size: number, turn: number, style: number) => string;

const stripe: Tile = (sheet, hex, size, turn, style) => {
  const ink = contrast(hex);
  if (style === 0) return sheet.tile(size, size, bar(0, 0, size, size * 0.36, ink), turn);
  if (style === 1) return sheet.tile(size, size * 1.4, bar(0, 0, size, size * 0.14, ink), turn);
  const art = bar(0, 0, size, size * 0.5, ink) + bar(0, size * 0.66, size, size * 0.08, ink);
  return sheet.tile(size, size * 1.5, art, turn);
};

const check: Tile = (sheet, hex, size, turn, style) => {
  const ink = contrast(hex, 0.7);
  const s = size * (style === 0 ? 0.9 : 2.1);
  if (style === 0) {
    const art = bar(0, 0, s / 2, s, ink, 0.45) + bar(0, 0, s, s / 2, ink, 0.45);
    return sheet.tile(s, s, art, turn);
  }
  const accent = luma(hex) > 0.5 ? darken(hex, 0.45) : lighten(hex, 0.55);
  const art =
    bar(0, 0, s * 0.3, s, ink, 0.34) +
    bar(0, 0, s, s * 0.3, ink, 0.34) +
    bar(s * 0.62, 0, s * 0.05, s, accent, 0.8) +
    bar(0, s * 0.62, s, s * 0.05, accent, 0.8) +
    bar(s * 0.13, 0, s * 0.04, s, hex, 0.8) +
    bar(0, s * 0.13, s, s * 0.04, hex, 0.8);
  return sheet.tile(s, s, art, turn);
};

const dots: Tile = (sheet, hex, size, turn, style) => {
  const ink = contrast(hex, 0.85);
  const r = size * ([0.13, 0.2, 0.085][style] ?? 0.13);
  const dot = (x: number, y: number) =>
    `<circle cx="${n(x * size)}" cy="${n(y * size)}" r="${n(r)}" fill="${ink}"/>`;
  return sheet.tile(size, size, dot(0.25, 0.25) + dot(0.75, 0.75), turn);
};

const herringbone: Tile = (sheet, hex, size, turn) => {
  const ink = contrast(hex, 0.55);
  const w = size * 0.9;
  const h = size * 0.24;
  let d = '';
  for (let y = -w; y <= h + w; y += h) {
    d += `M0 ${n(y)}L${n(w / 2)} ${n(y + w / 2)}L${n(w)} ${n(y)}`;
  }
  const art = `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${n(h * 0.36)}" stroke-opacity=".6"/>`;
  return sheet.tile(w, h, art, turn);
};

const leaf = (x: number, y: number, turn: number, size: number, fill: string) =>
  `<path d="M0 0C${n(size * 0.3)} ${n(-size * 0.5)} ${n(size * 0.2)} ${n(-size)} 0 ${n(-size * 1.2)}` +
  `C${n(-size * 0.2)} ${n(-size)} ${n(-size * 0.3)} ${n(-size * 0.5)} 0 0Z" fill="${fill}" ` +
  `transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})"/>`;

/** Small sprigs, brush strokes or blossoms in three tones. */
const print: Tile = (sheet, hex, size, turn, style) => {
  const ink = contrast(hex, 0.8);
  const second = mix(ink, luma(hex) > 0.5 ? '#b5654a' : '#d9a441', 0.55);
  const s = size * 2.3;
  const spots = [
    [0.22, 0.3, 15],
    [0.72, 0.2, 130],
    [0.5, 0.72, 250],
    [0.9, 0.82, 60],
  ] as const;
  const sprig = ([x, y, a]: readonly [number, number, number]) => {
    const [px, py] = [x * s, y * s];
    if (style === 0) {
      return (
        [0, 72, 144, 216, 288].map((t) => leaf(px, py, a + t, s * 0.085, ink)).join('') +
        `<circle cx="${n(px)}" cy="${n(py)}" r="${n(s * 0.03)}" fill="${second}"/>` +
        leaf(px + s * 0.1, py + s * 0.14, a + 40, s * 0.08, second)
      );
    }
    if (style === 1) {
      const stem = `<path d="M0 ${n(s * 0.14)}Q${n(s * 0.04)} 0 0 ${n(-s * 0.14)}" fill="none" stroke="${ink}" stroke-width="${n(s * 0.013)}" transform="translate(${n(px)} ${n(py)}) rotate(${a})"/>`;
      const leaves = [-40, 40, -60, 60].map((t, i) => {
        const off = (i < 2 ? -0.04 : 0.07) * s;
        const rad = (a * Math.PI) / 180;
        return leaf(
          px - Math.sin(rad) * off,
          py + Math.cos(rad) * off,
          a + t,
          s * 0.075,
          i % 2 ? ink : second,
        );
      });
      return stem + leaves.join('');
    }
    return `<path d="M${n(px - s * 0.11)} ${n(py)}q${n(s * 0.1)} ${n(-s * 0.1)} ${n(s * 0.22)} ${n(s * 0.01)}" fill="none" stroke="${a > 100 ? ink : second}" stroke-width="${n(s * 0.055)}" stroke-linecap="round" transform="rotate(${a} ${n(px)} ${n(py)})"/>`;
  };
  return sheet.tile(s, s, spots.map(sprig).join(''), turn);
};

const tiles: Partial<Record<Pattern, Tile>> = { stripe, check, dots, herringbone, print };

/** The pattern that the product asks for. */
export function patternOf(kit: Kit): Pattern {
  return choice(kit, 'pattern', PATTERNS);
}

/** The tile of the product's pattern, if it is one that repeats. `size` is its step in units. */
export function patternTile(kit: Kit, style: number, size = 46, turn = 0): string | undefined {
  return tiles[patternOf(kit)]?.(kit.sheet, kit.hex, size, turn, style % 3);
}
