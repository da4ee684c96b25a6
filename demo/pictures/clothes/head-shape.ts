import type { Wearer } from '../base/kit';
import { mirrored, n, oval, trace } from '../base/path';
import { shadeOf } from './skin';

/** The middle line of everybody. */
export const CX = 600;

const sides = [-1, 1] as const;

/** Where a head is: its chin, half its width, and how large a unit is. */
export interface Head {
  chin: number;
  wide: number;
  k: number;
}

/** How high a head is above its chin, without its hair. */
const CROWN = 292;

/** How far above the shoulders a chin is, and the top of somebody's hair, in units of `Fit.size`. */
export const CHIN = 138;
export const TOP = 520;

export const headOf = (who: Wearer, y: number, k: number): Head => ({
  chin: y - CHIN * k,
  wide: (who.man ? 101 : 94) * k,
  k,
});

/** The outline of a head from in front. */
export function headPath(who: Wearer, { chin, wide, k }: Head): string {
  const top = chin - CROWN * k;
  return mirrored(
    CX,
    [0, top],
    [
      [wide * 0.66, top, wide * 1.03, top + 52 * k, wide * 1.02, chin - 176 * k],
      [wide, chin - 116 * k, wide * 0.93, chin - 78 * k, wide * 0.76, chin - 44 * k],
      [
        wide * (who.man ? 0.56 : 0.46),
        chin - 12 * k,
        wide * (who.man ? 0.34 : 0.22),
        chin,
        0,
        chin,
      ],
    ],
  );
}

/** What throws a head's shadow on a wall: with its neck. */
export const headShade = (who: Wearer, y: number, k: number): string =>
  headPath(who, headOf(who, y, k)) +
  mirrored(
    CX,
    [0, y - CHIN * k - 40 * k],
    [
      [66 * k, y - CHIN * k - 40 * k],
      [66 * k, y],
      [0, y],
    ],
  );

/** Ears, where hair leaves them free. */
export function ears(who: Wearer, { chin, wide, k }: Head): string {
  return sides
    .map((side) => {
      const x = CX + side * wide * 1.03;
      const inner = `<path d="${trace(CX, side, [wide * 1.03, chin - 158 * k], [[wide * 1.03 + 9 * k, chin - 160 * k, wide * 1.03 + 4 * k, chin - 128 * k]])}" fill="none" stroke="${shadeOf(who.skin, 0.8)}" stroke-width="${n(3 * k)}" stroke-opacity=".5"/>`;
      return `<path d="${oval(x, chin - 142 * k, 14 * k, 29 * k)}" fill="${shadeOf(who.skin, side === 1 ? 0.36 : 0.1)}"/>${inner}`;
    })
    .join('');
}
