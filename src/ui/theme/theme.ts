import type { Colors } from '#kernel/values/theme-colors';
import { readFamily, readToken } from './read-token';
import tokens from './tokens.css?raw';

const color = (name: string, neutral: string): string => readToken(tokens, name, neutral);

/** The theme's values for what no style sheet reaches: the browser's own bars, the tab's icon, mails. */
export const theme = {
  ground: color('paper', '#ffffff'),
  raised: color('paper-raised', '#ffffff'),
  tint: color('tint', '#eeeeee'),
  line: color('line', '#dddddd'),
  ink: color('ink', '#111111'),
  inkSoft: color('ink-soft', '#555555'),
  brand: color('brand', '#333333'),
  brandTint: color('brand-tint', '#eeeeee'),
  onBrand: color('on-brand', '#ffffff'),
  accent: color('accent', '#999999'),
};

/** The colours that a chain may change. */
export const usualColors: Colors = {
  paper: theme.ground,
  raised: theme.raised,
  ink: theme.ink,
  inkSoft: theme.inkSoft,
  brand: theme.brand,
  onBrand: theme.onBrand,
  accent: theme.accent,
  onAccent: color('on-accent', '#111111'),
  accentInk: color('accent-ink', '#555555'),
};

/** The names of its typefaces, for where they may be installed: nothing is fetched for them. */
export const families = {
  text: readFamily(tokens, 'font-text'),
  display: readFamily(tokens, 'font-display'),
};
