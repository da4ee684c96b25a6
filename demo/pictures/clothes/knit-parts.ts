import { panel } from '../base/cloth';
import type { Kit } from '../base/kit';
import { mirrored, trace } from '../base/path';
import { type Cut, CX, cuffOf, type Sleeve } from './cut';

/** Ribbed cuffs of long sleeves. */
export function cuffs(kit: Kit, cut: Cut, sleeve: Sleeve, height = 64): string {
  const { outer, inner } = cuffOf(cut, sleeve);
  const lean = 12;
  const mid = (outer[0] + inner[0]) / 2;
  return ([-1, 1] as const)
    .map((side) => {
      const d = `${trace(
        CX,
        side,
        [inner[0] + 1, inner[1] - 8],
        [
          [mid, inner[1] - 4, outer[0], outer[1] - 8],
          [outer[0] + lean - 8, outer[1] + height - 10],
          [mid + lean, inner[1] + height + 2, inner[0] + lean + 8, inner[1] + height - 8],
        ],
      )}Z`;
      return panel(kit, d, { surface: 'rib', step: 0, turn: side * -9, round: 0.7, soft: 6 });
    })
    .join('');
}

/** A ribbed band along the hem, into which the body is gathered. */
export function hemRib(kit: Kit, cut: Cut, height = 74): string {
  const y = cut.hemY - 12;
  const d = mirrored(
    CX,
    [0, y + cut.hemDip],
    [
      [cut.hem * 0.6, y + cut.hemDip, cut.hem - 3, y],
      [cut.hem - 12, y + height],
      [cut.hem * 0.5, y + height + cut.hemDip, 0, y + height + cut.hemDip],
    ],
  );
  return panel(kit, d, { surface: 'rib', step: 0, round: 0.8, soft: 8 });
}

export const knitLook = { surface: 'knit', round: 0.95, soft: 14 } as const;

export const focusTop = { x: 600, y: 430, zoom: 2.1 };
