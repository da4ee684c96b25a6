declare module 'fontkit' {
  type Glyph = { path: { toSVG(): string }; advanceWidth: number };
  type Font = {
    unitsPerEm: number;
    capHeight: number;
    ascent: number;
    /** Below the line: negative. */
    descent: number;
    lineGap: number;
    /** Empty of one that can't vary. */
    variationAxes: Record<string, object>;
    glyphForCodePoint(code: number): Glyph;
    layout(text: string): { glyphs: Glyph[]; positions: { xAdvance: number }[] };
  };
  export const create: (file: Uint8Array) => Font;
}
