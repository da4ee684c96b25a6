import { built } from 'virtual:theme';
import type { UsualColors } from '#kernel/values/theme-colors';

const { tokens } = built;
const token = (name: string): string => tokens[name] ?? '';

/** The theme's values for what no style sheet reaches: the browser's own bars, the tab's icon, mails, papers. */
export const theme = {
  ground: token('paper'),
  raised: token('paper-raised'),
  tint: token('tint'),
  line: token('line'),
  ink: token('ink'),
  inkSoft: token('ink-soft'),
  brand: token('brand'),
  brandTint: token('brand-tint'),
  onBrand: token('on-brand'),
  accent: token('accent'),
};

/** The colours that a chain may change, and those of the states, which it may not. */
export const usualColors: UsualColors = {
  paper: theme.ground,
  raised: theme.raised,
  ink: theme.ink,
  inkSoft: theme.inkSoft,
  brand: theme.brand,
  onBrand: theme.onBrand,
  accent: theme.accent,
  onAccent: token('on-accent'),
  accentInk: token('accent-ink'),
  error: token('error'),
  success: token('success'),
};

/** In px, where lengths are no rem; 0 for one that is worked out. */
const pixels = (length: string): number => {
  const [, count = '0', unit] = /^([\d.]+)(px|rem)$/.exec(length) ?? [];
  return Math.round(Number(count) * (unit === 'rem' ? 16 : 1));
};

/** What else mails, icons and papers take from it. */
export const shape = {
  radius: pixels(token('radius')),
  /** '400': of headings. */
  displayWeight: token('weight-display'),
  mailFonts: built.mail,
};

export const { families, preload, preloadOf, drawn, logo, favicon } = built;
