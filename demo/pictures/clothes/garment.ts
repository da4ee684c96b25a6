import { crease, type Fold, type PanelOptions, panel } from '../base/cloth';
import type { Kit } from '../base/kit';
import { trace } from '../base/path';
import { armSeams, bodyPath, type Cut, CX, cuffOf, type Sleeve, sleevePath } from './cut';

/** Folds as they fall in a sleeve: along it, and broken at the elbow. */
export function sleeveFolds(kit: Kit, cut: Cut, sleeve: Sleeve, side: 1 | -1): Fold[] {
  const { rng } = kit;
  const { outer, inner } = cuffOf(cut, sleeve);
  const top = cut.neckTop + cut.slope;
  const mid = (outer[0] + inner[0]) / 2;
  const folds: Fold[] = [
    {
      d: trace(
        CX,
        side,
        [cut.chest - 4, cut.underArm - 90],
        [[cut.chest + 20, cut.underArm + 60, inner[0] + 12, inner[1] - 30]],
      ),
      width: 30,
      tone: -0.34,
    },
    {
      d: trace(
        CX,
        side,
        [cut.shoulder + 14, top + 70],
        [[mid - 30, (top + outer[1]) / 2, mid - 4, outer[1] - 20]],
      ),
      width: 22,
      tone: 0.24,
    },
  ];
  if (sleeve.length !== 'long') return folds;
  for (let i = 0; i < 5; i++) {
    const y = cut.underArm + 60 + i * 84 + rng.jitter(26);
    const x = cut.chest + 18 + i * 6;
    const d = trace(
      CX,
      side,
      [x + rng.jitter(10), y],
      [[x + 44, y + 34 + rng.jitter(12), x + 92, y + 6 + rng.jitter(22)]],
    );
    folds.push({ d, width: rng.between(9, 18), tone: i % 2 ? 0.2 : -0.26 });
  }
  return folds;
}

/** Folds as they fall in a body: from the arms, from the chest and up from the hem. */
export function bodyFolds(kit: Kit, cut: Cut, weight = 1): Fold[] {
  const { rng } = kit;
  const folds: Fold[] = [];
  const add = (d: string, width: number, tone: number) =>
    folds.push({ d, width, tone: tone * weight });
  for (const side of [1, -1] as const) {
    add(
      trace(
        CX,
        side,
        [cut.chest - 4, cut.underArm + 10],
        [
          [
            cut.chest * 0.75,
            cut.underArm + 70,
            cut.chest * (0.5 + rng.jitter(0.1)),
            cut.underArm + 190,
          ],
        ],
      ),
      26,
      -0.2,
    );
    add(
      trace(
        CX,
        side,
        [cut.chest - 20, cut.underArm + 60],
        [[cut.chest * 0.7, cut.underArm + 190, cut.chest * 0.66, cut.underArm + 330]],
      ),
      22,
      0.2,
    );
    add(
      trace(
        CX,
        side,
        [cut.neckWidth + 40, cut.neckTop + 60],
        [[cut.neckWidth + 70, cut.underArm - 90, cut.chest - 40, cut.underArm + 4]],
      ),
      18,
      -0.1,
    );
    const x = cut.hem * (0.3 + rng.jitter(0.18));
    const foot = cut.hemY + 10;
    add(
      trace(CX, side, [x, foot], [[x - 20, foot - 160, x + rng.jitter(50), foot - 330]]),
      26,
      -0.2,
    );
    add(
      trace(CX, side, [x + 44, foot], [[x + 34, foot - 150, x + 30 + rng.jitter(30), foot - 300]]),
      20,
      0.2,
    );
    add(
      trace(
        CX,
        side,
        [cut.waist, cut.waistY - 20],
        [[cut.waist * 0.7, cut.waistY + 20 + rng.jitter(30), cut.waist * 0.4, cut.waistY + 40]],
      ),
      18,
      -0.16,
    );
  }
  return folds;
}

function withoutBlock(look: PanelOptions): PanelOptions {
  const { blockFrom: _, ...rest } = look;
  return rest;
}

/** Body and sleeves together, creased; trims are drawn on top by the caller. */
export function garment(
  kit: Kit,
  cut: Cut,
  sleeve: Sleeve,
  look: PanelOptions & { crease?: number; weight?: number } = {},
): { art: string; shade: string[]; body: string } {
  const body = bodyPath(cut);
  const shade = [body];
  let art = '';
  if (sleeve.length !== 'none') {
    const turn = sleeve.length === 'long' ? -8 : -34;
    for (const side of [-1, 1] as const) {
      const d = sleevePath(cut, sleeve, side);
      shade.push(d);
      art += panel(kit, d, {
        ...withoutBlock(look),
        turn: turn * side,
        folds: sleeveFolds(kit, cut, sleeve, side),
        light: 1,
      });
    }
  }
  art += panel(kit, body, {
    ...look,
    folds: [...bodyFolds(kit, cut, look.weight ?? 1), ...(look.folds ?? [])],
  });
  art += armSeams(kit, cut, sleeve);
  return { art: look.crease === 0 ? art : crease(kit, art, look.crease ?? 0.4), shade, body };
}
