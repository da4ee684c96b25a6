import { panel } from '../base/cloth';
import { choice, type Draw, type Kit } from '../base/kit';
import { box, n } from '../base/path';
import { button, buttonColour, ribBand } from '../base/trims';
import { backNeck, belowShoulders, type Cut, CX, createCut, neckLine, type Sleeve } from './cut';
import { garment } from './garment';
import { cuffs, hemRib, knitLook } from './knit-parts';

/** A cardigan that buttons down the front. */
export const drawCardigan: Draw = (kit) => {
  const long = choice(kit, 'length', ['short', 'long']) === 'long';
  const hemY = (long ? 1290 : 1050) + kit.rng.jitter(20);
  const cut = createCut(kit, {
    neck: 'v',
    neckDrop: kit.rng.between(200, 300),
    hemY,
    hem: long ? 280 : 262,
    waist: 272,
    waistY: 820,
    chest: 276,
    hemDip: 4,
    ...(long ? { neckTop: 180, underArm: 452 } : {}),
  });
  const sleeve: Sleeve = { length: 'long', ease: kit.rng.between(0.3, 0.9) };
  const { art, shade } = garment(kit, cut, sleeve, {
    ...knitLook,
    blockFrom: 720,
    step: 62,
    crease: 0.4,
  });
  const band = `M${CX} ${n(cut.hemY + 52)}V${n(cut.neckTop + cut.neckDrop + 12)}`;
  const tone = buttonColour(kit);
  const first = cut.neckTop + cut.neckDrop + 34;
  const count = long ? 6 : 5;
  const gap = (cut.hemY - first - 10) / (count - 1);
  const buttons = Array.from({ length: count }, (_, i) =>
    button(CX, first + i * gap, 15, tone),
  ).join('');
  const pocket = kit.rng.chance(long ? 1 : 0.5) ? pockets(kit, cut) : '';
  return {
    art:
      backNeck(kit, cut) +
      art +
      pocket +
      hemRib(kit, cut, 60) +
      cuffs(kit, cut, sleeve, 56) +
      belowShoulders(kit, cut, ribBand(kit, neckLine(cut, 10), 38)) +
      ribBand(kit, band, 44, kit.hex, 7) +
      buttons,
    shade,
    place: 'hang',
    focus: { x: 600, y: cut.neckTop + 250, zoom: 2 },
  };
};

function pockets(kit: Kit, cut: Cut): string {
  const y = cut.hemY - 235;
  return ([-1, 1] as const)
    .map((s) => {
      const x = CX + s * 150 - 72;
      return (
        panel(kit, box(x, y, 144, 176, 6), { surface: 'knit', step: 0, round: 0.4, soft: 8 }) +
        ribBand(kit, `M${x} ${y + 8}h144`, 28)
      );
    })
    .join('');
}
