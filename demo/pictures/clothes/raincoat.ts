import { panel } from '../base/cloth';
import { darken } from '../base/colour';
import { choice, type Draw, type Kit } from '../base/kit';
import { box, mirrored, trace } from '../base/path';
import { eyelet, label, seam, stitching, zip } from '../base/trims';
import { type Cut, CX, createCut, fitOf, type Sleeve } from './cut';
import { garment } from './garment';
import { snaps, welts } from './outer-parts';
import { throat } from './wearer';

const sides = [-1, 1] as const;

/** A raincoat with a hood or a collar, taped seams and snaps under a flap. */
export const drawRaincoat: Draw = (kit) => {
  const { rng } = kit;
  const wind = choice(kit, 'style', ['coat', 'wind']) === 'wind';
  const cut = createCut(kit, {
    neckTop: 262,
    neckDrop: 64,
    shoulder: 240,
    underArm: 540,
    chest: 278,
    waist: 276,
    hem: wind ? 282 : 318,
    hemY: (wind ? 1060 : 1260) + rng.jitter(14),
    hemDip: 14,
  });
  const sleeve: Sleeve = { length: 'long', ease: 1 };
  const { art, shade } = garment(kit, cut, sleeve, {
    surface: 'smooth',
    weight: 1.2,
    blockFrom: 700,
  });
  const yoke = sides
    .map((s) =>
      seam(
        kit.hex,
        trace(
          CX,
          s,
          [30, cut.underArm - 60],
          [[140, cut.underArm - 50, cut.shoulder - 10, cut.underArm - 84]],
        ),
        2.4,
      ),
    )
    .join('');
  const flapLine = panel(kit, box(CX - 32, cut.neckTop + 60, 64, cut.hemY - cut.neckTop - 48, 4), {
    surface: 'smooth',
    round: 0.2,
    soft: 5,
  });
  const shine = sides
    .map(
      (s) =>
        `<path d="${trace(CX, s, [150, 480], [[176, 700, 168, cut.hemY - 110]])}" stroke="#fff" stroke-opacity=".16" stroke-width="16" stroke-linecap="round" fill="none"/>`,
    )
    .join('');
  const { hood, outline } = rainHood(kit, cut);
  return {
    art:
      (kit.back ? throat(kit, cut) : '') +
      art +
      yoke +
      `<g filter="${kit.sheet.blur(6)}">${shine}</g>` +
      (wind ? reflection(cut) : '') +
      (kit.back
        ? backFlap(kit, cut)
        : wind
          ? welts(kit, 180, 790) + zip(CX, cut.neckTop + 70, CX, cut.hemY + 6, '#a9a294', kit.hex)
          : sides.map((s) => patchPocketSlant(kit, s, cut.hemY - 330)).join('') +
            flapLine +
            snaps(kit, cut.neckTop + 110, cut.hemY - 120, 6)) +
      hood,
    shade: [...shade, outline],
    place: 'hang',
    fit: fitOf(cut, sleeve),
    focus: { x: 600, y: 420, zoom: 1.9 },
  };
};

function patchPocketSlant(kit: Kit, s: 1 | -1, y: number): string {
  const d = `${trace(
    CX,
    s,
    [100, y + 12],
    [
      [238, y - 22],
      [244, y + 46],
      [106, y + 80],
    ],
  )}Z`;
  return (
    panel(kit, d, { surface: 'smooth', round: 0.3, soft: 5 }) + eyelet(CX + s * 172, y + 34, 8)
  );
}

function rainHood(kit: Kit, cut: Cut): { hood: string; outline: string } {
  const { neckWidth: w, neckTop: t } = cut;
  const outline = mirrored(
    CX,
    [0, t - 172],
    [
      [w * 1.2, t - 170, w * 1.56, t - 100, w * 1.44, t - 2],
      [w * 1.36, t + 56, w * 1.1, t + 66],
      [w * 0.5, t + 96, 0, t + 98],
    ],
  );
  const open = mirrored(
    CX,
    [0, t - 116],
    [
      [w * 0.84, t - 116, w * 1.02, t - 70, w * 0.94, t - 2],
      [w * 0.8, t + 56, 0, t + 84],
    ],
  );
  const dark = kit.sheet.linear(
    [0, 0],
    [0, 1],
    [
      [0, darken(kit.hex, 0.25)],
      [1, darken(kit.hex, 0.7)],
    ],
  );
  const folds = sides.map((s) => ({
    d: trace(CX, s, [w * 1.3, t - 60], [[w * 1.1, t + 40, w * 0.5, t + 90]]),
    width: 16,
    tone: 0.35,
  }));
  return {
    outline,
    hood:
      panel(kit, outline, { surface: 'smooth', step: 0, folds, round: 1 }) +
      (kit.back
        ? seam(kit.hex, `M${CX} ${t - 170}V${t + 96}`, 3)
        : `<path d="${open}" fill="${dark}"/>${kit.wearer ? throat(kit, cut, { half: w, drop: 80 }) : label(CX, t - 10)}${seam(kit.hex, open, 3)}`) +
      stitching(
        kit.hex,
        mirrored(
          CX,
          [0, t - 134],
          [
            [w, t - 132, w * 1.18, t - 80, w * 1.1, t],
            [w * 0.94, t + 70, 0, t + 94],
          ],
        ),
      ),
  };
}

/** Bands that light up in a headlamp. */
const reflection = (cut: Cut): string =>
  sides
    .map(
      (s) =>
        `<path d="${trace(CX, s, [40, cut.underArm - 58], [[140, cut.underArm - 48, cut.shoulder - 10, cut.underArm - 82]])}" fill="none" stroke="#f1efe6" stroke-width="9" stroke-opacity=".85"/>`,
    )
    .join('');

/** The flap over the back, under which air gets in. */
const backFlap = (kit: Kit, cut: Cut): string =>
  seam(
    kit.hex,
    `M${CX - cut.chest + 30} ${cut.underArm - 30}Q${CX} ${cut.underArm + 10} ${CX + cut.chest - 30} ${cut.underArm - 30}`,
    4,
  );
