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

export function legFolds(kit: Kit, l: Legs, pressed: boolean): Fold[] {
  const { rng } = kit;
  return ([-1, 1] as const).flatMap((s): Fold[] => {
    const mid = (l.hem + l.gap) / 2;
    const folds: Fold[] = [
      {
        d: trace(CX, s, [2, l.crotch - 6], [[90, l.crotch - 30, 170, l.crotch - 84]]),
        width: 16,
        tone: -0.4,
      },
      {
        d: trace(
          CX,
          s,
          [6, l.crotch + 20],
          [[80, l.crotch + 16, 150, l.crotch - 20 + rng.jitter(16)]],
        ),
        width: 13,
        tone: -0.28,
      },
      {
        d: trace(CX, s, [10, l.crotch - 40], [[80, l.crotch - 60, 130, l.crotch - 110]]),
        width: 12,
        tone: 0.24,
      },
      {
        d: trace(
          CX,
          s,
          [mid + 30, l.foot],
          [[l.knee * 0.75, l.crotch + 200, l.hip * 0.66, l.crotch - 20]],
        ),
        width: 34,
        tone: 0.15,
      },
      {
        d: trace(CX, s, [l.gap + 14, l.foot], [[l.gap + 10, l.crotch + 260, 22, l.crotch + 60]]),
        width: 30,
        tone: -0.28,
      },
    ];
    for (let i = 0; i < 4; i++) {
      const y = (l.crotch + l.foot) / 2 - 70 + i * 46 + rng.jitter(20);
      folds.push({
        d: trace(
          CX,
          s,
          [l.gap + 16 + rng.jitter(10), y],
          [[mid, y + rng.jitter(26), l.knee - 24, y - 12 + rng.jitter(26)]],
        ),
        width: rng.between(8, 15),
        tone: i % 2 ? 0.16 : -0.2,
      });
    }
    if (pressed)
      folds.push(
        {
          d: trace(CX, s, [mid, l.foot], [[mid + 16, l.crotch, l.waist * 0.55, l.top + 90]]),
          width: 4,
          tone: 0.5,
        },
        {
          d: trace(CX, s, [mid + 7, l.foot], [[mid + 24, l.crotch, l.waist * 0.58, l.top + 90]]),
          width: 5,
          tone: -0.4,
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
    (kit.back ? '' : `<path d="${inside}" fill="${darken(kit.hex, 0.5)}"/>`) +
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
    foot: 1330 + rng.jitter(16),
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
