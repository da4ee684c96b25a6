import { deep } from '../base/cloth';
import { darken, mix } from '../base/colour';
import type { Fit, Kit, Wearer } from '../base/kit';
import { mirrored, type Point, type Step, trace } from '../base/path';
import { label, seam } from '../base/trims';
import { throat } from './wearer';

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
  /** How large who wears it is drawn: a dress is drawn smaller, so that all of it is seen. */
  size: number;
  /** Drawn on a body: its shoulders slope, its arms hang. */
  worn: boolean;
}

/** A cut of ordinary proportions, varied a little by the seed. */
export function createCut(kit: Kit, wishes: Partial<Cut> = {}): Cut {
  const { rng } = kit;
  const wide = 1 + rng.jitter(0.035);
  const base: Cut = {
    neckWidth: 92 + rng.jitter(6),
    neckTop: 268,
    neckDrop: 78,
    neck: 'round',
    shoulder: 244,
    slope: 58 + rng.jitter(6),
    underArm: 540,
    chest: 272,
    waistY: 800,
    waist: 262,
    hemY: 1130 + rng.jitter(28),
    hem: 272,
    hemDip: 10,
    size: 1,
    worn: kit.wearer !== undefined,
  };
  const cut = { ...base, ...wishes };
  if (kit.back) Object.assign(cut, { neck: 'round', neckDrop: 20 });
  if (kit.wearer) put(cut, kit.wearer);
  for (const key of ['shoulder', 'chest', 'waist', 'hem'] as const) cut[key] *= wide;
  return cut;
}

/** A body fills what lies flat: it is less wide, and slopes down from the neck. */
function put(cut: Cut, { man, tucked }: Wearer): void {
  cut.slope += 6 * cut.size;
  if (cut.size < 1) return;
  if (tucked)
    Object.assign(cut, {
      waistY: cut.neckTop + 400,
      waist: 236,
      hemY: cut.neckTop + 606,
      hem: 204,
    });
  cut.shoulder *= man ? 0.92 : 0.84;
  cut.chest *= man ? 0.86 : 0.79;
  cut.waist *= man ? 0.83 : 0.75;
  cut.hem *= man ? 0.87 : 0.85;
}

/** How a cut sits on who wears it. */
export function fitOf(cut: Cut, sleeve: Sleeve): Fit {
  const cuff = sleeve.length === 'long' ? cuffOf(cut, sleeve) : undefined;
  return {
    shoulder: [cut.shoulder, cut.neckTop + cut.slope],
    underArm: [cut.chest, cut.underArm],
    ...(cuff && {
      cuff: [(cuff.outer[0] + cuff.inner[0]) / 2, (cuff.outer[1] + cuff.inner[1]) / 2] as const,
    }),
    hem: [cut.hem, cut.hemY + cut.hemDip],
    size: cut.size,
  };
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
  const back: Step =
    step.length === 4
      ? [step[0] ?? 0, step[1] ?? 0, start[0], start[1]]
      : [step[2] ?? 0, step[3] ?? 0, step[0] ?? 0, step[1] ?? 0, start[0], start[1]];
  return trace(CX, -1, end, [back]) + half(1).replace(/^M[^CQL]*/, '');
}

/** What is seen of the inside of the back, through the neck, with its label. */
export function backNeck(kit: Kit, cut: Cut, withLabel = true): string {
  if (kit.wearer) return throat(kit, cut);
  if (kit.back) return '';
  const { neckWidth: w, neckTop: t } = cut;
  const drop = Math.max(cut.neckDrop, 40) + 20;
  const d = mirrored(
    CX,
    [0, t + 14],
    [
      [w * 0.6, t + 14, w - 2, t],
      [w - 2, t + 12],
      [w * 0.8, t + drop, 0, t + drop],
    ],
  );
  const inner = mix(darken(kit.hex, 0.3), deep(kit.hex), 0.25);
  const shadow = kit.sheet.linear(
    [0, 0],
    [0, 1],
    [
      [0, '#000', 0.05],
      [1, '#000', 0.4],
    ],
  );
  return (
    `<path d="${d}" fill="${inner}"/><path d="${d}" fill="${shadow}"/>` +
    (withLabel ? label(CX, t + 24) : '') +
    seam(kit.hex, trace(CX, 1, [-w + 3, t + 1], [[0, t + 29, w - 3, t + 1]]))
  );
}

/** Everything below the line of the shoulders: keeps neck bands flush with them. */
export function belowShoulders(kit: Kit, cut: Cut, art: string): string {
  const rise = (cut.slope * cut.neckWidth) / (cut.shoulder - cut.neckWidth);
  const d = mirrored(
    CX,
    [0, cut.neckTop - rise - 2],
    [
      [cut.shoulder, cut.neckTop + cut.slope - 2],
      [cut.shoulder, 1500],
      [0, 1500],
    ],
  );
  return `<g clip-path="${kit.sheet.clip(d)}">${art}</g>`;
}

export interface Sleeve {
  length: 'none' | 'cap' | 'short' | 'half' | 'long';
  /** Half the difference between a narrow (0) and a wide (1) sleeve. */
  ease: number;
  /** Where a long sleeve ends. */
  cuff?: number;
}

/** The measures of a hanging sleeve: outer and inner end of the cuff. */
export function cuffOf(cut: Cut, sleeve: Sleeve): { outer: Point; inner: Point } {
  const { chest, underArm: u } = cut;
  const e = sleeve.ease;
  if (cut.worn && (sleeve.length === 'short' || sleeve.length === 'half')) {
    const down = (sleeve.length === 'half' ? 170 : 0) * cut.size;
    return {
      outer: [chest + (84 + e * 20) * cut.size, u + 20 + down],
      inner: [chest + (sleeve.length === 'half' ? 4 : 0) * cut.size, u + 66 + down * 0.94],
    };
  }
  if (sleeve.length === 'cap')
    return { outer: [cut.shoulder + 78, u - 88], inner: [chest + 12, u - 10] };
  if (sleeve.length === 'short')
    return { outer: [chest + 84 + e * 22, u + 8], inner: [chest + 4, u + 64] };
  if (sleeve.length === 'half')
    return { outer: [chest + 126 + e * 30, u + 200], inner: [chest + 28, u + 226] };
  const end = (sleeve.cuff ?? 1010) + e * 10;
  if (cut.worn)
    return {
      outer: [chest + (100 + e * 20) * cut.size, end],
      inner: [chest + (18 - e * 8) * cut.size, end + 12],
    };
  return {
    outer: [chest + 132 + e * 34, end],
    inner: [chest + 46 - e * 14, end + 16],
  };
}

/** The outline of one sleeve. */
export function sleevePath(cut: Cut, sleeve: Sleeve, side: 1 | -1): string {
  const { outer, inner } = cuffOf(cut, sleeve);
  const top = cut.neckTop + cut.slope;
  const e = sleeve.ease;
  const long = sleeve.length === 'long';
  if (cut.worn) return wornSleeve(cut, sleeve, side);
  const out: Step = long
    ? [cut.shoulder + 66 + e * 20, top + 26, cut.chest + 96 + e * 44, cut.underArm - 10, ...outer]
    : [cut.shoulder + 34, top + 22, outer[0] - 24, outer[1] - 116, ...outer];
  const back: Step = long
    ? [
        cut.chest + 30 + e * 4,
        cut.underArm + 290,
        cut.chest + 14,
        cut.underArm + 130,
        cut.chest - 26,
        cut.underArm - 26,
      ]
    : [cut.chest + 2, cut.underArm + 30, cut.chest - 26, cut.underArm - 26];
  const d = trace(
    CX,
    side,
    [cut.shoulder - 30, top - 11],
    [
      [cut.shoulder, top],
      out,
      [(outer[0] + inner[0]) / 2, (outer[1] + inner[1]) / 2 + 6, ...inner],
      back,
      [cut.shoulder - 60, cut.underArm - 100],
    ],
  );
  return `${d}Z`;
}

/** A sleeve as an arm fills it: it hangs from the shoulder and bends a little at the elbow. */
function wornSleeve(cut: Cut, sleeve: Sleeve, side: 1 | -1): string {
  const { outer, inner } = cuffOf(cut, sleeve);
  const top = cut.neckTop + cut.slope;
  const [e, k, u] = [sleeve.ease, cut.size, cut.underArm];
  const arm: Step[] =
    sleeve.length === 'long'
      ? [
          [
            cut.shoulder + 30 * k,
            top + 22 * k,
            cut.chest + (46 + e * 18) * k,
            u - 90 * k,
            cut.chest + (68 + e * 22) * k,
            u + 70 * k,
          ],
          [
            cut.chest + (92 + e * 26) * k,
            u + 230 * k,
            outer[0] + 2 * k,
            outer[1] - 190 * k,
            ...outer,
          ],
        ]
      : [[cut.shoulder + 30 * k, top + 22 * k, outer[0] - 26 * k, outer[1] - 140 * k, ...outer]];
  const back: Step =
    sleeve.length === 'long'
      ? [
          inner[0] + 6 * k,
          inner[1] - 190 * k,
          cut.chest + 6 * k,
          u + 150 * k,
          cut.chest - 26 * k,
          u - 26,
        ]
      : [cut.chest + 6, u + 30, cut.chest - 26, u - 26];
  const d = trace(
    CX,
    side,
    [cut.shoulder - 30 * k, top - 11 * k],
    [
      [cut.shoulder, top],
      ...arm,
      [(outer[0] + inner[0]) / 2, (outer[1] + inner[1]) / 2 + 6, ...inner],
      back,
      [cut.shoulder - 60 * k, u - 100 * k],
    ],
  );
  return `${d}Z`;
}

/** The seams where sleeves are set in, with the shade a sleeve throws on itself. */
export function armSeams(kit: Kit, cut: Cut, sleeve: Sleeve): string {
  if (sleeve.length === 'none') return '';
  const top = cut.neckTop + cut.slope;
  const midY = (cut.underArm + top) / 2;
  return ([-1, 1] as const)
    .map((side) =>
      seam(
        kit.hex,
        trace(
          CX,
          side,
          [cut.shoulder, top],
          [[cut.shoulder - 20, midY - 20, cut.shoulder - 14, midY + 70, cut.chest, cut.underArm]],
        ),
      ),
    )
    .join('');
}
