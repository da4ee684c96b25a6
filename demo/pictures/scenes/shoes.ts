import { mix } from '../base/colour';
import type { Kit } from '../base/kit';
import { slab } from '../base/solid';
import { sunPatch, wall } from './room';
import { stand, type Ware } from './staging';

const [W, H] = [1600, 1000];
const at = (palette: readonly string[], i: number) => palette[i % palette.length] ?? '#8a9a86';

const PAIRS: readonly Ware[] = [
  { kind: 'ankleboot', params: { style: 'chelsea' } },
  { kind: 'loafer', params: { detail: 'penny' } },
  { kind: 'boot', params: { shaft: 'mid' } },
  { kind: 'slipper', params: { style: 'closed' } },
  { kind: 'ankleboot', params: { style: 'lace' } },
  { kind: 'sneaker' },
];
const COLUMNS = 3;

/** Shoes on two shelves: those given, or some, one of a pair each. */
export function shoes(kit: Kit, palette: readonly string[], wares = PAIRS): string {
  const first = kit.rng.int(0, wares.length - 1);
  const hues = [at(palette, 0), '#5a3a26', at(palette, 1), '#e4d8c2'];
  const row = (y: number, from: number) =>
    slab(kit, 0, y, W, 26, '#b08a5e') +
    Array.from({ length: COLUMNS }, (_, i) => {
      const pair = wares[(first + from + i) % wares.length];
      if (!pair) return '';
      const hex = pair.hex ?? at(hues, from + i);
      return stand(kit, { ...pair, hex, x: 290 + i * 510, y, scale: 0.38 });
    }).join('');
  return (
    wall(kit, mix('#d3cbbb', at(palette, 0), 0.12), W, H) +
    sunPatch(kit, 180, 60, 560, 480, 0.4) +
    row(450, 0) +
    row(900, COLUMNS)
  );
}
