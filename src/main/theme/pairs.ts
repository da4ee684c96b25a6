import { contrastOf, leastContrast } from '../../kernel/values/theme-colors.ts';
import { colourOf } from './tokens.ts';

/** On light grounds; texts of any size. */
const grounds = ['paper', 'paper-raised', 'paper-sunk'] as const;

/** Texts, and the grounds that they stand on somewhere: WCAG 1.4.3. */
const texts: Readonly<Record<string, readonly string[]>> = {
  ink: [...grounds, ...['tint', 'brand-tint', 'error-tint', 'success-tint', 'notice-tint']],
  'ink-soft': [...grounds, 'tint', 'brand-tint', 'notice-tint'],
  'ink-faint': [...grounds],
  brand: [...grounds, 'brand-tint'],
  'brand-deep': [...grounds, 'brand-tint'],
  'brand-light': ['paper', 'paper-raised'],
  'on-brand': ['brand', 'brand-deep', 'brand-light'],
  'on-brand-soft': ['brand', 'brand-deep'],
  paper: ['ink', 'brand', 'error'],
  'paper-raised': ['ink'],
  'accent-ink': [...grounds],
  'on-accent': ['accent'],
  error: [...grounds, 'error-tint'],
  success: [...grounds, 'success-tint'],
  'on-header': ['header'],
  'header-mark': ['header'],
  'header-accent': ['header'],
};

/** What must be seen to be used, and what it lies on: WCAG 1.4.11. */
const controls: Readonly<Record<string, readonly string[]>> = {
  'line-strong': [...grounds],
  focus: [...grounds, 'tint'],
  // How much of a list is there, on the bar that says so.
  brand: ['line'],
  'header-hover': ['header'],
};

export type Pair = { text: string; ground: string; least: number };

const pairsOf = (
  list: Readonly<Record<string, readonly string[]>>,
  least: number,
): readonly Pair[] =>
  Object.entries(list).flatMap(([text, on]) => on.map((ground) => ({ text, ground, least })));

/** Every pair of tokens that is read or used on one another. */
export const pairs: readonly Pair[] = [
  ...pairsOf(texts, leastContrast.text),
  ...pairsOf(controls, leastContrast.line),
];

/** What can't be read or seen well enough: a line for each pair, with its ratio. */
export const contrastProblems = (values: Readonly<Record<string, string>>): string[] =>
  pairs.flatMap(({ text, ground, least }) => {
    const ratio = contrastOf(colourOf(values, text), colourOf(values, ground));
    if (ratio >= least) return [];
    // Cut and not rounded, or what is too little would look enough.
    const told = (Math.floor(ratio * 100) / 100).toFixed(2);
    return [`--${text} on --${ground} has a contrast of ${told}:1, and needs ${least}:1`];
  });
