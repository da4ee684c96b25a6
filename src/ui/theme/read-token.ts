/**
 * A colour token of a style sheet, as its first rule sets it: `#f8f4ec`. `neutral` when the sheet
 * sets none, or none that can be used by itself outside of it.
 */
export const readToken = (css: string, name: string, neutral: string): string => {
  const found = new RegExp(`--${name}\\s*:\\s*(#(?:[\\da-f]{6}|[\\da-f]{3}))\\s*;`, 'i').exec(css);
  return found?.[1] ?? neutral;
};

/** The first typeface that a token names, as it stands there: `'Young Serif'`; undefined: it names none. */
export const readFamily = (css: string, name: string): string | undefined =>
  new RegExp(`--${name}\\s*:\\s*('[^',;]+')`).exec(css)?.[1];
