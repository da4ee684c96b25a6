import { darken, lighten, mix } from '../base/colour';
import type { Kit } from '../base/kit';

/** Skin with the light of one window from the left. */
export function skinned(kit: Kit, d: string, hex: string, deep = 0): string {
  const light = kit.sheet.linear(
    [0, 0],
    [1, 0.08],
    [
      [0, lighten(hex, 0.16)],
      [0.34, hex],
      [0.72, shadeOf(hex, 0.12 + deep)],
      [1, shadeOf(hex, 0.34 + deep)],
    ],
  );
  return `<path d="${d}" fill="${light}"/>`;
}

/** The shade of skin is warm: never grey. */
export const shadeOf = (hex: string, amount: number): string =>
  mix(hex, mix(darken(hex, 0.6), '#7a2f1c', 0.35), amount);
