import { type Fold, panel } from '../base/cloth';
import { darken, luma } from '../base/colour';
import type { Kit } from '../base/kit';
import { mirrored, trace } from '../base/path';
import { button, seam, stitching } from '../base/trims';
import { CX } from './cut';

export interface Legs {
  waist: number;
  hip: number;
  knee: number;
  hem: number;
  top: number;
  crotch: number;
  foot: number;
  gap: number;
}

export function legsPath(l: Legs): string {
  const inner = l.gap;
  return mirrored(
    CX,
    [0, l.top + 12],
    [
      [l.waist * 0.6, l.top + 8, l.waist, l.top],
      [l.waist + 14, l.top + 80, l.hip - 2, l.top + 150, l.hip, l.crotch - 70],
      [l.hip + 2, l.crotch + 80, l.knee + 4, l.crotch + 180, l.knee, (l.crotch + l.foot) / 2 + 30],
      [l.hem, l.foot],
      [(l.hem + inner) / 2, l.foot + 10, inner, l.foot + 6],
      [inner - 14, (l.crotch + l.foot) / 2, 8, l.crotch + 110, 0, l.crotch],
    ],
  );
}

/** Folds as they fall in legs: from the crotch over the thigh, and long ones down to the hem. */
export function legFolds(kit: Kit, l: Legs, pressed: boolean): Fold[] {
  const { rng } = kit;
  const long = l.foot - l.crotch;
  const wide = l.hem - l.gap > 190;
  return ([-1, 1] as const).flatMap((s): Fold[] => {
    const mid = (l.hem + l.gap) / 2;
    const thigh = (from: number, to: number, rise: number) =>
      trace(
        CX,
        s,
        [4, l.crotch + from],
        [[to * 0.55, l.crotch + from - rise * 0.16, to, l.crotch + from - rise]],
      );
    const down = (x1: number, y1: number, x2: number) =>
      trace(CX, s, [x1, y1], [[(x1 + x2) / 2 + 8, (y1 + l.foot) / 2, x2, l.foot + 12]]);
    const folds: Fold[] = [
      { d: thigh(-8, l.hip * 0.66, 96 + rng.jitter(10)), width: 13, tone: -0.19 },
      { d: thigh(-28, l.hip * 0.6, 100), width: 12, tone: 0.13 },
      { d: thigh(26, l.hip * 0.5, 62 + rng.jitter(8)), width: 10, tone: -0.11 },
      { d: down(20, l.crotch + 40, l.gap + 18), width: 34, tone: -0.24, open: 'end' },
      { d: down(l.hip * 0.62, l.crotch - 130, mid + 10), width: 44, tone: 0.17, open: 'end' },
      { d: down(l.hip * 0.9, l.crotch - 60, l.hem - 34), width: 30, tone: -0.13, open: 'end' },
    ];
    if (wide) {
      const at = l.crotch + long * 0.2 + rng.jitter(30);
      folds.push(
        {
          d: down(l.hip * 0.44, at, l.gap + (mid - l.gap) * 0.62),
          width: 22,
          tone: -0.2,
          open: 'end',
        },
        {
          d: down(l.hip * 0.8, at - 60, mid + (l.hem - mid) * 0.5),
          width: 24,
          tone: -0.2,
          open: 'end',
        },
        {
          d: down(l.hip * 0.86, at - 30, mid + (l.hem - mid) * 0.68),
          width: 20,
          tone: 0.18,
          open: 'end',
        },
      );
    } else {
      const knee = l.crotch + long * 0.4;
      const inner = l.gap * 0.7;
      for (const [dy, tone] of [
        [0, -0.17],
        [15, 0.15],
        [74 + rng.jitter(12), -0.14],
      ] as const)
        folds.push({
          d: trace(
            CX,
            s,
            [inner, knee + dy],
            [[mid - 34, knee + dy + 52, l.knee - 40, knee + dy + 66]],
          ),
          width: 11,
          tone,
        });
    }
    if (pressed)
      folds.push(
        {
          d: trace(CX, s, [mid, l.foot], [[mid + 16, l.crotch, l.waist * 0.55, l.top + 90]]),
          width: 5,
          tone: 0.5,
          open: 'start',
        },
        {
          d: trace(CX, s, [mid + 7, l.foot], [[mid + 24, l.crotch, l.waist * 0.58, l.top + 90]]),
          width: 6,
          tone: -0.4,
          open: 'start',
        },
      );
    return folds;
  });
}

export function waistBand(
  kit: Kit,
  l: Legs,
  surface: 'twill' | 'denim' | 'wool' | 'linen',
  loops: boolean,
): string {
  const { waist: w, top: t } = l;
  const d = mirrored(
    CX,
    [0, t + 8],
    [
      [w * 0.6, t + 4, w - 2, t - 6],
      [w + 7, t + 46],
      [w * 0.6, t + 58, 0, t + 62],
    ],
  );
  const inside = mirrored(
    CX,
    [0, t + 12],
    [
      [w * 0.6, t + 8, w - 2, t - 5],
      [w * 0.6, t - 22, 0, t - 20],
    ],
  );
  const loop = (x: number) =>
    panel(kit, `M${CX + x - 9} ${t + 2}h18v66h-18z`, { surface, step: 0, soft: 4, round: 0.6 });
  return (
    (kit.back || kit.wearer ? '' : `<path d="${inside}" fill="${darken(kit.hex, 0.5)}"/>`) +
    panel(kit, d, { surface, round: 0.6, soft: 6, step: 40 }) +
    (loops ? [-0.72, -0.38, 0.38, 0.72].map((f) => loop(f * w)).join('') : '')
  );
}

export function measures(kit: Kit, leg: string): Legs {
  const { rng } = kit;
  const top = 190;
  const base: Legs = {
    waist: 174 + rng.jitter(6),
    hip: 232 + rng.jitter(8),
    knee: 232,
    hem: 222,
    top,
    crotch: 560 + rng.jitter(16),
    // Legs are longer than what lies flat makes them look.
    foot: (kit.wearer ? 1570 : 1330) + rng.jitter(16),
    gap: 44,
  };
  if (leg === 'slim') return { ...base, hip: 222, knee: 188, hem: 150, gap: 58 };
  if (leg === 'flared') return { ...base, hip: 226, knee: 196, hem: 300, gap: 46 };
  if (leg === 'wide') return { ...base, knee: 276, hem: 318 + rng.jitter(14), gap: 40, hip: 244 };
  if (leg === 'tapered')
    return { ...base, hip: 244, knee: 226, hem: 176, gap: 62, foot: base.foot - 30 };
  return base;
}

export function hems(kit: Kit, l: Legs, thread?: string): string {
  return ([-1, 1] as const)
    .map((s) =>
      stitching(
        kit.hex,
        trace(
          CX,
          s,
          [l.gap, l.foot - 22],
          [[(l.gap + l.hem) / 2, l.foot - 16, l.hem, l.foot - 26]],
        ),
        thread,
      ),
    )
    .join('');
}

export const inseam = (kit: Kit, l: Legs) =>
  ([-1, 1] as const)
    .map((s) =>
      seam(
        kit.hex,
        trace(
          CX,
          s,
          [l.waist - 4, l.top + 50],
          [
            [l.hip - 6, l.top + 160, l.hip - 6, l.crotch - 70],
            [
              l.hip - 4,
              l.crotch + 80,
              l.knee - 2,
              l.crotch + 180,
              l.knee - 6,
              (l.crotch + l.foot) / 2 + 30,
            ],
            [l.hem - 6, l.foot],
          ],
        ),
        1.4,
      ),
    )
    .join('');

export const threadOf = (kit: Kit) => (luma(kit.hex) < 0.6 ? '#c08a4a' : darken(kit.hex, 0.3));

export function pockets(kit: Kit, l: Legs, jean: boolean): string {
  if (kit.back) return backPockets(kit, l, jean);
  return ([-1, 1] as const)
    .map((s) => {
      const d = jean
        ? trace(
            CX,
            s,
            [l.waist - 92, l.top + 56],
            [[l.waist - 84, l.top + 140, l.waist + 40, l.top + 142]],
          )
        : trace(CX, s, [l.waist - 52, l.top + 54], [[l.hip - 18, l.top + 236]]);
      return (
        seam(kit.hex, d, 2.4) +
        `<g transform="translate(${-s * 7} 6)">${stitching(kit.hex, d, jean ? threadOf(kit) : undefined)}</g>`
      );
    })
    .join('');
}

export function fly(kit: Kit, l: Legs, jean: boolean): string {
  if (kit.back) return seam(kit.hex, `M${CX} ${l.top + 60}V${l.crotch}`, 2.4);
  const thread = jean ? threadOf(kit) : undefined;
  const curve = `M${CX + 46} ${l.top + 60}V${l.crotch - 120}Q${CX + 44} ${l.crotch - 74} ${CX + 4} ${l.crotch - 60}`;
  return (
    seam(kit.hex, `M${CX} ${l.top + 60}V${l.crotch}`, 2.4) +
    stitching(kit.hex, curve, thread) +
    button(CX, l.top + 34, 14, jean ? '#a8763e' : darken(kit.hex, 0.3), !jean)
  );
}

/** The back: two patch pockets under a yoke on jeans, welts with a button on others. */
function backPockets(kit: Kit, l: Legs, jean: boolean): string {
  const thread = jean ? threadOf(kit) : undefined;
  const y = l.top + 150;
  const each = ([-1, 1] as const).map((s) => {
    const x = CX + s * l.waist * 0.56;
    if (!jean)
      return seam(kit.hex, `M${x - 56} ${y}h112`, 5) + button(x, y + 24, 9, darken(kit.hex, 0.35));
    const d = `M${x - 62} ${y}h124l-6 112l-56 34l-56 -34z`;
    return (
      panel(kit, d, { surface: 'denim', round: 0.3, soft: 5 }) +
      stitching(kit.hex, d, thread) +
      stitching(kit.hex, `M${x - 58} ${y + 40}q58 40 58 10q0 30 58 -10`, thread)
    );
  });
  const yoke = jean
    ? stitching(
        kit.hex,
        `M${CX - l.waist - 14} ${l.top + 100}L${CX} ${l.top + 136}L${CX + l.waist + 14} ${l.top + 100}`,
        thread,
      )
    : '';
  return yoke + each.join('');
}
