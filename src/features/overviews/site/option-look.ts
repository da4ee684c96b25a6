import type { RefineGroup } from '../contract';

/** Longer labels take the place of two tiles. */
const tileLength = 5;

export const isShort = (label: string): boolean => label.length <= tileLength;

/** How a group's options are drawn: sizes, and what is as short, as tiles side by side. */
export const optionLook = (group: RefineGroup): 'swatches' | 'tiles' | 'rows' => {
  if (group.swatch) return 'swatches';
  if (group.control !== 'checkbox' || group.options.length === 0) return 'rows';
  return group.sizes || group.options.every(({ label }) => isShort(label)) ? 'tiles' : 'rows';
};
