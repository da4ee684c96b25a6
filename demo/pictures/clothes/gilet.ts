import { panel } from '../base/cloth';
import { type Draw, flag, tone } from '../base/kit';
import { trace } from '../base/path';
import { ribBand, seam, zip } from '../base/trims';
import { backNeck, bodyPath, CX, createCut, fitOf } from './cut';
import { quilting, snaps, standCollar, welts } from './outer-parts';
import { collar } from './shirt-parts';

const sides = [-1, 1] as const;

/** A sleeveless jacket: quilted with a zip. */
export const drawGilet: Draw = (kit) => {
  const { rng } = kit;
  const cut = createCut(kit, {
    neckTop: 270,
    neckDrop: 60,
    shoulder: 216,
    underArm: 560,
    chest: 268,
    waist: 264,
    hem: 266,
    hemY: 1090 + rng.jitter(34),
    hemDip: 12,
  });
  const body = bodyPath(cut);
  const diamond = flag(kit, 'diamond');
  const base = panel(kit, body, { surface: 'smooth', round: 1, blockFrom: 640 });
  const armholes = sides
    .map((s) => {
      const t = cut.neckTop + cut.slope;
      const mid = (cut.underArm + t) / 2;
      return ribBand(
        kit,
        trace(
          CX,
          s,
          [cut.shoulder - 6, t],
          [[cut.shoulder - 26, mid - 20, cut.shoulder - 22, mid + 70, cut.chest - 6, cut.underArm]],
        ),
        14,
      );
    })
    .join('');
  const steel = rng.pick(['#a9a294', '#b79a5c', '#4a4743']);
  const cord = tone(kit, 'collarTone', '');
  const shut = !flag(kit, 'snaps')
    ? kit.back
      ? ''
      : zip(CX, cut.neckTop + 40, CX, cut.hemY + 6, steel, kit.hex)
    : seam(kit.hex, `M${CX + 24} ${cut.neckTop + 60}V${cut.hemY + 10}`) +
      snaps(kit, cut.neckTop + 110, cut.hemY - 50, 5);
  return {
    art:
      backNeck(kit, cut, false) +
      base +
      quilting(kit, body, diamond, 266, 1190) +
      armholes +
      welts(kit, 170, 800, 140) +
      shut +
      (cord
        ? collar({ ...kit, hex: cord, cloth: { surface: 'corduroy', hex: cord } }, cut, 84, 88)
        : standCollar(kit, cut, 88)),
    shade: [body],
    place: 'hang',
    fit: fitOf(cut, { length: 'none', ease: 0 }),
    focus: { x: 600, y: 430, zoom: 2 },
  };
};
