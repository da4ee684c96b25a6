import { choice, type Draw } from '../base/kit';
import { trace } from '../base/path';
import { ribBand, stitching } from '../base/trims';
import { backNeck, belowShoulders, CX, createCut, cuffOf, neckLine, type Sleeve } from './cut';
import { garment } from './garment';
import { chestPocket, collar, hemStitch, placket, sleeveHems } from './shirt-parts';

/** A T-shirt. */
export const drawTshirt: Draw = (kit) => {
  const neck = choice(kit, 'neck', ['round', 'v', 'boat', 'collar']);
  const long = choice(kit, 'sleeve', ['short', 'long']) === 'long';
  const boat = neck === 'boat';
  const cut = createCut(kit, {
    neck: boat ? 'boat' : neck === 'v' || neck === 'collar' ? 'v' : 'round',
    neckDrop: neck === 'v' ? 150 : neck === 'collar' ? 90 : boat ? 34 : 84,
    neckWidth: boat ? 132 : 94,
    hemY: 1070 + kit.rng.jitter(40),
    chest: 266,
    hem: 264,
    waist: 258,
  });
  const sleeve: Sleeve = { length: long ? 'long' : 'short', ease: kit.rng.between(0, 0.8) };
  const { art, shade } = garment(kit, cut, sleeve, {
    surface: 'jersey',
    crease: 0.5,
    blockFrom: 640,
    step: 44,
  });
  const band = boat
    ? stitching(kit.hex, neckLine(cut, 20))
    : belowShoulders(kit, cut, ribBand(kit, neckLine(cut, 4), 24, kit.hex, 6)) +
      belowShoulders(kit, cut, stitching(kit.hex, neckLine(cut, 30)));
  const top =
    neck === 'collar'
      ? placket(kit, cut.neckTop + 84, cut.neckTop + 280, 3, 44) + collar(kit, cut, 58, 80)
      : band;
  const pocket = kit.rng.chance(0.25) && neck === 'round' ? chestPocket(kit, cut) : '';
  return {
    art:
      backNeck(kit, cut) + art + pocket + top + hemStitch(kit, cut) + sleeveHems(kit, cut, sleeve),
    shade,
    place: 'hang',
    focus: { x: 640, y: 440, zoom: 2.2 },
  };
};

/** A polo shirt. */
export const drawPolo: Draw = (kit) => {
  const long = choice(kit, 'sleeve', ['short', 'long']) === 'long';
  const cut = createCut(kit, {
    neck: 'v',
    neckDrop: 90,
    hemY: 1080 + kit.rng.jitter(30),
    chest: 266,
    hem: 262,
  });
  const sleeve: Sleeve = { length: long ? 'long' : 'short', ease: 0.2 };
  const { art, shade } = garment(kit, cut, sleeve, {
    surface: 'knit',
    crease: 0.42,
    blockFrom: 640,
  });
  const { outer, inner } = cuffOf(cut, sleeve);
  const bands = ([-1, 1] as const)
    .map((s) =>
      ribBand(kit, trace(CX, s, [inner[0] - 2, inner[1] - 8], [[outer[0], outer[1] - 9]]), 30),
    )
    .join('');
  return {
    art:
      backNeck(kit, cut) +
      art +
      placket(kit, cut.neckTop + 84, cut.neckTop + 270, kit.rng.int(2, 3), 46) +
      bands +
      collar(kit, cut, 60, 84) +
      hemStitch(kit, cut),
    shade,
    place: 'hang',
    focus: { x: 620, y: 400, zoom: 2.2 },
  };
};
