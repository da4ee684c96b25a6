import { type Fold, panel } from '../base/cloth';
import { darken, mix } from '../base/colour';
import type { Kit } from '../base/kit';
import { box } from '../base/path';
import { slab } from '../base/solid';
import { metal, stitching } from '../base/trims';
import { drawPart } from '../product';
import { pegRail, sunPatch, wall } from './room';
import { H, hang, stand, toneAt, W, type Ware } from './staging';

const BELTS: readonly Ware[] = [
  { kind: 'belt', hex: '#9a5b2c' },
  { kind: 'belt', hex: '#1f1e1d' },
  { kind: 'belt', hex: '#b68a54', params: { width: 'narrow' } },
  { kind: 'belt', hex: '#5f4230' },
  { kind: 'belt' },
];

/** A belt that hangs from a peg by its buckle. */
function strap(kit: Kit, ware: Ware, hex: string, x: number, y: number, long: number): string {
  const { params = {} } = ware;
  const half = { narrow: 17, broad: 32 }[String(params.width)] ?? 25;
  const brass = typeof params.metal === 'string' ? params.metal : '#a9a294';
  const foot = y + long;
  const d = `M${x - half} ${y + 62}H${x + half}L${x + half} ${foot - 40}Q${x + half} ${foot - 14} ${x} ${foot}Q${x - half} ${foot - 14} ${x - half} ${foot - 40}Z`;
  const folds: Fold[] = [
    { d: `M${x - half * 0.4} ${y + 60}V${foot - 40}`, width: 12, tone: 0.3 },
    { d: `M${x + half * 0.7} ${y + 60}V${foot - 40}`, width: 10, tone: -0.3 },
  ];
  const plaited = params.cloth === 'plait';
  const holes =
    plaited || params.noHoles
      ? ''
      : [0, 1, 2, 3, 4]
          .map(
            (i) =>
              `<ellipse cx="${x}" cy="${foot - 90 - i * 44}" rx="5" ry="6" fill="${darken(hex, 0.75)}"/>`,
          )
          .join('');
  const own: Kit = { ...kit, hex, params: {} };
  const surface = plaited
    ? 'plait'
    : params.cloth === 'suede'
      ? 'suede'
      : params.cloth === 'canvas'
        ? 'canvas'
        : 'leather';
  return (
    `<path d="${d}" fill="#2b2118" fill-opacity=".26" transform="translate(11 12)"/>` +
    panel(own, d, { surface, soft: 7, round: 1, step: 0, folds }) +
    (plaited
      ? ''
      : stitching(
          hex,
          `M${x - half + 6} ${y + 60}V${foot - 44}M${x + half - 6} ${y + 60}V${foot - 44}`,
        )) +
    holes +
    panel(own, box(x - half - 5, y + 128, half * 2 + 10, 30, 5), {
      surface: 'leather',
      soft: 5,
      step: 0,
    }) +
    metal(
      `M${x - half - 13} ${y - 8}h${half * 2 + 26}q8 0 8 8v68q0 8 -8 8h${-half * 2 - 26}q-8 0 -8 -8v-68q0 -8 8 -8z`,
      11,
      brass,
    ) +
    metal(`M${x} ${y + 70}V${y - 2}`, 7, brass)
  );
}

/** Belts that hang from pegs, and some rolled up on the shelf below. */
export function belts(kit: Kit, palette: readonly string[], wares = BELTS): string {
  const tone = mix('#d6cebd', toneAt(palette, 1), 0.16);
  const count = 6;
  const hexOf = (i: number) => wares[i % wares.length]?.hex ?? toneAt(palette, i);
  const pegs = Array.from({ length: count }, (_, i) => 190 + i * 244);
  return (
    wall(kit, tone, W, H) +
    sunPatch(kit, 260, 250, 480, 420, 0.32) +
    pegRail(kit, 110, W, '#b08a5e', pegs) +
    pegs
      .map((x, i) =>
        strap(kit, wares[i % wares.length] as Ware, hexOf(i), x, 150, 560 + kit.rng.jitter(30)),
      )
      .join('') +
    slab(kit, -20, 930, W + 40, 40, '#b08a5e') +
    [0, 1, 2, 3]
      .map((i) =>
        stand(kit, {
          ...(wares[(i + 1) % wares.length] as Ware),
          hex: hexOf(i + 1),
          x: 250 + i * 366,
          y: 932,
          scale: 0.3,
        }),
      )
      .join('')
  );
}

const WARM: readonly Ware[] = [
  { kind: 'scarf', params: { fringe: true, pattern: 'check' } },
  { kind: 'beanie', params: { pompom: true, pattern: 'knit' } },
  { kind: 'scarf', params: { fringe: true } },
  { kind: 'beanie', params: {} },
];

/** How large things hang beside each other. */
const HUNG: Record<string, number> = { scarf: 0.62, beanie: 0.32, cap: 0.34 };

/** A pair of gloves that hangs from a peg at x, y by its cuffs: drawn lying, its fingers point up. */
function gloves(kit: Kit, ware: Ware, hex: string, x: number, y: number): string {
  const { art, shade = [], turns = [] } = drawPart(kit, ware.kind, hex, ware.params);
  const place = `translate(${x} ${y + 122}) scale(.34) rotate(180) translate(-600 -800)`;
  const outlines = shade.map((d, i) => `<path d="${d}" transform="${turns[i] ?? ''}"/>`).join('');
  return (
    `<path d="M${x} ${y - 14}V${y + 30}" stroke="#8a6a34" stroke-width="6"/>` +
    `<g transform="translate(9 11)" fill="#2b2118" fill-opacity=".26"><g transform="${place}">${outlines}</g></g>` +
    `<g transform="${place}">${art}</g>`
  );
}

/** Scarves, hats and gloves on pegs. */
export function warm(kit: Kit, palette: readonly string[], wares = WARM): string {
  const tone = mix('#d9d2c3', toneAt(palette, 0), 0.2);
  const gap = 1400 / wares.length;
  const pegs = wares.map((_, i) => Math.round(100 + gap * (i + 0.5)));
  const hung = wares.map((ware, i) => {
    const [x, hex] = [pegs[i] ?? 0, ware.hex ?? toneAt(palette, i)];
    return ware.kind === 'gloves'
      ? gloves(kit, ware, hex, x, 190)
      : hang(kit, { ...ware, hex, x, y: 184, scale: HUNG[ware.kind] ?? 0.4 });
  });
  return (
    wall(kit, tone, W, H) +
    sunPatch(kit, 900, 380, 480, 420, 0.3) +
    pegRail(kit, 140, W, '#b08a5e', pegs) +
    hung.join('') +
    slab(kit, -20, 930, W + 40, 40, '#b08a5e') +
    stand(kit, { kind: 'basket', hex: '#c9a870', x: pegs[1] ?? 640, y: 932, scale: 0.36 }) +
    stand(kit, {
      kind: 'ankleboot',
      hex: '#5a3a26',
      x: pegs.at(-1) ?? 1330,
      y: 932,
      scale: 0.3,
      params: { style: 'lace' },
    })
  );
}
