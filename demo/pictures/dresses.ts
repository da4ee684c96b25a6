import { crease, type Fold, panel } from './cloth';
import { darken } from './colour';
import { choice, type Draw, type Kit } from './kit';
import { mirrored, n, trace } from './path';
import { collar, placket } from './shirts';
import { armSeams, backNeck, belowShoulders, bodyFolds, createCut, CX, type Cut, neckLine, neckSteps, type Sleeve, sleeveFolds, sleevePath } from './torso';
import { metal, seam, stitching } from './trims';

/** Folds that fall from a waist and widen towards a hem. */
export function skirtFolds(kit: Kit, top: number, bottom: number, waist: number, hem: number, count: number, depth = 1): Fold[] {
  const folds: Fold[] = [];
  for (let i = 0; i < count; i++) {
    const at = (i + 0.5) / count * 2 - 1 + kit.rng.jitter(0.5 / count);
    const [x1, x2] = [at * waist * 0.95, at * hem * 0.97];
    const start = top + (i % 3 === 0 ? 6 : kit.rng.between(20, (bottom - top) * 0.4));
    const line = (dx: number) => trace(CX, 1, [x1 + dx * 0.3 + (x2 - x1) * ((start - top) / (bottom - top)), start], [
      [x1 + (x2 - x1) * 0.35 + dx * 0.5 + kit.rng.jitter(10), (start + bottom) / 2, x2 + dx, bottom + 20],
    ]);
    folds.push({ d: line(0), width: kit.rng.between(14, 26), tone: -0.34 * depth });
    folds.push({ d: line(26), width: kit.rng.between(10, 20), tone: 0.26 * depth });
  }
  return folds;
}

function wavyHem(hem: number, y: number, dip: number): number[][] {
  return [
    [hem * 0.86, y + dip * 0.9, hem * 0.8, y + dip * 0.2, hem * 0.6, y + dip],
    [hem * 0.45, y + dip * 1.7, hem * 0.35, y + dip * 0.5, hem * 0.18, y + dip * 1.2],
    [hem * 0.08, y + dip * 1.5, 0, y + dip * 1.1],
  ];
}

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
    neckTop: 150, neckWidth: style === 'boat' ? 116 : 84, neckDrop: waistKind === 'wrap' ? 260 : { round: 84, v: 170, boat: 40, shirt: 84 }[style],
    neck: style === 'boat' ? 'boat' : style === 'round' ? 'round' : 'v',
    shoulder: sleeveLength === 'none' ? 186 : 212, underArm: 392, chest: 226, waistY: 590 + rng.jitter(24), waist: straight ? 222 : 178,
    hemY, hem: straight ? 262 + rng.jitter(24) : 330 + (hemY - 960) * 0.16, hemDip: 22,
  });
  const sleeve: Sleeve = { length: sleeveLength, ease: sleeveLength === 'long' ? rng.between(0, 1) : 0.7 };
  const shade = [dressPath(cut, straight)];
  let art = '';
  if (sleeveLength !== 'none') {
    for (const s of [-1, 1] as const) {
      const d = sleevePath(cut, sleeve, s);
      shade.push(d);
      art += panel(kit, d, { surface: 'smooth', turn: s * -10, folds: sleeveFolds(kit, cut, sleeve, s) });
    }
  }
  const folds = [...upperFolds(kit, cut), ...skirtFolds(kit, straight ? cut.underArm + 150 : cut.waistY, hemY, cut.waist, cut.hem, straight ? 5 : 9, straight ? 0.7 : 1)];
  art += panel(kit, shade[0] as string, { surface: rng.pick(['smooth', 'linen', 'smooth'] as const), folds, blockFrom: cut.waistY, soft: 10, step: 40 });
  art = crease(kit, art + armSeams(kit, cut, sleeve), 0.55, 1);
  const front = style === 'shirt' ? placket(kit, cut.neckTop + 80, hemY + 20, 9, 40, 10) + collar(kit, cut, 56, 78) : '';
  const edge = style === 'shirt' ? '' : belowShoulders(kit, cut, stitching(kit.hex, neckLine(cut, 14)));
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
    ...steps, [cut.shoulder, top + cut.slope],
    [cut.shoulder - 22, midY - 10, cut.shoulder - 18, midY + 70, cut.chest, cut.underArm],
    [cut.chest - 4, cut.underArm + 70, cut.waist, cut.waistY - 90, cut.waist, cut.waistY],
    [cut.waist + 6, cut.waistY + 80, hip, cut.waistY + 150, hip + (cut.hem - hip) * 0.4, cut.waistY + (cut.hemY - cut.waistY) * 0.55],
    [cut.hem, cut.hemY], ...wavyHem(cut.hem, cut.hemY, straight ? 12 : cut.hemDip),
  ]);
}

function waistTrim(kit: Kit, cut: Cut, kind: string): string {
  const { waist: w, waistY: y } = cut;
  if (kind === 'straight') return '';
  const band = mirrored(CX, [0, y - 14], [[w * 0.6, y - 16, w + 3, y - 22], [w + 4, y + 20], [w * 0.6, y + 28, 0, y + 30]]);
  if (kind === 'wrap') {
    const lap = seam(kit.hex, `M${n(CX - cut.neckWidth)} ${cut.neckTop}Q${n(CX - 10)} ${n(cut.neckTop + 190)} ${n(CX + w * 0.7)} ${n(y - 6)}`, 2.6) +
      seam(kit.hex, `M${n(CX + w * 0.6)} ${n(y + 20)}Q${n(CX + w * 0.75)} ${n((y + cut.hemY) / 2)} ${n(CX + w * 0.3)} ${n(cut.hemY + 16)}`, 2.6);
    const knot = [`M${n(CX + w * 0.66)} ${y}q34 90 10 230l38 10q20 -150 -24 -240z`, `M${n(CX + w * 0.66)} ${y}q-10 110 -50 200l34 14q44 -110 40 -210z`];
    return lap + panel(kit, band, { round: 0.5, soft: 5 }) + knot.map((d) => panel(kit, d, { soft: 6 })).join('') + panel(kit, `M${n(CX + w * 0.58)} ${y - 20}q26 -10 44 4q10 26 -4 46q-28 8 -42 -6q-8 -22 2 -44z`, { soft: 6, round: 1 });
  }
  const leather = kit.rng.chance(0.4) ? '#5b3b25' : darken(kit.hex, 0.25);
  return panel(kit, band, { fill: kit.rng.chance(0.5) ? leather : kit.hex, round: 0.6, soft: 6, surface: 'twill', step: 0 }) +
    metal(`M${CX - 24} ${y - 20}h48v56h-48z`, 6);
}

/** A skirt on its waistband. */
export const drawSkirt: Draw = (kit) => {
  const form = choice(kit, 'shape', ['a', 'pencil', 'pleated']);
  const length = choice(kit, 'length', ['midi', 'mini', 'maxi']);
  const { rng } = kit;
  const top = 300;
  const y = top + { mini: 480, midi: 760, maxi: 930 }[length] + rng.jitter(26);
  const w = 172 + rng.jitter(10);
  const hem = form === 'pencil' ? 214 : (form === 'a' ? 300 : 330) + (y - 780) * 0.16;
  const hip = form === 'pencil' ? 250 : w + (hem - w) * 0.5;
  const k = Math.min(1, (y - top) / 700);
  const tail = form === 'pencil' ? [[hem * 0.5, y + 10, 0, y + 10]] : form === 'pleated' ? zigzag(hem, y) : wavyHem(hem, y, 24);
  const d = mirrored(CX, [0, top + 10], [
    [w * 0.6, top + 8, w, top], [w + 10, top + 90 * k, hip - 6, top + 170 * k, hip, top + 250 * k], [hip + (hem - hip) * 0.5, top + 430 * k, hem, y], ...tail,
  ]);
  const folds = form === 'pleated' ? pleats(top + 40, y, w, hem) : form === 'a' ? skirtFolds(kit, top + 30, y, w, hem, 9) : skirtFolds(kit, top + 60, y, w, hip, 5, 0.5);
  const surface = form === 'pleated' ? 'satin' : rng.pick(['twill', 'wool', 'linen'] as const);
  const art = crease(kit, panel(kit, d, { surface, folds, soft: form === 'pleated' ? 5 : 11, blockFrom: y - 220, step: 44 }), form === 'pleated' ? 0.25 : 0.5);
  const band = mirrored(CX, [0, top + 4], [[w * 0.6, top + 2, w - 2, top - 6], [w + 5, top + 46], [w * 0.6, top + 56, 0, top + 58]]);
  const detail = form === 'pencil'
    ? seam(kit.hex, `M${CX} ${top + 58}V${y - 180}`) + `<path d="M${CX - 3} ${y - 180}l-9 192h22z" fill="${darken(kit.hex, 0.6)}"/>`
    : form === 'a' && rng.chance(0.5) ? placket(kit, top + 56, y + 22, 7, 42, 12) : '';
  return { art: art + detail + panel(kit, band, { surface, round: 0.6, soft: 6 }) + stitching(kit.hex, `M${n(CX - w)} ${top + 42}Q${CX} ${top + 58} ${n(CX + w)} ${top + 42}`), shade: [d, band], place: 'hang', focus: { x: 560, y: 470, zoom: 2.1 } };
};

function zigzag(hem: number, y: number): number[][] {
  const out: number[][] = [];
  for (let i = 1; i <= 9; i++) out.push([hem * (1 - (i - 0.35) / 9), y + 16], [hem * (1 - i / 9), y + 3 + i]);
  return out;
}

function pleats(top: number, bottom: number, waist: number, hem: number): Fold[] {
  const folds: Fold[] = [];
  for (let i = -9; i <= 9; i++) {
    const at = i / 9;
    folds.push({ d: trace(CX, 1, [at * waist, top], [[at * hem, bottom + 14]]), width: 9, tone: -0.6 });
    folds.push({ d: trace(CX, 1, [(at + 0.03) * waist, top], [[(at + 0.045) * hem, bottom + 14]]), width: 9, tone: 0.4 });
  }
  return folds;
}
