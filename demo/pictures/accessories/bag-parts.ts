import { darken, lighten, luma } from '../base/colour';
import type { Drawing, Kit } from '../base/kit';
import { n } from '../base/path';

const BASE = 1190;

/** A strap as a broad stroke with its edges and stitches. */
export function strap(d: string, width: number, hex: string): string {
  return (
    `<path d="${d}" fill="none" stroke="${darken(hex, 0.55)}" stroke-width="${width + 4}" stroke-linecap="round"/>` +
    `<path d="${d}" fill="none" stroke="${hex}" stroke-width="${width}" stroke-linecap="round"/>` +
    `<path d="${d}" fill="none" stroke="${lighten(hex, 0.5)}" stroke-width="${n(width * 0.2)}" stroke-opacity=".35"/>` +
    `<path d="${d}" fill="none" stroke="${darken(hex, 0.4)}" stroke-width="1.5" stroke-dasharray="8 5" stroke-opacity=".7" transform="translate(0 ${n(width * 0.3)})"/>`
  );
}

export const leatherOf = (kit: Kit) => (luma(kit.hex) > 0.55 ? '#8a5a34' : darken(kit.hex, 0.1));

export const done = (art: string, reach: number, focus: Drawing['focus']): Drawing => ({
  art,
  place: 'stand',
  base: BASE,
  reach,
  focus,
});
