import { crease, panel } from './cloth';
import { darken, mix } from './colour';
import type { Draw, Kit } from './kit';
import { box, mirrored, n, trace } from './path';
import { armSeams, bodyFolds, createCut, CX, type Cut, cuffOf, type Sleeve, sleeveFolds, sleevePath } from './torso';
import { button, label, seam, stitching } from './trims';

/** The lining that shows between open lapels. */
export function lining(kit: Kit, cut: Cut, depth: number): string {
  const { neckWidth: w, neckTop: t } = cut;
  const tone = mix(darken(kit.hex, 0.35), '#6d5f52', 0.35);
  const d = mirrored(CX, [0, t - 34], [[w * 0.8, t - 34, w + 10, t + 6], [w + 4, t + 60], [w * 0.3, t + depth * 0.66, 2, t + depth * 0.9], [0, t + depth * 0.9]]);
  const dim = kit.sheet.linear([0, 0], [0, 1], [[0, '#000', 0.12], [1, '#000', 0.5]]);
  return `<path d="${d}" fill="${tone}"/><path d="${d}" fill="${dim}"/>${label(CX, t + 16, 70, 30)}`;
}

export interface LapelCut { depth: number; width: number; notch: number; peak?: boolean; lap: number }

/** One notched lapel with its half of the collar. */
export function lapel(kit: Kit, cut: Cut, l: LapelCut, s: 1 | -1, surface: 'wool' | 'twill' | 'canvas' = 'wool'): string {
  const { neckWidth: w, neckTop: t } = cut;
  const rollX = -l.lap;
  const wide = w + l.width;
  const notchY = t + l.notch;
  const peak = l.peak ? -26 : 8;
  const lapelPath = `${trace(CX, s, [rollX, t + l.depth], [
    [w * 0.36, t + l.depth * 0.55, w - 8, t + 18], [w + 34, notchY - 30],
    [wide, notchY + peak], [wide - 12, t + l.depth * 0.62, rollX, t + l.depth],
  ])}Z`;
  const collarPath = `${trace(CX, s, [w - 26, t + 66], [
    [w - 12, t + 14, w - 22, t - 40], [w - 4, t - 44, w + 14, t - 6], [w + 36, t + 30, wide - 22, notchY - 34],
    [wide - 40, notchY - 2], [w + 16, notchY - 26], [w + 8, notchY - 22, w - 26, t + 66],
  ])}Z`;
  const roll = { d: trace(CX, s, [rollX + 6, t + l.depth - 20], [[w * 0.42, t + l.depth * 0.52, w + 2, t + 20]]), width: 16, tone: 0.3 };
  return panel(kit, lapelPath, { surface, turn: s * 14, round: 0.5, soft: 8, folds: [roll] }) +
    panel(kit, collarPath, { surface, turn: s * 40, round: 0.5, soft: 7 }) +
    stitching(kit.hex, trace(CX, s, [wide - 8, notchY + peak + 8], [[wide - 20, t + l.depth * 0.6, rollX + 6, t + l.depth - 8]])) ;
}

/** The back half of a collar, behind the neck. */
export function collarBack(kit: Kit, cut: Cut): string {
  const { neckWidth: w, neckTop: t } = cut;
  return panel(kit, mirrored(CX, [0, t - 52], [[w * 0.6, t - 54, w - 16, t - 42], [w - 10, t + 4], [w * 0.6, t - 22, 0, t - 22]]), { surface: 'wool', round: 0.5, soft: 6, step: 0 });
}

/** A straight pocket flap. */
export function flap(kit: Kit, x: number, y: number, w = 136, h = 50, surface: 'wool' | 'twill' | 'canvas' = 'wool'): string {
  return `<path d="${box(x + 2, y + 8, w, h, 8)}" fill="${darken(kit.hex, 0.6)}" fill-opacity=".35"/>` +
    panel(kit, `M${n(x)} ${n(y)}h${w}v${h - 10}q0 10 -10 10h${-(w - 20)}q-10 0 -10 -10z`, { surface, round: 0.3, soft: 5 }) +
    stitching(kit.hex, `M${n(x + 6)} ${n(y + 4)}v${h - 12}q0 4 6 4h${w - 24}q6 0 6 -4v${-(h - 12)}`);
}

function frontPath(cut: Cut, round: number): string {
  const t = cut.neckTop;
  const midY = (cut.underArm + t + cut.slope) / 2;
  return mirrored(CX, [0, t + 300], [
    [cut.neckWidth, t], [cut.shoulder, t + cut.slope],
    [cut.shoulder - 22, midY - 20, cut.shoulder - 16, midY + 70, cut.chest, cut.underArm],
    [cut.chest - 4, cut.underArm + 90, cut.waist, cut.waistY - 90, cut.waist, cut.waistY],
    [cut.waist + 2, cut.waistY + 90, cut.hem, cut.hemY - 130, cut.hem, cut.hemY - 6],
    [cut.hem * 0.6, cut.hemY + 10, round + 60, cut.hemY + 8], [round, cut.hemY + 8, 0, cut.hemY - round * 1.1],
  ]);
}

/** A tailored jacket. */
export const drawBlazer: Draw = (kit) => {
  const { rng } = kit;
  const double = rng.chance(0.3);
  const cut = createCut(kit, { neckTop: 200, neckWidth: 92, shoulder: 250, slope: 50, underArm: 470, chest: 262, waist: 240, waistY: 730, hem: 270, hemY: 1130 + rng.jitter(24), hemDip: 8 });
  const sleeve: Sleeve = { length: 'long', ease: 0.2 };
  const depth = 440 + rng.jitter(30);
  const front = frontPath(cut, double ? 4 : 52);
  const shade = [front];
  let art = '';
  for (const s of [-1, 1] as const) {
    const d = sleevePath(cut, sleeve, s);
    shade.push(d);
    art += panel(kit, d, { surface: 'wool', turn: s * -8, folds: sleeveFolds(kit, cut, sleeve, s) });
  }
  art += panel(kit, front, { surface: 'wool', folds: bodyFolds(kit, cut, 0.7), blockFrom: 760 });
  art = crease(kit, art, 0.26) + armSeams(kit, cut, sleeve);
  const lap = double ? 78 : 14;
  const width = 74 + rng.jitter(10);
  const edge = `M${n(CX + lap)} ${n(cut.neckTop + depth)}V${n(cut.hemY - (double ? -6 : 60))}${double ? '' : `Q${CX + 14} ${n(cut.hemY - 20)} ${CX + 52} ${n(cut.hemY + 8)}`}`;
  const tone = rng.pick([darken(kit.hex, 0.35), '#4a3626', '#2a2622']);
  const buttons = double
    ? [0, 1, 2].flatMap((i) => [-1, 1].map((s) => button(CX + s * 70, cut.neckTop + depth + 20 + i * 110, 15, tone))).join('')
    : Array.from({ length: rng.int(1, 2) }, (_, i) => button(CX, cut.neckTop + depth + 34 + i * 130, 16, tone)).join('');
  const pockets = ([-1, 1] as const).map((s) => flap(kit, CX + s * 158 - 68, cut.waistY + 116)).join('');
  const chest = panel(kit, `M${CX + 104} ${cut.underArm + 6}l96 -14v26l-96 14z`, { surface: 'wool', round: 0.2, soft: 4 });
  const darts = ([-1, 1] as const).map((s) => seam(kit.hex, trace(CX, s, [138, cut.underArm + 90], [[130, cut.waistY, 142, cut.waistY + 110]]), 1.6)).join('');
  const cuffButtons = ([-1, 1] as const).flatMap((s) => [0, 1, 2].map((i) => { const c = cuffOf(cut, sleeve); return button(CX + s * (c.inner[0] + 14 - i * 1.5), c.inner[1] - 30 - i * 26, 8, tone); })).join('');
  return {
    art: collarBack(kit, cut) + art + lining(kit, cut, depth - 6) + chest + darts + pockets + seam(kit.hex, edge, 2.4) + buttons + cuffButtons +
      lapel(kit, cut, { depth, width, notch: 130, lap, peak: double }, 1) + lapel(kit, cut, { depth, width, notch: 130, lap, peak: double }, -1),
    shade, place: 'hang', focus: { x: 620, y: 440, zoom: 1.9 },
  };
};
