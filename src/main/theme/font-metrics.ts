import { readFileSync } from 'node:fs';
import { create } from 'fontkit';

/** Of a typeface in parts of its size: how wide its letters are on the average, and how high its lines. */
export type FontMetrics = { width: number; ascent: number; descent: number; lineGap: number };

/** What a shop says, in which letters come as often as they do on its pages. */
const TEXT =
  'De nieuwe collectie staat in de winkel en online: warme truien, zachte sjaals en stevige schoenen voor elke dag. Voor 22.00 uur besteld, morgen in huis. Gratis ruilen in al onze winkels, ook als je online hebt gekocht. ';
/** Of the middle weight: the words of a navigation, which stand in a row, where a wider one moves the next. */
const ROW = 'DamesHerenKinderenWonenAccessoiresCadeausSaleNieuw';

/** The same of typefaces that devices have, for either text: measured as those of a file are. */
export const deviceWidths = {
  arial: { text: 0.43581, row: 0.54473 },
  georgia: { text: 0.43418, row: 0.5427 },
  notoSerif: { text: 0.4703, row: 0.58785 },
  times: { text: 0.39575, row: 0.48759 },
} as const;

/** What fontkit works with beyond what its types tell. */
type Inner = ReturnType<typeof create> & { _glyphs: object; variationCoords: number[] };

/** A file's letters, at a weight if it can vary. */
const open = (file: string, weight: number | undefined) => {
  const font = create(readFileSync(file)) as Inner;
  if (weight === undefined || !font.variationAxes.wght) return font;
  // A WOFF2 can't be asked for a variation as a whole. Its widths can be told at one, once its letters were unpacked
  // as if there were none.
  Object.defineProperty(font, '_variationProcessor', { configurable: true, get: () => null });
  font.glyphForCodePoint(65);
  Reflect.deleteProperty(font, '_variationProcessor');
  font.variationCoords = [weight];
  font._glyphs = {};
  return font;
};

/** Measures a font's file. Throws when it is none that can be read. */
export const measureFont = (
  file: string,
  { weight, of = 'text' }: { weight?: number; of?: 'text' | 'row' } = {},
): FontMetrics => {
  const font = open(file, weight);
  const text = of === 'row' ? ROW : TEXT;
  const em = font.unitsPerEm;
  let width = 0;
  for (const sign of text) width += font.glyphForCodePoint(sign.charCodeAt(0)).advanceWidth;
  return {
    width: width / text.length / em,
    ascent: font.ascent / em,
    descent: -font.descent / em,
    lineGap: font.lineGap / em,
  };
};
