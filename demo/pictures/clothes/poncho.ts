import { panel } from '../base/cloth';
import { darken } from '../base/colour';
import type { Draw } from '../base/kit';
import { mirrored, n, trace } from '../base/path';
import { label, seam, stitching, zip } from '../base/trims';
import { CX } from './cut';
import { skirtFolds } from './skirt';
import { throat } from './wearer';

/** A rain cape: one wide sheet with a hood and no sleeves, with loops for the thumbs. */
export const drawPoncho: Draw = (kit) => {
  const foot = 1230 + kit.rng.jitter(12);
  const wide = 470;
  const d = mirrored(
    CX,
    [0, 330],
    [
      [96, 318],
      [210, 350, 300, 440, 360, 640],
      [410, 820, 450, 980, wide, foot - 60],
      [wide * 0.7, foot + 10, wide * 0.4, foot + 24],
      [wide * 0.2, foot + 34, 0, foot + 36],
    ],
  );
  const hood = mirrored(
    CX,
    [0, 120],
    [
      [110, 122, 148, 190, 140, 292],
      [128, 350, 100, 366],
      [50, 392, 0, 394],
    ],
  );
  const open = mirrored(
    CX,
    [0, 172],
    [
      [78, 172, 98, 220, 92, 290],
      [76, 346, 0, 374],
    ],
  );
  const folds = skirtFolds(kit, 420, foot, 150, wide, 9, 0.9);
  const loops = ([-1, 1] as const)
    .map(
      (s) =>
        `<path d="${trace(CX, s, [wide * 0.62, foot - 2], [[wide * 0.66, foot + 66, wide * 0.74, foot - 14]])}" fill="none" stroke="${darken(kit.hex, 0.45)}" stroke-width="11"/>`,
    )
    .join('');
  const peak = panel(
    kit,
    mirrored(
      CX,
      [0, 150],
      [
        [70, 152, 110, 196],
        [70, 186, 0, 184],
      ],
    ),
    {
      soft: 5,
      step: 0,
    },
  );
  const neck = { neckTop: 290, neckWidth: 92, slope: 84, size: 1 };
  const inside = kit.sheet.linear(
    [0, 0],
    [0, 1],
    [
      [0, darken(kit.hex, 0.25)],
      [1, darken(kit.hex, 0.7)],
    ],
  );
  const face = kit.back
    ? seam(kit.hex, `M${CX} 124V390`, 3)
    : `<path d="${open}" fill="${inside}"/>${kit.wearer ? throat(kit, neck, { half: 92, drop: 84 }) : label(CX, 250)}${seam(kit.hex, open, 3)}${kit.wearer ? '' : peak}`;
  const band = `M${n(CX - wide * 0.92)} ${foot - 150}Q${CX} ${foot - 70} ${n(CX + wide * 0.92)} ${foot - 150}`;
  return {
    art:
      loops +
      panel(kit, d, { surface: 'smooth', folds, soft: 14, step: 60 }) +
      `<path d="${band}" fill="none" stroke="#f4f1e8" stroke-width="16" stroke-opacity=".75"/>` +
      stitching(
        kit.hex,
        `M${n(CX - wide * 0.98)} ${foot - 70}Q${CX} ${foot + 30} ${n(CX + wide * 0.98)} ${foot - 70}`,
      ) +
      (kit.back ? '' : zip(CX, 400, CX, 640, '#a9a294', kit.hex)) +
      panel(kit, hood, { surface: 'smooth', round: 1, soft: 12, step: 0 }) +
      face,
    shade: [d, hood],
    place: 'hang',
    fit: { shoulder: [200, 374], underArm: [300, 600], hem: [wide, foot], size: 1 },
    focus: { x: 600, y: 420, zoom: 1.9 },
  };
};
