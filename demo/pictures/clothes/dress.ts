import { type Fold, panel } from '../base/cloth';
import { darken, lighten } from '../base/colour';
import { choice, type Draw, flag, type Kit } from '../base/kit';
import { mirrored, n, trace } from '../base/path';
import { button, metal, ribBand, seam, stitching } from '../base/trims';
import {
  armSeams,
  backNeck,
  belowShoulders,
  type Cut,
  CX,
  createCut,
  fitOf,
  neckLine,
  neckSteps,
  type Sleeve,
  sleevePath,
} from './cut';
import { bodyFolds, sleeveFolds } from './garment';
import { collar, placket } from './shirt-parts';
import { skirtFolds, wavyHem } from './skirt';
import { bareShoulders, throat } from './wearer';

/** Where hems are on who wears them: above, at and half a calf below the knee, and at the ankle. */
const HEMS = { mini: 1150, knee: 1290, midi: 1410, maxi: 1660 } as const;

const NECKS = ['round', 'v', 'boat', 'shirt', 'tie', 'straps', 'bib'] as const;

/** How far a skirt widens: close to the leg, straight, in an A, or in a full round. */
const FLARE = { sheath: 206, straight: 246, a: 320, round: 410 } as const;

/** A dress: bodice and skirt in one fall, with or without a waist. */
export const drawDress: Draw = (kit) => {
  const length = choice(kit, 'length', ['midi', 'mini', 'knee', 'maxi']);
  const waist = choice(kit, 'waist', ['straight', 'belted', 'tied', 'wrap', 'elastic']);
  const neck = waist === 'wrap' ? 'v' : choice(kit, 'neck', NECKS);
  const bare = neck === 'straps' || neck === 'bib';
  const sleeveLength = bare ? 'none' : choice(kit, 'sleeve', ['none', 'short', 'long']);
  const flare = choice(
    kit,
    'flare',
    waist === 'straight' ? ['straight', 'sheath', 'a', 'round'] : ['a', 'round'],
  );
  const { rng } = kit;
  const straight = waist === 'straight';
  const hemY = HEMS[length] + rng.jitter(14);
  const cut = createCut(kit, {
    neckTop: 130,
    neckWidth: neck === 'boat' ? 116 : 84,
    neckDrop:
      waist === 'wrap' ? 260 : (({ v: 150, boat: 40 } as Record<string, number>)[neck] ?? 84),
    neck: neck === 'boat' ? 'boat' : neck === 'round' || bare ? 'round' : 'v',
    shoulder: sleeveLength === 'none' ? 180 : 200,
    underArm: 366,
    chest: 208,
    waistY: 566 + rng.jitter(10),
    waist: flare === 'sheath' ? 178 : straight ? 200 : 166,
    hemY,
    hem: FLARE[flare] * { mini: 0.92, knee: 0.98, midi: 1.04, maxi: 1.14 }[length] + rng.jitter(8),
    hemDip: 22,
    size: 0.82,
  });
  const sleeve: Sleeve = {
    length: sleeveLength,
    ease: sleeveLength === 'long' ? 0.5 : 0.7,
    cuff: cut.underArm + 500,
  };
  const body = bare ? barePath(cut, straight, neck) : dressPath(cut, straight);
  const shade = [body];
  let art = '';
  if (sleeveLength !== 'none') {
    for (const s of [-1, 1] as const) {
      const d = sleevePath(cut, sleeve, s);
      shade.push(d);
      art += panel(kit, d, {
        surface: 'smooth',
        turn: s * -10,
        step: 40,
        folds: sleeveFolds(kit, cut, sleeve, s),
      });
    }
  }
  const folds = flag(kit, 'pleated')
    ? dressPleats(cut)
    : [
        ...(straight ? longFolds(kit, cut) : upperFolds(kit, cut)),
        ...skirtFolds(
          kit,
          straight ? cut.underArm + 150 : cut.waistY,
          hemY,
          cut.waist,
          cut.hem,
          { sheath: 3, straight: 5, a: 9, round: 13 }[flare],
          flare === 'sheath' ? 0.4 : straight ? 0.7 : 1,
        ),
      ];
  art += panel(kit, body, {
    surface: 'smooth',
    folds,
    blockFrom: cut.waistY,
    bands: [cut.neckTop + 60, hemY + 30],
    soft: flag(kit, 'pleated') ? 4 : 10,
    step: 40,
  });
  art = art + armSeams(kit, cut, sleeve);
  const whole =
    (bare
      ? bareShoulders(kit, cut) + throat(kit, cut) + straps(kit, cut, neck)
      : backNeck(kit, cut)) +
    art +
    (bare ? bib(kit, cut, neck) : neckEdge(kit, cut, neck)) +
    sides(kit, cut) +
    waistTrim(kit, cut, waist);
  return {
    art: whole,
    shade,
    place: 'hang',
    fit: fitOf(cut, sleeve),
    focus: { x: 600, y: 380, zoom: 2 },
  };
};

/** Pleats from the shoulders down to the hem. */
function dressPleats(cut: Cut): Fold[] {
  return Array.from({ length: 21 }, (_, i) => (i - 10) / 10).flatMap((at) => {
    const line = (dx: number) =>
      trace(
        CX,
        1,
        [at * cut.shoulder + dx * 0.6, cut.neckTop + 30],
        [[at * cut.hem + dx, cut.hemY + 20]],
      );
    return [
      { d: line(0), width: 7, tone: -0.55, open: 'both' },
      { d: line(9), width: 7, tone: 0.36, open: 'both' },
    ];
  });
}

/** What finishes the neck and closes the front. */
function neckEdge(kit: Kit, cut: Cut, neck: string): string {
  if (neck === 'shirt')
    return (
      placket(kit, cut.neckTop + 80, cut.hemY + 20, 10, 40, 10, metalButtons(kit)) +
      collar(kit, cut, 56, 78)
    );
  if (neck === 'tie' && !kit.back) {
    const y = cut.neckTop + cut.neckDrop;
    const cord =
      trace(CX, 1, [-8, y], [[-60, y + 90, -34, y + 190]]) +
      trace(CX, 1, [8, y], [[50, y + 80, 40, y + 170]]);
    const tassel = (x: number, v: number) =>
      `<path d="M${CX + x - 9} ${v}h18l6 62h-30z" fill="${darken(kit.hex, 0.12)}" stroke="${darken(kit.hex, 0.5)}" stroke-width="1.4"/>`;
    return (
      seam(kit.hex, `M${CX} ${y}v110`, 3) +
      `<path d="${cord}" fill="none" stroke="${darken(kit.hex, 0.4)}" stroke-width="8" stroke-linecap="round"/>` +
      tassel(-34, y + 186) +
      tassel(40, y + 166)
    );
  }
  if (neck === 'round')
    return belowShoulders(
      kit,
      cut,
      ribBand(kit, neckLine(cut, 4), flag(kit, 'ribbed') ? 30 : 12, kit.hex, 6),
    );
  return belowShoulders(kit, cut, stitching(kit.hex, neckLine(cut, 14)));
}

const metalButtons = (kit: Kit) =>
  kit.cloth?.surface === 'denim' ? '#b07f45' : lighten(kit.hex, 0.5);

/** A bodice without shoulders: a slip on thin straps, or a bib on broad ones. */
function barePath(cut: Cut, straight: boolean, neck: string): string {
  const u = cut.underArm;
  const top: [[number, number], number[][]] =
    neck === 'straps'
      ? [
          [0, u - 62],
          [
            [50, u - 84, 88, u - 150],
            [130, u - 70, cut.chest - 6, u - 8],
          ],
        ]
      : [
          [0, u - 150],
          [
            [126, u - 152],
            [134, u - 60, cut.chest - 4, u],
          ],
        ];
  return mirrored(CX, top[0], [...top[1], ...skirtSteps(cut, straight)]);
}

function straps(kit: Kit, cut: Cut, neck: string): string {
  const u = cut.underArm;
  const w = neck === 'straps' ? 9 : 46;
  return ([-1, 1] as const)
    .map((s) => {
      const d = trace(
        CX,
        s,
        [neck === 'straps' ? 88 : 98, u - 140],
        [[84, cut.neckTop + 60, 70, cut.neckTop - 20]],
      );
      const back = trace(CX, s, [70, cut.neckTop - 20], [[74, cut.neckTop + 90, 62, u - 60]]);
      return `<path d="${back}" fill="none" stroke="${darken(kit.hex, 0.4)}" stroke-width="${w}"/><path d="${d}" fill="none" stroke="${darken(kit.hex, 0.5)}" stroke-width="${w + 3}"/><path d="${d}" fill="none" stroke="${kit.hex}" stroke-width="${w}"/>`;
    })
    .join('');
}

function bib(kit: Kit, cut: Cut, neck: string): string {
  if (neck === 'straps' || kit.back) return '';
  const u = cut.underArm;
  return (
    [-98, 98].map((x) => button(CX + x, u - 118, 15, '#b79a5c')).join('') +
    panel(kit, `M${CX - 62} ${u - 70}h124v106q-62 22 -124 0z`, { soft: 5, round: 0.3, turn: 90 }) +
    stitching(kit.hex, `M${CX - 56} ${u - 54}h112`)
  );
}

/** Pockets in the side seams. */
function sides(kit: Kit, cut: Cut): string {
  if (!flag(kit, 'pockets')) return '';
  const x = cut.waist + (cut.hem - cut.waist) * 0.3;
  const y = cut.waistY + 70;
  return ([-1, 1] as const)
    .map((s) => seam(kit.hex, trace(CX, s, [x - 12, y], [[x - 36, y + 90, x + 6, y + 180]]), 3))
    .join('');
}

function upperFolds(kit: Kit, cut: Cut): Fold[] {
  return bodyFolds(kit, { ...cut, hemY: cut.waistY, hem: cut.waist, waistY: cut.waistY - 60 }, 0.9);
}

/** A dress without a waist falls in one: from the arms in, and down to the thigh. */
function longFolds(kit: Kit, cut: Cut): Fold[] {
  const { rng } = kit;
  return ([1, -1] as const).flatMap((s): Fold[] => {
    const fall = cut.waistY + 150 + rng.jitter(30);
    const line = (dx: number, dy: number) =>
      trace(
        CX,
        s,
        [cut.chest - 10 - dx * 0.3, cut.underArm + dy],
        [[cut.waist * 0.72 - dx, cut.underArm + 90 + dy, cut.waist * 0.62 - dx, fall + dy]],
      );
    return [
      { d: line(0, 0), width: 16, tone: -0.18 },
      { d: line(22, 24), width: 16, tone: 0.17 },
    ];
  });
}

/** From the arm down to the hem, and along it. */
function skirtSteps(cut: Cut, straight: boolean): number[][] {
  const hip = straight
    ? cut.hem > 262
      ? cut.waist + (cut.hem - cut.waist) * 0.36
      : Math.max(cut.waist + 10, cut.hem * 0.95)
    : cut.waist + (cut.hem - cut.waist) * 0.42;
  return [
    [cut.chest - 4, cut.underArm + 70, cut.waist, cut.waistY - 90, cut.waist, cut.waistY],
    [
      cut.waist + 6,
      cut.waistY + 80,
      hip,
      cut.waistY + 150,
      hip + (cut.hem - hip) * 0.4,
      cut.waistY + (cut.hemY - cut.waistY) * 0.55,
    ],
    [cut.hem, cut.hemY],
    ...wavyHem(cut.hem, cut.hemY, straight ? 12 : cut.hemDip),
  ];
}

function dressPath(cut: Cut, straight: boolean): string {
  const { start, steps } = neckSteps(cut);
  const top = cut.neckTop;
  const midY = (cut.underArm + top + cut.slope) / 2;
  return mirrored(CX, start, [
    ...steps,
    [cut.shoulder, top + cut.slope],
    [cut.shoulder - 22, midY - 10, cut.shoulder - 18, midY + 70, cut.chest, cut.underArm],
    ...skirtSteps(cut, straight),
  ]);
}

function waistTrim(kit: Kit, cut: Cut, kind: string): string {
  const { waist: w, waistY: y } = cut;
  if (kind === 'straight') return '';
  if (kind === 'elastic')
    return ribBand(kit, `M${CX - w} ${y}Q${CX} ${y + 22} ${CX + w} ${y}`, 44, kit.hex, 12);
  const band = mirrored(
    CX,
    [0, y - 14],
    [
      [w * 0.6, y - 16, w + 3, y - 22],
      [w + 4, y + 20],
      [w * 0.6, y + 28, 0, y + 30],
    ],
  );
  if (kind === 'wrap' || kind === 'tied') {
    const lap =
      kind === 'tied' || kit.back
        ? ''
        : seam(
            kit.hex,
            `M${n(CX - cut.neckWidth)} ${cut.neckTop}Q${n(CX - 10)} ${n(cut.neckTop + 190)} ${n(CX + w * 0.7)} ${n(y - 6)}`,
            2.6,
          ) +
          seam(
            kit.hex,
            `M${n(CX + w * 0.6)} ${n(y + 20)}Q${n(CX + w * 0.75)} ${n((y + cut.hemY) / 2)} ${n(CX + w * 0.3)} ${n(cut.hemY + 16)}`,
            2.6,
          );
    const knot = [
      `M${n(CX + w * 0.66)} ${y}q34 90 10 230l38 10q20 -150 -24 -240z`,
      `M${n(CX + w * 0.66)} ${y}q-10 110 -50 200l34 14q44 -110 40 -210z`,
    ];
    if (kit.back) return panel(kit, band, { round: 0.5, soft: 5 });
    return (
      lap +
      panel(kit, band, { round: 0.5, soft: 5 }) +
      knot.map((d) => panel(kit, d, { soft: 6 })).join('') +
      panel(
        kit,
        `M${n(CX + w * 0.58)} ${y - 20}q26 -10 44 4q10 26 -4 46q-28 8 -42 -6q-8 -22 2 -44z`,
        { soft: 6, round: 1 },
      )
    );
  }
  if (kit.back) return panel(kit, band, { round: 0.5, soft: 5, step: 0 });
  return (
    panel(kit, band, {
      fill: darken(kit.hex, 0.08),
      round: 0.6,
      soft: 6,
      surface: 'twill',
      step: 0,
    }) + metal(`M${CX - 24} ${y - 20}h48v56h-48z`, 6)
  );
}
