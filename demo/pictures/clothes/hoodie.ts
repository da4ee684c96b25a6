import { panel } from '../base/cloth';
import { darken, lighten, luma } from '../base/colour';
import { type Draw, flag, type Kit } from '../base/kit';
import { mirrored, trace } from '../base/path';
import { label, seam, stitching, zip } from '../base/trims';
import { type Cut, CX, createCut, fitOf, type Sleeve } from './cut';
import { garment } from './garment';
import { cuffs, hemRib } from './knit-parts';
import { throat } from './wearer';

/** A hooded sweatshirt. */
export const drawHoodie: Draw = (kit) => {
  const cut = createCut(kit, {
    neckTop: 330,
    neckDrop: 96,
    underArm: 610,
    shoulder: 256,
    chest: 292,
    waist: 290,
    hem: 272,
    hemY: 1150,
    waistY: 860,
  });
  const sleeve: Sleeve = { length: 'long', ease: 1 };
  const { art, shade } = garment(kit, cut, sleeve, {
    surface: 'jersey',
    blockFrom: 760,
    round: 0.95,
    soft: 15,
    step: 60,
  });
  const shut = `M${CX} 430V${cut.hemY + 30}`;
  const zipped = flag(kit, 'zip') && !kit.back;
  const front = zipped
    ? seam(kit.hex, shut) + zip(CX, cut.neckTop + 110, CX, cut.hemY + 56, '#a9a294', kit.hex)
    : '';
  const hoods = hood(kit, cut);
  return {
    art:
      hoods.back +
      art +
      (kit.back ? '' : kangaroo(kit, cut)) +
      hemRib(kit, cut, 66) +
      front +
      cuffs(kit, cut, sleeve) +
      hoods.front +
      (flag(kit, 'cords') && !kit.back ? cords(kit, cut) : ''),
    shade: [...shade, hoods.outline],
    place: 'hang',
    fit: fitOf(cut, sleeve),
    focus: { x: 600, y: 400, zoom: 1.9 },
  };
};

function hood(kit: Kit, cut: Cut): { back: string; front: string; outline: string } {
  const { neckWidth: w, neckTop: t } = cut;
  const whole = mirrored(
    CX,
    [0, t - 178],
    [
      [w * 1.25, t - 178, w * 1.72, t - 110, w * 1.6, t - 6],
      [w * 1.55, t + 40, w * 1.3, t + 70],
      [w * 0.6, t + 130, 0, t + 128],
    ],
  );
  const opening = mirrored(
    CX,
    [0, t - 126],
    [
      [w * 0.86, t - 126, w * 1.12, t - 84, w * 1.04, t - 4],
      [w * 0.92, t + 60, 0, t + 112],
    ],
  );
  const dark = mirrored(
    CX,
    [0, t - 126],
    [
      [w * 0.86, t - 126, w * 1.12, t - 84, w * 1.04, t - 4],
      [w * 0.92, t + 60, 0, t + 112],
    ],
  );
  const inside = kit.sheet.linear(
    [0, 0],
    [0, 1],
    [
      [0, darken(kit.hex, 0.2)],
      [0.55, darken(kit.hex, 0.45)],
      [1, darken(kit.hex, 0.68)],
    ],
  );
  const face =
    `<path d="${opening}" fill="${inside}"/>` +
    (kit.wearer ? throat(kit, cut, { half: w * 1.02, drop: 96 }) : label(CX, t - 2)) +
    `<path d="${dark}" fill="none" stroke="${kit.hex}" stroke-width="18"/><path d="${dark}" fill="none" stroke="${darken(kit.hex, 0.5)}" stroke-width="1.6" opacity=".6"/>` +
    stitching(
      kit.hex,
      mirrored(
        CX,
        [0, t - 140],
        [
          [w * 0.96, t - 140, w * 1.25, t - 90, w * 1.17, t - 2],
          [w * 1.02, t + 70, 0, t + 126],
        ],
      ),
    );
  const front =
    panel(kit, whole, {
      surface: 'jersey',
      step: 0,
      round: 1.1,
      soft: 18,
      folds: ([-1, 1] as const).flatMap((s) => [
        {
          d: trace(CX, s, [w * 1.5, t - 60], [[w * 1.3, t + 30, w * 0.6, t + 112]]),
          width: 18,
          tone: 0.3,
        },
        {
          d: trace(CX, s, [w * 1.6, t + 10], [[w * 1.3, t + 70, w * 0.9, t + 116]]),
          width: 22,
          tone: -0.4,
        },
      ]),
    }) + (kit.back ? hoodSeam(kit, cut) : face);
  return { back: kit.back ? throat(kit, cut) : '', front, outline: whole };
}
function kangaroo(kit: Kit, cut: Cut): string {
  const y = cut.hemY - 262;
  const d = mirrored(
    CX,
    [0, y],
    [
      [112, y],
      [124, y + 40, 188, y + 150],
      [192, y + 246],
      [0, y + 250],
    ],
  );
  const edge = ([-1, 1] as const)
    .map((s) => trace(CX, s, [112, y], [[124, y + 40, 188, y + 150]]))
    .join('');
  return (
    panel(kit, d, {
      surface: 'jersey',
      step: 0,
      round: 0.5,
      soft: 10,
      folds: [
        {
          d: `M${CX - 160} ${y + 200}Q${CX} ${y + 150} ${CX + 160} ${y + 210}`,
          width: 20,
          tone: -0.14,
        },
      ],
    }) + stitching(kit.hex, edge)
  );
}

function cords(kit: Kit, cut: Cut): string {
  const tone = luma(kit.hex) > 0.6 ? '#f3ede2' : lighten(kit.hex, 0.5);
  return ([-1, 1] as const)
    .map((s) => {
      const y = cut.neckTop + 84;
      const d = trace(
        CX,
        s,
        [34, y],
        [[42, y + 110, 30 + kit.rng.jitter(10), y + 190 + kit.rng.jitter(20)]],
      );
      return `<path d="${d}" fill="none" stroke="${darken(tone, 0.5)}" stroke-width="10" stroke-linecap="round" opacity=".5" transform="translate(3 4)"/><path d="${d}" fill="none" stroke="${tone}" stroke-width="8.5" stroke-linecap="round"/>`;
    })
    .join('');
}

/** The seam over a hood that lies on the back. */
const hoodSeam = (kit: Kit, cut: Cut): string =>
  seam(kit.hex, `M${CX} ${cut.neckTop - 176}V${cut.neckTop + 126}`, 3);
