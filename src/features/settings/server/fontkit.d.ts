declare module 'fontkit' {
  type Glyph = { path: { toSVG(): string } };
  type Font = {
    unitsPerEm: number;
    capHeight: number;
    layout(text: string): { glyphs: Glyph[]; positions: { xAdvance: number }[] };
  };
  export const create: (file: Uint8Array) => Font;
}
