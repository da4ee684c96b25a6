import { darken, mix } from '../base/colour';
import type { Kit } from '../base/kit';
import { createRng } from '../base/random';
import { Sheet } from '../base/sheet';
import { type Gable, houseFront } from './facade';
import { fullPalette } from './scene';
import { shopFront } from './shopfront';
import { bicycle, pavement, sky, tree, tub } from './street-parts';

const WALLS = [
  '#8f5a48',
  '#a56a4e',
  '#7a4a3c',
  '#b88a66',
  '#6f4a42',
  '#9a6450',
  '#d8ccb6',
  '#c9c3b4',
  '#b7a58c',
  '#5a4a44',
];

const GABLES: readonly Gable[] = ['step', 'neck', 'bell', 'cornice', 'spout'];

/** Draws a Dutch shop front as an SVG document of 1600 × 1000 units; each seed another one. */
export function drawStore({ seed, palette }: { seed: string; palette: string[] }): string {
  const colours = fullPalette(palette);
  const rng = createRng(`store/${seed}`);
  const kit: Kit = { sheet: new Sheet(), rng, hex: colours[0] ?? '#1f4a3a', params: {} };
  const w = rng.int(640, 900);
  const x = 800 - w / 2 + rng.int(-90, 90);
  const own = rng.pick(WALLS);
  const neighbour = () => rng.pick(WALLS.filter((c) => c !== own));
  const cols = w > 780 ? 4 : 3;
  const house = (hx: number, hw: number, wall: string, count: number, main: boolean) => {
    const gable = rng.pick(GABLES);
    const shop = 500 + (main ? 0 : rng.int(-20, 40));
    return houseFront(
      kit,
      {
        x: hx,
        w: hw,
        eaves: main ? rng.int(150, 210) : rng.int(130, 260),
        rise: rng.int(100, 140),
        foot: 868,
        gable,
        wall: main ? wall : mix(wall, '#8a8276', 0.25),
        frame: rng.pick(['#efe8da', '#e6dccb', '#2f3a36']),
        rows: main ? rng.int(1, 2) : 2,
        cols: count,
        shop,
      },
      rng.chance(0.25),
    );
  };
  const left = house(x - 560, 556, neighbour(), 3, false);
  const right = house(x + w + 4, 560, neighbour(), 3, false);
  const quiet = [
    mix(darken(colours[3] ?? '#41597a', 0.2), '#4a443c', 0.5),
    '#b9ad98',
    ...colours.slice(2),
  ];
  const sides =
    shopFront(kit, x - 540, 540, 516, 868, quiet, false, 'left', false) +
    shopFront(
      kit,
      x + w + 24,
      540,
      520,
      868,
      [...quiet].reverse(),
      rng.chance(0.4),
      'right',
      false,
    );
  const door = rng.pick(['left', 'middle', 'right'] as const);
  const main =
    house(x, w, own, cols, true) +
    shopFront(kit, x + 14, 500, w - 28, 868, colours, rng.chance(0.55), door);
  const extras =
    (rng.chance(0.5)
      ? tree(kit, rng.chance(0.5) ? x - 120 : x + w + 130, 925, rng.between(0.8, 1.05))
      : '') +
    (rng.chance(0.7)
      ? bicycle(
          x + w * rng.between(0.1, 0.9),
          945,
          rng.pick(['#2f3a36', '#7a3b30', '#3a4a63']),
          0.92,
        )
      : '') +
    tub(kit, x + 20, 895, colours[1] ?? '#c9703f') +
    tub(kit, x + w - 20, 895, colours[1] ?? '#c9703f');
  return kit.sheet.document(
    1600,
    1000,
    sky(kit, 1600, 1000) + left + right + sides + main + pavement(kit, 866, 1600, 1000) + extras,
  );
}
