import { readToken } from './read-token';
import tokens from './tokens.css?raw';

/** The theme's colours for what no style sheet reaches: the browser's own bars, the tab's icon. */
export const theme = {
  ground: readToken(tokens, 'paper', '#ffffff'),
  brand: readToken(tokens, 'green', '#333333'),
  onBrand: readToken(tokens, 'on-green', '#ffffff'),
  accent: readToken(tokens, 'accent', '#999999'),
};
