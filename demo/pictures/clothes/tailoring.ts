import { panel } from '../base/cloth';
import { darken, mix } from '../base/colour';
import type { Kit } from '../base/kit';
import { box, mirrored, n, trace } from '../base/path';
import { label, stitching } from '../base/trims';
import { type Cut, CX } from './cut';
import { collarBehind } from './shirt-parts';
import { innerTop, throat } from './wearer';

/** The lining that shows between open lapels. */
export function lining(kit: Kit, cut: Cut, depth: number): string {
  if (kit.back) return '';
  const { neckWidth: w, neckTop: t } = cut;
  if (kit.wearer) return innerTop(kit, cut, depth);
  const tone = mix(darken(kit.hex, 0.35), '#6d5f52', 0.35);
  const d = mirrored(
    CX,
    [0, t - 34],
    [
      [w * 0.8, t - 34, w + 10, t + 6],
      [w + 4, t + 60],
      [w * 0.3, t + depth * 0.66, 2, t + depth * 0.9],
      [0, t + depth * 0.9],
    ],
  );
  const dim = kit.sheet.linear(
    [0, 0],
    [0, 1],
    [
      [0, '#000', 0.12],
      [1, '#000', 0.5],
    ],
  );
  return `<path d="${d}" fill="${tone}"/><path d="${d}" fill="${dim}"/>${label(CX, t + 16, 70, 30)}`;
}

interface LapelCut {
  depth: number;
  width: number;
  notch: number;
  peak?: boolean;
  lap: number;
}

/** One notched lapel with its half of the collar. */
export function lapel(
  kit: Kit,
  cut: Cut,
  l: LapelCut,
  s: 1 | -1,
  surface: 'wool' | 'twill' | 'canvas' = 'wool',
): string {
  if (kit.back) return s === 1 ? collarBehind(kit, cut, 120, 40) : '';
  const { neckWidth: w, neckTop: t } = cut;
  const rollX = -l.lap;
  const wide = w + l.width;
  const notchY = t + l.notch;
  const peak = l.peak ? -26 : 8;
  const lapelPath = `${trace(
    CX,
    s,
    [rollX, t + l.depth],
    [
      [w * 0.36, t + l.depth * 0.55, w - 8, t + 18],
      [w + 34, notchY - 30],
      [wide, notchY + peak],
      [wide - 12, t + l.depth * 0.62, rollX, t + l.depth],
    ],
  )}Z`;
  const collarPath = `${trace(
    CX,
    s,
    [w - 26, t + 66],
    [
      [w - 12, t + 14, w - 22, t - 40],
      [w - 4, t - 44, w + 14, t - 6],
      [w + 36, t + 30, wide - 22, notchY - 34],
      [wide - 40, notchY - 2],
      [w + 16, notchY - 26],
      [w + 8, notchY - 22, w - 26, t + 66],
    ],
  )}Z`;
  const roll = {
    d: trace(CX, s, [rollX + 6, t + l.depth - 20], [[w * 0.42, t + l.depth * 0.52, w + 2, t + 20]]),
    width: 16,
    tone: 0.3,
  };
  return (
    panel(kit, lapelPath, { surface, turn: s * 14, round: 0.5, soft: 8, folds: [roll] }) +
    panel(kit, collarPath, { surface, turn: s * 40, round: 0.5, soft: 7 }) +
    stitching(
      kit.hex,
      trace(
        CX,
        s,
        [wide - 8, notchY + peak + 8],
        [[wide - 20, t + l.depth * 0.6, rollX + 6, t + l.depth - 8]],
      ),
    )
  );
}

/** The back half of a collar, behind the neck. */
export function collarBack(kit: Kit, cut: Cut): string {
  if (kit.back && kit.wearer) return throat(kit, cut);
  const { neckWidth: w, neckTop: t } = cut;
  return panel(
    kit,
    mirrored(
      CX,
      [0, t - 52],
      [
        [w * 0.6, t - 54, w - 16, t - 42],
        [w - 10, t + 4],
        [w * 0.6, t - 22, 0, t - 22],
      ],
    ),
    { surface: 'wool', round: 0.5, soft: 6, step: 0 },
  );
}

/** A straight pocket flap. */
export function flap(
  kit: Kit,
  x: number,
  y: number,
  w = 136,
  h = 50,
  surface: 'wool' | 'twill' | 'canvas' = 'wool',
): string {
  if (kit.back) return '';
  return (
    `<path d="${box(x + 2, y + 8, w, h, 8)}" fill="${darken(kit.hex, 0.6)}" fill-opacity=".35"/>` +
    panel(kit, `M${n(x)} ${n(y)}h${w}v${h - 10}q0 10 -10 10h${-(w - 20)}q-10 0 -10 -10z`, {
      surface,
      round: 0.3,
      soft: 5,
    }) +
    stitching(kit.hex, `M${n(x + 6)} ${n(y + 4)}v${h - 12}q0 4 6 4h${w - 24}q6 0 6 -4v${-(h - 12)}`)
  );
}
