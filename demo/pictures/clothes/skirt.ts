import { crease, type Fold, panel } from '../base/cloth';
import { darken } from '../base/colour';
import { choice, type Draw, type Kit } from '../base/kit';
import { mirrored, n, trace } from '../base/path';
import { seam, stitching } from '../base/trims';
import { CX } from './cut';
import { placket } from './shirt-parts';

/** Folds that fall from a waist and widen towards a hem. */
export function skirtFolds(
  kit: Kit,
  top: number,
  bottom: number,
  waist: number,
  hem: number,
  count: number,
  depth = 1,
): Fold[] {
  const folds: Fold[] = [];
  for (let i = 0; i < count; i++) {
    const at = ((i + 0.5) / count) * 2 - 1 + kit.rng.jitter(0.5 / count);
    const [x1, x2] = [at * waist * 0.95, at * hem * 0.97];
    const start = top + (i % 3 === 0 ? 6 : kit.rng.between(20, (bottom - top) * 0.4));
    const line = (dx: number) =>
      trace(
        CX,
        1,
        [x1 + dx * 0.3 + (x2 - x1) * ((start - top) / (bottom - top)), start],
        [
          [
            x1 + (x2 - x1) * 0.35 + dx * 0.5 + kit.rng.jitter(10),
            (start + bottom) / 2,
            x2 + dx,
            bottom + 20,
          ],
        ],
      );
    folds.push({ d: line(0), width: kit.rng.between(14, 26), tone: -0.34 * depth });
    folds.push({ d: line(26), width: kit.rng.between(10, 20), tone: 0.26 * depth });
  }
  return folds;
}

export function wavyHem(hem: number, y: number, dip: number): number[][] {
  return [
    [hem * 0.86, y + dip * 0.9, hem * 0.8, y + dip * 0.2, hem * 0.6, y + dip],
    [hem * 0.45, y + dip * 1.7, hem * 0.35, y + dip * 0.5, hem * 0.18, y + dip * 1.2],
    [hem * 0.08, y + dip * 1.5, 0, y + dip * 1.1],
  ];
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
  const tail =
    form === 'pencil'
      ? [[hem * 0.5, y + 10, 0, y + 10]]
      : form === 'pleated'
        ? zigzag(hem, y)
        : wavyHem(hem, y, 24);
  const d = mirrored(
    CX,
    [0, top + 10],
    [
      [w * 0.6, top + 8, w, top],
      [w + 10, top + 90 * k, hip - 6, top + 170 * k, hip, top + 250 * k],
      [hip + (hem - hip) * 0.5, top + 430 * k, hem, y],
      ...tail,
    ],
  );
  const folds =
    form === 'pleated'
      ? pleats(top + 40, y, w, hem)
      : form === 'a'
        ? skirtFolds(kit, top + 30, y, w, hem, 9)
        : skirtFolds(kit, top + 60, y, w, hip, 5, 0.5);
  const surface = form === 'pleated' ? 'satin' : rng.pick(['twill', 'wool', 'linen'] as const);
  const art = crease(
    kit,
    panel(kit, d, {
      surface,
      folds,
      soft: form === 'pleated' ? 5 : 11,
      blockFrom: y - 220,
      step: 44,
    }),
    form === 'pleated' ? 0.25 : 0.5,
  );
  const band = mirrored(
    CX,
    [0, top + 4],
    [
      [w * 0.6, top + 2, w - 2, top - 6],
      [w + 5, top + 46],
      [w * 0.6, top + 56, 0, top + 58],
    ],
  );
  const detail =
    form === 'pencil'
      ? seam(kit.hex, `M${CX} ${top + 58}V${y - 180}`) +
        `<path d="M${CX - 3} ${y - 180}l-9 192h22z" fill="${darken(kit.hex, 0.6)}"/>`
      : form === 'a' && rng.chance(0.5)
        ? placket(kit, top + 56, y + 22, 7, 42, 12)
        : '';
  return {
    art:
      art +
      detail +
      panel(kit, band, { surface, round: 0.6, soft: 6 }) +
      stitching(kit.hex, `M${n(CX - w)} ${top + 42}Q${CX} ${top + 58} ${n(CX + w)} ${top + 42}`),
    shade: [d, band],
    place: 'hang',
    focus: { x: 560, y: 470, zoom: 2.1 },
  };
};

function zigzag(hem: number, y: number): number[][] {
  const out: number[][] = [];
  for (let i = 1; i <= 9; i++)
    out.push([hem * (1 - (i - 0.35) / 9), y + 16], [hem * (1 - i / 9), y + 3 + i]);
  return out;
}

function pleats(top: number, bottom: number, waist: number, hem: number): Fold[] {
  const folds: Fold[] = [];
  for (let i = -9; i <= 9; i++) {
    const at = i / 9;
    folds.push({
      d: trace(CX, 1, [at * waist, top], [[at * hem, bottom + 14]]),
      width: 9,
      tone: -0.6,
    });
    folds.push({
      d: trace(CX, 1, [(at + 0.03) * waist, top], [[(at + 0.045) * hem, bottom + 14]]),
      width: 9,
      tone: 0.4,
    });
  }
  return folds;
}
