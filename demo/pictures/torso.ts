import { crease, deep, type Fold, panel, type PanelOptions } from './cloth';
import type { Kit } from './kit';
import { mirrored, type Point, type Step, trace } from './path';
import { label, seam } from './trims';
import { darken, mix } from './colour';

/** The middle line of every garment. */
export const CX = 600;

/** The cut of an upper body. All x are measured from the middle, all y from the top. */
export interface Cut {
  neckWidth: number;
  neckTop: number;
  neckDrop: number;
  neck: 'round' | 'v' | 'boat';
  shoulder: number;
  slope: number;
  underArm: number;
  chest: number;
  waistY: number;
  waist: number;
  hemY: number;
  hem: number;
  hemDip: number;
}

/** A cut of ordinary proportions, varied a little by the seed. */
export function createCut(kit: Kit, wishes: Partial<Cut> = {}): Cut {
  const { rng } = kit;
  const wide = 1 + rng.jitter(0.035);
  const base: Cut = {
    neckWidth: 92 + rng.jitter(6), neckTop: 268, neckDrop: 78, neck: 'round', shoulder: 244,
    slope: 58 + rng.jitter(6), underArm: 540, chest: 272, waistY: 800, waist: 262,
    hemY: 1130 + rng.jitter(28), hem: 272, hemDip: 10,
  };
  const cut = { ...base, ...wishes };
  for (const key of ['shoulder', 'chest', 'waist', 'hem'] as const) cut[key] *= wide;
  return cut;
}

/** The neck edge from the middle to the right shoulder. */
export function neckSteps(cut: Cut): { start: Point; steps: Step[] } {
  const { neckWidth: w, neckTop: t, neckDrop: drop } = cut;
  if (cut.neck === 'v') return { start: [0, t + drop], steps: [[w * 0.55, t + drop * 0.42, w, t]] };
  if (cut.neck === 'boat') return { start: [0, t + drop], steps: [[w * 0.75, t + drop, w, t]] };
  return { start: [0, t + drop], steps: [[w * 0.62, t + drop, w * 0.93, t + drop * 0.55, w, t]] };
}

/** The outline of the body without sleeves. */
export function bodyPath(cut: Cut): string {
  const { start, steps } = neckSteps(cut);
  const top = cut.neckTop;
  const midY = (cut.underArm + top + cut.slope) / 2;
  return mirrored(CX, start, [
    ...steps,
    [cut.shoulder, top + cut.slope],
    [cut.shoulder - 20, midY - 20, cut.shoulder - 14, midY + 70, cut.chest, cut.underArm],
    [cut.chest - 2, cut.underArm + 90, cut.waist, cut.waistY - 100, cut.waist, cut.waistY],
    [cut.waist, cut.waistY + 90, cut.hem, cut.hemY - 140, cut.hem, cut.hemY],
    [cut.hem * 0.5, cut.hemY + cut.hemDip, 0, cut.hemY + cut.hemDip],
  ]);
}

/** The neck edge as one open path from shoulder to shoulder. */
export function neckLine(cut: Cut, lower = 0): string {
  const { start, steps } = neckSteps({ ...cut, neckDrop: cut.neckDrop + lower });
  const step = steps[0] as Step;
  const half = (side: 1 | -1) => trace(CX, side, start, [step]);
  const end: Point = [cut.neckWidth, cut.neckTop];
  const back: Step = step.length === 4
    ? [step[0] ?? 0, step[1] ?? 0, start[0], start[1]]
    : [step[2] ?? 0, step[3] ?? 0, step[0] ?? 0, step[1] ?? 0, start[0], start[1]];
  return trace(CX, -1, end, [back]) + half(1).replace(/^M[^CQL]*/, '');
}

/** What is seen of the inside of the back, through the neck, with its label. */
export function backNeck(kit: Kit, cut: Cut, withLabel = true): string {
  const { neckWidth: w, neckTop: t } = cut;
  const drop = Math.max(cut.neckDrop, 40) + 20;
  const d = mirrored(CX, [0, t + 14], [
    [w * 0.6, t + 14, w - 2, t], [w - 2, t + 12], [w * 0.8, t + drop, 0, t + drop],
  ]);
  const inner = mix(darken(kit.hex, 0.3), deep(kit.hex), 0.25);
  const shadow = kit.sheet.linear([0, 0], [0, 1], [[0, '#000', 0.05], [1, '#000', 0.4]]);
  return (
    `<path d="${d}" fill="${inner}"/><path d="${d}" fill="${shadow}"/>` +
    (withLabel ? label(CX, t + 24) : '') + seam(kit.hex, trace(CX, 1, [-w + 3, t + 1], [[0, t + 29, w - 3, t + 1]]))
  );
}

export interface Sleeve {
  length: 'none' | 'cap' | 'short' | 'half' | 'long';
  /** Half the difference between a narrow (0) and a wide (1) sleeve. */
  ease: number;
}

/** The measures of a hanging sleeve: outer and inner end of the cuff. */
export function cuffOf(cut: Cut, sleeve: Sleeve): { outer: Point; inner: Point } {
  const { chest, underArm: u } = cut;
  const e = sleeve.ease;
  if (sleeve.length === 'cap') return { outer: [cut.shoulder + 78, u - 88], inner: [chest + 12, u - 10] };
  if (sleeve.length === 'short') return { outer: [chest + 116 + e * 30, u - 10], inner: [chest + 20, u + 62] };
  if (sleeve.length === 'half') return { outer: [chest + 126 + e * 30, u + 200], inner: [chest + 28, u + 226] };
  return { outer: [chest + 132 + e * 34, 1010 + e * 10], inner: [chest + 46 - e * 14, 1026 + e * 10] };
}

/** The outline of one sleeve. */
export function sleevePath(cut: Cut, sleeve: Sleeve, side: 1 | -1): string {
  const { outer, inner } = cuffOf(cut, sleeve);
  const top = cut.neckTop + cut.slope;
  const e = sleeve.ease;
  const long = sleeve.length === 'long';
  const out: Step = long
    ? [cut.shoulder + 66 + e * 20, top + 26, cut.chest + 96 + e * 44, cut.underArm - 10, ...outer]
    : [cut.shoulder + 56, top + 26, outer[0] - 34, outer[1] - 120, ...outer];
  const back: Step = long
    ? [cut.chest + 30 + e * 4, cut.underArm + 290, cut.chest + 14, cut.underArm + 130, cut.chest - 26, cut.underArm - 26]
    : [cut.chest + 6, cut.underArm + 30, cut.chest - 26, cut.underArm - 26];
  const d = trace(CX, side, [cut.shoulder - 30, top - 11], [
    [cut.shoulder, top], out, [(outer[0] + inner[0]) / 2, (outer[1] + inner[1]) / 2 + 6, ...inner],
    back, [cut.shoulder - 60, cut.underArm - 100],
  ]);
  return `${d}Z`;
}

/** Folds as they fall in a sleeve: along it, and broken at the elbow. */
export function sleeveFolds(kit: Kit, cut: Cut, sleeve: Sleeve, side: 1 | -1): Fold[] {
  const { rng } = kit;
  const { outer, inner } = cuffOf(cut, sleeve);
  const top = cut.neckTop + cut.slope;
  const mid = (outer[0] + inner[0]) / 2;
  const folds: Fold[] = [
    { d: trace(CX, side, [cut.chest - 4, cut.underArm - 90], [[cut.chest + 20, cut.underArm + 60, inner[0] + 12, inner[1] - 30]]), width: 30, tone: -0.34 },
    { d: trace(CX, side, [cut.shoulder + 14, top + 70], [[mid - 30, (top + outer[1]) / 2, mid - 4, outer[1] - 20]]), width: 22, tone: 0.24 },
  ];
  if (sleeve.length !== 'long') return folds;
  for (let i = 0; i < 5; i++) {
    const y = cut.underArm + 60 + i * 84 + rng.jitter(26);
    const x = cut.chest + 18 + i * 6;
    const d = trace(CX, side, [x + rng.jitter(10), y], [[x + 44, y + 34 + rng.jitter(12), x + 92, y + 6 + rng.jitter(22)]]);
    folds.push({ d, width: rng.between(9, 18), tone: i % 2 ? 0.2 : -0.26 });
  }
  return folds;
}

/** Folds as they fall in a body: from the arms, from the chest and up from the hem. */
export function bodyFolds(kit: Kit, cut: Cut, weight = 1): Fold[] {
  const { rng } = kit;
  const folds: Fold[] = [];
  const add = (d: string, width: number, tone: number) => folds.push({ d, width, tone: tone * weight });
  for (const side of [1, -1] as const) {
    add(trace(CX, side, [cut.chest - 4, cut.underArm + 10], [[cut.chest * 0.75, cut.underArm + 70, cut.chest * (0.5 + rng.jitter(0.1)), cut.underArm + 190]]), 26, -0.2);
    add(trace(CX, side, [cut.chest - 20, cut.underArm + 60], [[cut.chest * 0.7, cut.underArm + 190, cut.chest * 0.66, cut.underArm + 330]]), 22, 0.2);
    add(trace(CX, side, [cut.neckWidth + 40, cut.neckTop + 60], [[cut.neckWidth + 70, cut.underArm - 90, cut.chest - 40, cut.underArm + 4]]), 18, -0.1);
    const x = cut.hem * (0.3 + rng.jitter(0.18));
    const foot = cut.hemY + 10;
    add(trace(CX, side, [x, foot], [[x - 20, foot - 160, x + rng.jitter(50), foot - 330]]), 26, -0.2);
    add(trace(CX, side, [x + 44, foot], [[x + 34, foot - 150, x + 30 + rng.jitter(30), foot - 300]]), 20, 0.2);
    add(trace(CX, side, [cut.waist, cut.waistY - 20], [[cut.waist * 0.7, cut.waistY + 20 + rng.jitter(30), cut.waist * 0.4, cut.waistY + 40]]), 18, -0.16);
  }
  return folds;
}

function withoutBlock(look: PanelOptions): PanelOptions {
  const { blockFrom: _, ...rest } = look;
  return rest;
}

/** Body and sleeves together, creased; trims are drawn on top by the caller. */
export function garment(kit: Kit, cut: Cut, sleeve: Sleeve, look: PanelOptions & { crease?: number; weight?: number } = {}): { art: string; shade: string[]; body: string } {
  const body = bodyPath(cut);
  const shade = [body];
  let art = '';
  if (sleeve.length !== 'none') {
    const turn = sleeve.length === 'long' ? -8 : -34;
    for (const side of [-1, 1] as const) {
      const d = sleevePath(cut, sleeve, side);
      shade.push(d);
      art += panel(kit, d, { ...withoutBlock(look), turn: turn * side, folds: sleeveFolds(kit, cut, sleeve, side), light: 1 });
    }
  }
  art += panel(kit, body, { ...look, folds: [...bodyFolds(kit, cut, look.weight ?? 1), ...(look.folds ?? [])] });
  art += armSeams(kit, cut, sleeve);
  return { art: look.crease === 0 ? art : crease(kit, art, look.crease ?? 0.4), shade, body };
}

/** The seams where sleeves are set in, with the shade a sleeve throws on itself. */
export function armSeams(kit: Kit, cut: Cut, sleeve: Sleeve): string {
  if (sleeve.length === 'none') return '';
  const top = cut.neckTop + cut.slope;
  const midY = (cut.underArm + top) / 2;
  return ([-1, 1] as const)
    .map((side) => seam(kit.hex, trace(CX, side, [cut.shoulder, top], [
      [cut.shoulder - 20, midY - 20, cut.shoulder - 14, midY + 70, cut.chest, cut.underArm],
    ])))
    .join('');
}

/** Everything below the line of the shoulders: keeps neck bands flush with them. */
export function belowShoulders(kit: Kit, cut: Cut, art: string): string {
  const rise = (cut.slope * cut.neckWidth) / (cut.shoulder - cut.neckWidth);
  const d = mirrored(CX, [0, cut.neckTop - rise - 2], [
    [cut.shoulder, cut.neckTop + cut.slope - 2], [cut.shoulder, 1500], [0, 1500],
  ]);
  return `<g clip-path="${kit.sheet.clip(d)}">${art}</g>`;
}
