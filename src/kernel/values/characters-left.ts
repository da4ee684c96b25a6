import { fieldLimits } from '#kernel/limits-fields';

/** How many characters still fit, and whether that is little (S5.2/13, S9.7/3). */
export const charactersLeft = (length: number, most: number): { left: number; few: boolean } => {
  const left = Math.max(0, most - length);
  return { left, few: left < most * fieldLimits.fewCharactersLeft };
};
