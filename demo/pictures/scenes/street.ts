import { darken, lighten, mix } from '../base/colour';
import type { Kit } from '../base/kit';
import { bricks, type Gable, houseFront } from './facade';
import { shopFront } from './shopfront';
import { stand } from './staging';
import { bicycle, pavement, sky, tree, tub } from './street-parts';

const [W, H] = [1600, 1000];

const WALLS = ['#8f5a48', '#a56a4e', '#7a4a3c', '#b88a66', '#6f4a42', '#9a6450'];

const GABLES: Gable[] = ['step', 'neck', 'bell', 'cornice', 'spout'];

/** A shopping street with gabled houses. */
export function street(kit: Kit, palette: readonly string[]): string {
  const { rng } = kit;
  let x = -60;
  let art = '';
  const start = rng.int(0, 5);
  for (let i = 0; x < W; i++) {
    const w = rng.int(270, 350);
    const gable = GABLES[(start + i * 2) % 5] as Gable;
    const shop = 600;
    const wallTone = WALLS[(start + i) % WALLS.length] as string;
    art += houseFront(
      kit,
      {
        x,
        w,
        eaves: rng.int(210, 270),
        rise: rng.int(130, 170),
        foot: 850,
        gable,
        wall: rng.chance(0.3) ? '#d9cdb8' : wallTone,
        frame: '#efe8da',
        rows: 2,
        cols: w > 310 ? 3 : 2,
        shop,
      },
      rng.chance(0.3),
    );
    const tones = [
      palette[i % palette.length] ?? '#1f4a3a',
      palette[(i + 1) % palette.length] ?? '#c9703f',
      ...palette,
    ];
    art += shopFront(
      kit,
      x + 8,
      shop,
      w - 16,
      850,
      i === 2 ? palette : tones.map((c, k) => (k === 0 ? mix(c, '#3a3632', 0.4) : c)),
      rng.chance(0.5),
      rng.pick(['left', 'right'] as const),
      i === 2,
    );
    x += w;
  }
  return (
    sky(kit, W, H) +
    art +
    pavement(kit, 848, W, H) +
    tree(kit, rng.int(180, 420), 930, 0.9) +
    bicycle(rng.int(700, 900), 960, palette[0] ?? '#1f4a3a', 0.9) +
    bicycle(rng.int(1150, 1350), 950, '#3a3632', 0.85)
  );
}

/** One shop front, seen from across the street. */
export function storefront(kit: Kit, palette: readonly string[]): string {
  const { rng } = kit;
  const wallTone = rng.pick(WALLS);
  const frame = '#efe8da';
  const front = houseFront(kit, {
    x: 180,
    w: 1240,
    eaves: 40,
    rise: 0,
    foot: 870,
    gable: 'cornice',
    wall: wallTone,
    frame,
    rows: 1,
    cols: 5,
    shop: 330,
  });
  const sides =
    `<rect x="-10" y="0" width="190" height="870" fill="${bricks(kit, lighten(wallTone, 0.3))}"/><rect x="1420" y="0" width="190" height="870" fill="${bricks(kit, darken(wallTone, 0.2))}"/>` +
    `<rect x="170" y="0" width="12" height="870" fill="#1a1410" fill-opacity=".3"/>`;
  return (
    sky(kit, W, H) +
    sides +
    front +
    shopFront(
      kit,
      230,
      330,
      1140,
      870,
      palette,
      rng.chance(0.6),
      rng.pick(['left', 'middle', 'right'] as const),
    ) +
    pavement(kit, 868, W, H) +
    tub(kit, 210, 900, palette[1] ?? '#c9703f') +
    tub(kit, 1390, 900, palette[1] ?? '#c9703f') +
    bicycle(rng.int(1180, 1260), 940, '#2f3a36', 1) +
    stand(kit, { kind: 'chair', hex: '#a97a4a', x: 400, y: 935, scale: 0.24 })
  );
}
