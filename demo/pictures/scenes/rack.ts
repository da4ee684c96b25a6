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
      hang(kit, { ...ware, hex, x, y: top, scale, squeeze: 0.82, byShoulders: true })
    );
  });
  return rod(`M${x1 - 40} ${y}H${x2 + 40}`, 12, '#3a3632') + items.join('');
}

/** A rack in daylight, with what hangs on its bar. */
function standing(kit: Kit, palette: readonly string[], clothes: string): string {
  const tone = mix('#d9d2c3', at(palette, 2), 0.2);
  const posts =
    [150, 1450].map((x) => rod(`M${x} 190V900`, 14, '#3a3632')).join('') +
    rod('M90 905H210', 14, '#3a3632') +
    rod('M1390 905H1510', 14, '#3a3632');
  return (
    wall(kit, tone, W, H) +
    sunPatch(kit, 980, 130, 420, 460) +
    boards(kit, 840, W, H, '#b99468') +
    posts +
    clothes +
    stand(kit, {
      kind: 'ankleboot',
      hex: '#5a3a26',
      x: 420,
      y: 930,
      scale: 0.22,
      params: { style: 'chelsea' },
    }) +
    stand(kit, { kind: 'basket', hex: '#c9a870', x: 1180, y: 935, scale: 0.26 })
  );
}

/** A rack of clothes: those given, or some of all kinds. */
export function rack(kit: Kit, palette: readonly string[], wares = MIXED): string {
  const count = kit.rng.int(5, 6);
  return standing(kit, palette, bar(kit, palette, 180, 1420, 200, 0.52, count, wares));
}

/** A rack of coats: those given, or some in the first three colours alone. */
export const coats = (kit: Kit, palette: readonly string[], wares = COATS): string =>
  standing(kit, palette, bar(kit, palette.slice(0, 3), 180, 1420, 200, 0.5, 5, wares));

/** A rack of sweaters: those given, or some in the first three colours alone. */
export const knits = (kit: Kit, palette: readonly string[], wares = KNITS): string =>
  standing(kit, palette, bar(kit, palette.slice(0, 3), 180, 1420, 200, 0.56, 5, wares));
