import { crease, type Fold, panel } from '../base/cloth';
import { darken } from '../base/colour';
import { choice, type Draw, type Kit } from '../base/kit';
import { mirrored, n } from '../base/path';
import { metal, seam, stitching } from '../base/trims';
import {
  armSeams,
  backNeck,
  belowShoulders,
  type Cut,
  CX,
  createCut,
  neckLine,
  neckSteps,
  type Sleeve,
  sleevePath,
} from './cut';
import { bodyFolds, sleeveFolds } from './garment';
import { collar, placket } from './shirt-parts';
import { skirtFolds, wavyHem } from './skirt';

const HEMS = { mini: 960, midi: 1180, maxi: 1350 } as const;

/** A dress: bodice and skirt in one fall, with or without a waist. */
export const drawDress: Draw = (kit) => {
  const length = choice(kit, 'length', ['midi', 'mini', 'maxi']);
  const sleeveLength = choice(kit, 'sleeve', ['none', 'short', 'long']);
  const waistKind = choice(kit, 'waist', ['straight', 'belted', 'wrap']);
  const { rng } = kit;
  const straight = waistKind === 'straight';
  const style = waistKind === 'wrap' ? 'v' : rng.pick(['round', 'v', 'boat', 'shirt'] as const);
  const hemY = HEMS[length] + rng.jitter(24);
  const cut = createCut(kit, {
    neckTop: 150,
    neckWidth: style === 'boat' ? 116 : 84,
    neckDrop: waistKind === 'wrap' ? 260 : { round: 84, v: 170, boat: 40, shirt: 84 }[style],
    neck: style === 'boat' ? 'boat' : style === 'round' ? 'round' : 'v',
    shoulder: sleeveLength === 'none' ? 186 : 212,
    underArm: 392,
    chest: 226,
    waistY: 590 + rng.jitter(24),
    waist: straight ? 222 : 178,
    hemY,
    hem: straight ? 262 + rng.jitter(24) : 330 + (hemY - 960) * 0.16,
    hemDip: 22,
  });
  const sleeve: Sleeve = {
    length: sleeveLength,
    ease: sleeveLength === 'long' ? rng.between(0, 1) : 0.7,
  };
  const shade = [dressPath(cut, straight)];
  let art = '';
  if (sleeveLength !== 'none') {
    for (const s of [-1, 1] as const) {
      const d = sleevePath(cut, sleeve, s);
      shade.push(d);
      art += panel(kit, d, {
        surface: 'smooth',
        turn: s * -10,
        folds: sleeveFolds(kit, cut, sleeve, s),
      });
    }
  }
  const folds = [
    ...upperFolds(kit, cut),
    ...skirtFolds(
      kit,
      straight ? cut.underArm + 150 : cut.waistY,
      hemY,
      cut.waist,
      cut.hem,
      straight ? 5 : 9,
      straight ? 0.7 : 1,
    ),
  ];
  art += panel(kit, shade[0] as string, {
    surface: rng.pick(['smooth', 'linen', 'smooth'] as const),
    folds,
    blockFrom: cut.waistY,
    soft: 10,
    step: 40,
  });
  art = crease(kit, art + armSeams(kit, cut, sleeve), 0.55, 1);
  const front =
    style === 'shirt'
      ? placket(kit, cut.neckTop + 80, hemY + 20, 9, 40, 10) + collar(kit, cut, 56, 78)
      : '';
  const edge =
    style === 'shirt' ? '' : belowShoulders(kit, cut, stitching(kit.hex, neckLine(cut, 14)));
  const whole = backNeck(kit, cut) + art + front + edge + waistTrim(kit, cut, waistKind);
  return { art: whole, shade, place: 'hang', focus: { x: 600, y: 380, zoom: 2 } };
};

function upperFolds(kit: Kit, cut: Cut): Fold[] {
  return bodyFolds(kit, { ...cut, hemY: cut.waistY, hem: cut.waist, waistY: cut.waistY - 60 }, 0.9);
}

function dressPath(cut: Cut, straight: boolean): string {
  const { start, steps } = neckSteps(cut);
  const top = cut.neckTop;
  const midY = (cut.underArm + top + cut.slope) / 2;
  const hip = straight ? cut.hem * 0.96 : cut.waist + (cut.hem - cut.waist) * 0.42;
  return mirrored(CX, start, [
    ...steps,
    [cut.shoulder, top + cut.slope],
    [cut.shoulder - 22, midY - 10, cut.shoulder - 18, midY + 70, cut.chest, cut.underArm],
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
  ]);
}

function waistTrim(kit: Kit, cut: Cut, kind: string): string {
  const { waist: w, waistY: y } = cut;
  if (kind === 'straight') return '';
  const band = mirrored(
    CX,
    [0, y - 14],
    [
      [w * 0.6, y - 16, w + 3, y - 22],
      [w + 4, y + 20],
      [w * 0.6, y + 28, 0, y + 30],
    ],
  );
  if (kind === 'wrap') {
    const lap =
      seam(
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
  const leather = kit.rng.chance(0.4) ? '#5b3b25' : darken(kit.hex, 0.25);
  return (
    panel(kit, band, {
      fill: kit.rng.chance(0.5) ? leather : kit.hex,
      round: 0.6,
      soft: 6,
      surface: 'twill',
      step: 0,
    }) + metal(`M${CX - 24} ${y - 20}h48v56h-48z`, 6)
  );
}
