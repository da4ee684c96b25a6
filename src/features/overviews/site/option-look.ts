import type { RefineGroup } from '../contract';

/** Longer labels do not fit a tile. */
const tileLength = 5;

/** How a group's options are drawn: short ones, such as sizes, as tiles side by side. */
export const optionLook = (group: RefineGroup): 'swatches' | 'tiles' | 'rows' => {
  if (group.swatch) return 'swatches';
  const short = group.options.every((option) => option.label.length <= tileLength);
  return short && group.control === 'checkbox' && group.options.length > 0 ? 'tiles' : 'rows';
};
