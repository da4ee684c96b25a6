/** What a build keeps of the theme's folder for the server: `virtual:theme`, see main/theme/plugin. */
export type BuiltTheme = {
  name: string;
  /** All tokens as they are on the narrowest screens, by name without dashes; colours are '#rrggbb'. */
  tokens: Readonly<Record<string, string>>;
  /** The typefaces that it has files of. */
  families: readonly string[];
  /** Parts of the names of font files that every page asks for at once, and of which typeface those are. */
  preload: readonly string[];
  preloadOf: { text: readonly string[]; display: readonly string[] };
  /** Typefaces of mails, as CSS. */
  mail: { text: string; display: string };
  /** Letters for what the server draws; absent: a PDF's own. */
  drawn?: { package: string } | { base64: string };
  /** An SVG, with its size in px; absent: the name stands there in letters. */
  logo?: { svg: string; width: number; height: number };
  /** An SVG; absent: the name's first letter is drawn. */
  favicon?: string;
};
