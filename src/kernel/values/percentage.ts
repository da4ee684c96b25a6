import { fieldLimits } from '#kernel/limits-fields';

/** A percentage while it is typed (S5.2/11): digits alone, and 100 at most. */
export const shapePercentage = (text: string): string => {
  const digits = text.replace(/\D/g, '');
  return Number(digits) > fieldLimits.percentage.max ? String(fieldLimits.percentage.max) : digits;
};
