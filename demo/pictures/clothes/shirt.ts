import { choice, type Draw, type Kit } from '../base/kit';
import { trace } from '../base/path';
import { buttonColour, seam } from '../base/trims';
import { backNeck, type Cut, CX, createCut, type Sleeve } from './cut';
import { garment } from './garment';
import {
  chestPocket,
  collar,
  hemStitch,
  placket,
  shirtCuffs,
  sleeveHems,
  standCollar,
} from './shirt-parts';

const shirtTail = (cut: Cut): Cut => ({ ...cut, hemDip: 64 });

/** A buttoned shirt. */
export const drawShirt: Draw = (kit) => {
  const grandad = choice(kit, 'collar', ['classic', 'grandad']) === 'grandad';
  const short = choice(kit, 'sleeve', ['long', 'short']) === 'short';
  const cut = shirtTail(
    createCut(kit, {
      neck: 'v',
      neckDrop: 84,
      hemY: 1090 + kit.rng.jitter(26),
      chest: 268,
      hem: 254,
      waist: 256,
    }),
  );
  const sleeve: Sleeve = { length: short ? 'short' : 'long', ease: short ? 0.7 : 0.6 };
  const soft = kit.rng.chance(0.4);
  const { art, shade } = garment(kit, cut, sleeve, {
    surface: soft ? 'linen' : 'canvas',
    crease: 0.7,
    blockFrom: 700,
    step: 40,
  });
  const top = cut.neckTop + (grandad ? 66 : 80);
  const tone = buttonColour(kit);
  return {
    art:
      backNeck(kit, cut) +
      art +
      yoke(kit, cut) +
      (kit.rng.chance(0.65) ? chestPocket(kit, cut) : '') +
      placket(kit, top, cut.hemY + cut.hemDip - 2, 7, 46, 11, tone) +
      (short ? sleeveHems(kit, cut, sleeve) : shirtCuffs(kit, cut, sleeve, tone)) +
      (grandad ? standCollar(kit, cut) : collar(kit, cut)) +
      hemStitch(kit, cut, 14),
    shade,
    place: 'hang',
    focus: { x: 620, y: 420, zoom: 2.1 },
  };
};

function yoke(kit: Kit, cut: Cut): string {
  return ([-1, 1] as const)
    .map((s) =>
      seam(
        kit.hex,
        trace(
          CX,
          s,
          [cut.neckWidth + 8, cut.neckTop + 52],
          [[cut.shoulder - 10, cut.neckTop + cut.slope + 36]],
        ),
      ),
    )
    .join('');
}
