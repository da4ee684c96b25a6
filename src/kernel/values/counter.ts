import { factCounter } from '#kernel/limits';

/** How many decimals a number is written with, at most three. */
const decimalsOf = (number: number): number => {
  const [, decimals = ''] = String(number).split('.');
  return Math.min(decimals.length, 3);
};

/**
 * What a counter shows one after the other, from 20% of its target up to the target itself: the
 * start and one number a step (S9.9/5). None has more decimals than the target.
 */
export const counterSteps = (target: number): number[] => {
  const { startPart, steps } = factCounter;
  const decimals = decimalsOf(target);
  return Array.from({ length: steps + 1 }, (_, step) => {
    if (step === steps) return target;
    const part = startPart + (1 - startPart) * (step / steps);
    return Number((target * part).toFixed(decimals));
  });
};

/** A counter's number as it is written: '12.500', '4,8'. `language`: BCP 47. */
export const formatCounter = (value: number, target: number, language = 'nl-NL'): string => {
  const digits = decimalsOf(target);
  return value.toLocaleString(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
};
