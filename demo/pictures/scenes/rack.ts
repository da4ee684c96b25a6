import { mix } from '../base/colour';
import type { Kit } from '../base/kit';
import { n } from '../base/path';
import { rod } from '../base/solid';
import { boards, hanger, sunPatch, wall } from './room';
import { hang, stand, type Ware } from './staging';

const [W, H] = [1600, 1000];
const at = (palette: readonly string[], i: number) => palette[i % palette.length] ?? '#8a9a86';

const MIXED: readonly Ware[] = [
  'coat',
  'shirt',
  'dress',
  'blazer',
  'sweater',
  'cardigan',
  'blouse',
  'raincoat',
  'jacket',
].map((kind) => ({ kind }));

const COATS: readonly Ware[] = ['doublebreasted', 'single', 'wrap', 'duffle'].map((style) => ({
  kind: 'coat',
  params: { style },
}));

const KNITS: readonly Ware[] = [
  { kind: 'sweater', params: { neck: 'turtle', pattern: 'knit' } },
  { kind: 'cardigan', params: { pattern: 'knit' } },
  { kind: 'sweater', params: { neck: 'round', pattern: 'knit' } },
  { kind: 'sweater', params: { neck: 'v' } },
];

/** Clothes on a bar, side by side on wooden hangers; mixed ones hang among neutral tones. */
export function bar(
  kit: Kit,
  palette: readonly string[],
  x1: number,
  x2: number,
  y: number,
  scale: number,
  count: number,
  wares = MIXED,
): string {
  const chance = kit.rng.int(0, 8);
  // What was chosen hangs as it was listed.
  const first = wares.some(({ hex }) => hex) ? 0 : chance;
  const gap = (x2 - x1) / count;
  const tones = wares === MIXED ? [...palette, '#e8e0d2', '#b08a5e', '#41464f'] : palette;
  const step = wares === MIXED ? 2 : 1;
  const items = Array.from({ length: count }, (_, i) => {
    const x = x1 + gap * (i + 0.5);
    const ware = wares[(first + i * step) % wares.length] as Ware;
    const hex = ware.hex ?? at(tones, i + first);
    const top = y + 74 * scale * 1.6;
    return (
      `<g transform="translate(${n(x)} ${n(y - 4)}) scale(${(scale * 1.4).toFixed(3)})">${hanger(0, 0, '#b98a55', 150)}</g>` +
      hang(kit, { ...ware, hex, x, y: top, scale, squeeze: 0.82, byShoulders: true, floor: 886 })
    );
  });
  return rod(`M${x1 - 40} ${y}H${x2 + 40}`, 12, '#3a3632') + items.join('');
}

/** Between its posts, and how many things hang there. */
type Rack = { from: number; to: number; count: number };
const MIDDLE: Rack = { from: 150, to: 1450, count: 5 };
/** Leaves room beside it, for pictures that are cut at their sides. */
const NARROW: Rack = { from: 230, to: 1370, count: 5 };
/** Stands to the right. */
const ASIDE: Rack = { from: 790, to: 1520, count: 4 };

/** A rack in daylight, with what hangs on its bar. */
function standing(
  kit: Kit,
  palette: readonly string[],
  clothes: string,
  { from, to }: Rack = MIDDLE,
): string {
  const tone = mix('#d9d2c3', at(palette, 2), 0.2);
  const posts =
    [from, to].map((x) => rod(`M${x} 190V900`, 14, '#3a3632')).join('') +
    [from, to].map((x) => rod(`M${x - 60} 905H${x + 60}`, 14, '#3a3632')).join('');
  return (
    wall(kit, tone, W, H) +
    sunPatch(kit, from > 600 ? 160 : 980, 130, 420, 460) +
    boards(kit, 840, W, H, '#b99468') +
    posts +
    clothes +
    stand(kit, {
      kind: 'ankleboot',
      hex: '#5a3a26',
      x: from + (to - from) * 0.25,
      y: 930,
      scale: 0.22,
      params: { style: 'chelsea' },
    }) +
    stand(kit, { kind: 'basket', hex: '#c9a870', x: to - (to - from) * 0.25, y: 935, scale: 0.26 })
  );
}

/** A rack of clothes: those given, or some of all kinds. */
export function rack(kit: Kit, palette: readonly string[], wares = MIXED): string {
  const count = kit.rng.int(5, 6);
  return standing(kit, palette, bar(kit, palette, 180, 1420, 200, 0.52, count, wares));
}

/** What hangs on a rack: what is given, or its kind in the first three colours alone. */
function racked(
  kit: Kit,
  palette: readonly string[],
  wares: readonly Ware[],
  scale: number,
  at: Rack,
): string {
  const tones = palette.slice(0, 3);
  const clothes = bar(kit, tones, at.from + 30, at.to - 30, 200, scale, at.count, wares);
  return standing(kit, palette, clothes, at);
}

/** A rack of coats. */
export const coats = (kit: Kit, palette: readonly string[], wares = COATS, aside = false): string =>
  racked(kit, palette, wares, aside ? 0.41 : 0.5, aside ? ASIDE : MIDDLE);

/** A rack of sweaters. */
export const knits = (kit: Kit, palette: readonly string[], wares = KNITS, aside = false): string =>
  racked(kit, palette, wares, aside ? 0.46 : 0.5, aside ? ASIDE : NARROW);
