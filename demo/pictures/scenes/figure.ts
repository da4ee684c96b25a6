import { panel } from '../base/cloth';
import { boundsOf } from '../base/fit';
import type { Drawing, Kit } from '../base/kit';
import { mirrored, n } from '../base/path';
import { rod, round, turned } from '../base/solid';

const CX = 600;
const LINEN = '#d3c3a6';
const WOOD = '#8a5f3c';

/** Kinds that hang from the waist; what else is worn hangs from the shoulders. */
export const LOWER = ['skirt', 'trousers', 'jeans', 'shorts'];

/** A piece of the figure, covered with linen. */
const linen = (kit: Kit, d: string): string => {
  const { cloth: _, ...rest } = kit;
  return panel({ ...rest, hex: LINEN, params: {} }, d, {
    surface: 'linen',
    soft: 22,
    round: 1.1,
    step: 0,
  });
};

/** The neck with its wooden cap; `y` is where it leaves the clothes. */
function neck(kit: Kit, y: number): string {
  const d = mirrored(
    CX,
    [0, y - 84],
    [
      [52, y - 84],
      [50, y - 30, 70, y + 20, 128, y + 60],
      [120, y + 150],
      [0, y + 170],
    ],
  );
  const cap = turned(
    kit,
    CX,
    [0, y - 150],
    [
      [16, y - 150],
      [18, y - 124, 12, y - 116, 20, y - 108],
      [56, y - 104, 60, y - 92, 58, y - 80],
      [0, y - 74],
    ],
    WOOD,
    'gloss',
  );
  return linen(kit, d) + cap;
}

/** The pole and the foot of the figure on the floor. */
function pole(kit: Kit, from: number, floor: number): string {
  const foot = mirrored(
    CX,
    [0, floor - 34],
    [
      [150, floor - 28],
      [166, floor - 4, 110, floor + 8],
      [60, floor + 14, 0, floor + 14],
    ],
  );
  return rod(`M${CX} ${n(from)}V${n(floor - 20)}`, 26, '#3a3632') + round(kit, foot, WOOD, 'gloss');
}

/** Hips under a short garment. */
const hips = (kit: Kit, y: number, half: number): string =>
  linen(
    kit,
    mirrored(
      CX,
      [0, y - 120],
      [
        [half * 0.86, y - 120],
        [half * 0.98, y + 40, half * 0.9, y + 120],
        [half * 0.5, y + 170, 0, y + 172],
      ],
    ),
  );

/** The upper body above a waist. */
const torso = (kit: Kit, y: number, half: number): string =>
  neck(kit, y - 470) +
  linen(
    kit,
    mirrored(
      CX,
      [0, y - 520],
      [
        [64, y - 520],
        [80, y - 470, 190, y - 450, 236, y - 420],
        [250, y - 360, 214, y - 290, 224, y - 220],
        [214, y - 120, half * 0.94, y - 60, half * 0.97, y + 30],
        [0, y + 50],
      ],
    ),
  );

/**
 * A tailor's figure that wears trousers or a skirt, something over it, or both; the middle of its
 * foot at x, y.
 */
export function figure(
  kit: Kit,
  { upper, lower }: { upper?: Drawing | undefined; lower?: Drawing | undefined },
  at: { x: number; y: number; scale: number },
): string {
  const up = upper && boundsOf(upper.shade?.slice(0, 1) ?? []);
  const down = lower && boundsOf(lower.shade ?? []);
  // The waist of what is worn above: its shoulders are as high as a figure's.
  const waist = up ? up.y + 420 : (down?.y ?? 0);
  const drop = waist - (down?.y ?? waist);
  const hem = down ? down.y + down.h + drop : up ? up.y + up.h : 0;
  const floor = Math.max(hem + 90, (up ? up.y : waist - 420) + 1560);
  const half = up ? Math.min(262, up.w / 2 - 10) : 172;
  const place = `translate(${n(at.x - CX * at.scale)} ${n(at.y - floor * at.scale)}) scale(${at.scale})`;
  const pool = kit.sheet.radial([0.5, 0.5], 0.5, [
    [0, '#1d150e', 0.42],
    [0.6, '#1d150e', 0.2],
    [1, '#1d150e', 0],
  ]);
  const worn = (drawing: Drawing | undefined, dy: number) =>
    drawing ? `<g transform="translate(0 ${n(dy)})">${drawing.art}</g>` : '';
  const body = up ? neck(kit, up.y + 34) + (lower ? '' : hips(kit, up.y + up.h, half)) : '';
  return (
    `<g transform="${place}"><ellipse cx="${CX + 20}" cy="${n(floor + 2)}" rx="300" ry="30" fill="${pool}"/>` +
    `${pole(kit, waist + 100, floor)}${up ? '' : torso(kit, waist + 6, half)}${worn(lower, drop)}${body}${worn(upper, 0)}</g>`
  );
}
