import { panel } from '../base/cloth';
import { darken } from '../base/colour';
import { count, type Draw, flag, tone as toneOf } from '../base/kit';
import { mirrored, n, trace } from '../base/path';
import { button, seam } from '../base/trims';
import { armSeams, type Cut, CX, createCut, cuffOf, fitOf, type Sleeve, sleevePath } from './cut';
import { bodyFolds, sleeveFolds } from './garment';
import { patchPocket } from './outer-parts';
import { collarBack, flap, lapel, lining } from './tailoring';

function frontPath(cut: Cut, round: number, back = false): string {
  const t = cut.neckTop;
  const midY = (cut.underArm + t + cut.slope) / 2;
  return mirrored(
    CX,
    [0, back ? t + 16 : t + 300],
    [
      [cut.neckWidth, t],
      [cut.shoulder, t + cut.slope],
      [cut.shoulder - 22, midY - 20, cut.shoulder - 16, midY + 70, cut.chest, cut.underArm],
      [cut.chest - 4, cut.underArm + 90, cut.waist, cut.waistY - 90, cut.waist, cut.waistY],
      [cut.waist + 2, cut.waistY + 90, cut.hem, cut.hemY - 130, cut.hem, cut.hemY - 6],
      [cut.hem * 0.6, cut.hemY + 10, round + 60, cut.hemY + 8],
      [round, cut.hemY + 8, 0, cut.hemY - round * 1.1],
    ],
  );
}

/** A tailored jacket. */
export const drawBlazer: Draw = (kit) => {
  const { rng } = kit;
  const double = flag(kit, 'double');
  const cut = createCut(kit, {
    neckTop: 200,
    neckWidth: 92,
    shoulder: 250,
    slope: 50,
    underArm: 470,
    chest: 262,
    waist: 240,
    waistY: 730,
    hem: 270,
    hemY: 1130 + rng.jitter(24),
    hemDip: 8,
  });
  const sleeve: Sleeve = { length: 'long', ease: 0.2 };
  const depth = 440 + rng.jitter(30);
  const front = frontPath(cut, double || kit.back ? 4 : 52, kit.back);
  const shade = [front];
  let art = '';
  for (const s of [-1, 1] as const) {
    const d = sleevePath(cut, sleeve, s);
    shade.push(d);
    art += panel(kit, d, {
      surface: 'wool',
      turn: s * -8,
      folds: sleeveFolds(kit, cut, sleeve, s),
    });
  }
  art += panel(kit, front, { surface: 'wool', folds: bodyFolds(kit, cut, 0.7), blockFrom: 760 });
  art += armSeams(kit, cut, sleeve);
  const lap = double ? 78 : 14;
  const width = 74 + rng.jitter(10);
  // A single row of buttons ends above a front that is cut away: its edge ends there too.
  const edge = `M${n(CX + lap)} ${n(cut.neckTop + depth)}V${n(cut.hemY + (double ? 6 : -44))}`;
  const tone = toneOf(kit, 'buttonTone', rng.pick([darken(kit.hex, 0.35), '#4a3626', '#2a2622']));
  const buttons = double
    ? [0, 1, 2]
        .flatMap((i) =>
          [-1, 1].map((s) => button(CX + s * 70, cut.neckTop + depth + 20 + i * 110, 15, tone)),
        )
        .join('')
    : Array.from({ length: count(kit, 'buttons', 2) }, (_, i) =>
        button(CX, cut.neckTop + depth + 34 + i * 130, 16, tone),
      ).join('');
  const pockets = ([-1, 1] as const)
    .map((s) =>
      flag(kit, 'patchPockets')
        ? patchPocket(kit, CX + s * 158 - 78, cut.waistY + 110, 156, 190, 'wool', 0)
        : flap(kit, CX + s * 158 - 68, cut.waistY + 116),
    )
    .join('');
  const chest = panel(kit, `M${CX + 104} ${cut.underArm + 6}l96 -14v26l-96 14z`, {
    surface: 'wool',
    round: 0.2,
    soft: 4,
  });
  const darts = ([-1, 1] as const)
    .map((s) =>
      seam(
        kit.hex,
        trace(CX, s, [138, cut.underArm + 90], [[130, cut.waistY, 142, cut.waistY + 110]]),
        1.6,
      ),
    )
    .join('');
  const cuffButtons = ([-1, 1] as const)
    .flatMap((s) =>
      [0, 1, 2].map((i) => {
        const c = cuffOf(cut, sleeve);
        return button(CX + s * (c.inner[0] + 14 - i * 1.5), c.inner[1] - 30 - i * 26, 8, tone);
      }),
    )
    .join('');
  return {
    art:
      collarBack(kit, cut) +
      art +
      lining(kit, cut, depth - 6) +
      (kit.back ? seam(kit.hex, `M${CX} ${cut.neckTop + 40}V${cut.hemY}`) : chest) +
      darts +
      pockets +
      (kit.back ? '' : seam(kit.hex, edge, 2.4) + buttons) +
      cuffButtons +
      lapel(kit, cut, { depth, width, notch: 130, lap, peak: double }, 1) +
      lapel(kit, cut, { depth, width, notch: 130, lap, peak: double }, -1),
    shade,
    place: 'hang',
    fit: fitOf(cut, sleeve),
    focus: { x: 640, y: 560, zoom: 2 },
  };
};
