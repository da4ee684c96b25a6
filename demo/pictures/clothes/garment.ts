import { type Fold, type PanelOptions, panel } from '../base/cloth';
import type { Kit } from '../base/kit';
import { trace } from '../base/path';
import { armSeams, bodyPath, type Cut, CX, cuffOf, type Sleeve, sleevePath } from './cut';

/** Folds as they fall in a sleeve: along it, and on the slant from the inside of the elbow. */
export function sleeveFolds(kit: Kit, cut: Cut, sleeve: Sleeve, side: 1 | -1): Fold[] {
  const { rng } = kit;
  const { outer, inner } = cuffOf(cut, sleeve);
  const top = cut.neckTop + cut.slope;
  const middle = (outer[0] + inner[0]) / 2;
  const long = sleeve.length === 'long';
  const along: Fold[] = [
    {
      d: trace(
        CX,
        side,
        [cut.chest - 14, cut.underArm - 110],
        [[cut.chest + 24, cut.underArm + 60, inner[0] + 14, inner[1] + 10]],
      ),
      width: 30,
      tone: -0.26,
      open: 'end',
    },
    {
      d: trace(
        CX,
        side,
        [cut.shoulder + 8, top + 50],
        [[middle - (long ? 6 : 26), (top + outer[1]) / 2, middle + 6, outer[1] + 10]],
      ),
      width: 30,
      tone: 0.24,
      open: 'end',
    },
  ];
  if (!long) return along;
  const elbow = (cut.underArm + outer[1]) / 2 - 70;
  const bent = [-64, 8, 84].flatMap((dy, i): Fold[] => {
    const from = elbow + dy + rng.jitter(8);
    const fall = 92 + rng.jitter(14) - i * 8;
    const line = (lower: number) =>
      trace(
        CX,
        side,
        [cut.chest + 18 + i * 7, from + lower],
        [[cut.chest + 44 + i * 6, from + lower + fall * 0.72, middle + 34, from + lower + fall]],
      );
    return [
      { d: line(0), width: 9, tone: -0.2 + i * 0.03 },
      { d: line(13), width: 8, tone: 0.16 },
    ];
  });
  return [...along, ...bent];
}

/** How cloth lies over a body: it spans the chest, and creases where the waist bends. */
function wornFolds(kit: Kit, cut: Cut): Fold[] {
  if (!kit.wearer) return [];
  const { man } = kit.wearer;
  const k = cut.size;
  const u = cut.underArm;
  const waist = Math.min(cut.waistY, cut.hemY - 150 * k);
  return ([1, -1] as const).flatMap((side): Fold[] => {
    const line = (x1: number, y1: number, mx: number, my: number, x2: number, y2: number) =>
      trace(CX, side, [x1, y1], [[mx, my, x2, y2]]);
    const shift = (side === 1 ? 0 : 14) * k;
    const bust: Fold[] =
      man || kit.back
        ? []
        : [
            {
              d: line(34 * k, u + 86 * k, 108 * k, u + 132 * k, 176 * k, u + 50 * k),
              width: 30 * k,
              tone: -0.13,
            },
            {
              d: line(56 * k, u + 30 * k, 104 * k, u + 50 * k, 140 * k, u - 6 * k),
              width: 44 * k,
              tone: 0.14,
            },
          ];
    const creases = [0, 1, 2].flatMap((i): Fold[] => {
      const y = waist - 40 * k + i * 46 * k + shift;
      const from = cut.waist - 4;
      const to = cut.waist * (0.36 + 0.14 * i);
      return [
        {
          d: line(from, y, from * 0.8, y + 34 * k, to, y + 22 * k),
          width: 13 * k,
          tone: -0.2 + i * 0.04,
        },
        {
          d: line(from, y + 14 * k, from * 0.8, y + 48 * k, to + 10 * k, y + 34 * k),
          width: 11 * k,
          tone: 0.15,
        },
      ];
    });
    const pull = line(
      cut.chest - 16 * k,
      u + 6 * k,
      cut.chest * 0.72,
      u + 70 * k,
      cut.chest * 0.3,
      u + 60 * k,
    );
    return [...bust, ...creases, { d: pull, width: 13 * k, tone: -0.15 }];
  });
}

/** Folds as they fall in a body: long ones from the arms and the shoulders, and up from the hem. */
export function bodyFolds(kit: Kit, cut: Cut, weight = 1): Fold[] {
  const { rng } = kit;
  const high = cut.hemY - cut.underArm;
  const foot = cut.hemY + 10;
  return ([1, -1] as const).flatMap((side): Fold[] => {
    const arm = (dx: number, dy: number) =>
      trace(
        CX,
        side,
        [cut.chest - 10 - dx * 0.3, cut.underArm - 6 + dy],
        [
          [
            cut.chest * 0.74 - dx,
            cut.underArm + high * 0.16 + dy,
            cut.chest * 0.62 - dx,
            cut.underArm + high * 0.62,
          ],
        ],
      );
    const shoulder = trace(
      CX,
      side,
      [(cut.neckWidth + cut.shoulder) / 2 + 30, cut.neckTop + cut.slope],
      [[cut.shoulder - 62, cut.underArm, cut.chest * 0.56, cut.underArm + high * 0.3]],
    );
    const x = cut.hem * (0.46 + rng.jitter(0.1));
    const rise = high * (0.6 + rng.jitter(0.08));
    const hem = (dx: number, share: number) =>
      trace(
        CX,
        side,
        [x - 14 + dx * 0.5, foot - rise * share],
        [[x - 8 + dx, foot - rise * 0.4, x + dx, foot]],
      );
    const y = cut.hem * (0.12 + rng.jitter(0.05));
    const inner = trace(CX, side, [y, foot - rise * 0.62], [[y + 6, foot - rise * 0.3, y, foot]]);
    const folds: Fold[] = [
      { d: arm(0, 0), width: 20, tone: -0.2 },
      { d: arm(26, 22), width: 20, tone: 0.2 },
      { d: shoulder, width: 22, tone: -0.09 },
      { d: hem(0, 1), width: 20, tone: -0.17, open: 'end' },
      { d: hem(26, 0.9), width: 20, tone: 0.2, open: 'end' },
      { d: inner, width: 18, tone: -0.1, open: 'end' },
    ];
    return folds.map((fold) => ({ ...fold, tone: fold.tone * weight }));
  });
}

function withoutBlock(look: PanelOptions): PanelOptions {
  const { blockFrom: _, ...rest } = look;
  return rest;
}

/** Body and sleeves together; trims are drawn on top by the caller. */
export function garment(
  kit: Kit,
  cut: Cut,
  sleeve: Sleeve,
  look: PanelOptions & { weight?: number } = {},
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
    folds: [
      ...bodyFolds(kit, cut, look.weight ?? 1),
      ...wornFolds(kit, cut),
      ...(look.folds ?? []),
    ],
  });
  art += armSeams(kit, cut, sleeve);
  return { art, shade, body };
}
