import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import type { BuiltTheme } from '../../ui/theme/built-theme.ts';
import { familiesIn, findFile, sizeOfSvg, type Theme } from './read-theme.ts';
import { colourOf, tokens } from './tokens.ts';

const isColour = new Set(tokens.filter(({ kind }) => kind === 'colour').map(({ name }) => name));

const textOf = ({ folder }: Theme, file: string | undefined): string | undefined => {
  const path = file === undefined ? undefined : findFile(folder, file);
  return path === undefined ? undefined : readFileSync(path, 'utf8');
};

/** A file of the platform's packages stays where it is; one of the folder's own comes along. */
const drawnOf = ({ folder, settings: { drawn } }: Theme): BuiltTheme['drawn'] => {
  if (drawn === undefined) return undefined;
  if (drawn.startsWith('@fontsource')) return { package: drawn };
  const path = findFile(folder, drawn);
  return path === undefined ? undefined : { base64: readFileSync(path).toString('base64') };
};

const logoOf = (theme: Theme): BuiltTheme['logo'] => {
  const svg = textOf(theme, theme.settings.logo);
  const size = svg === undefined ? undefined : sizeOfSvg(svg);
  return svg === undefined || size === undefined ? undefined : { svg, ...size };
};

const stem = (file: string): string => basename(file, extname(file));

/** What the server has to know of a theme, with nothing left in its folder that it would need. */
export const builtOf = (theme: Theme): BuiltTheme => {
  const { settings, values } = theme;
  const preloadOf = (token: string): string[] => {
    const families = familiesIn(values[token]);
    const files = settings.fonts
      .filter(({ family }) => families.includes(family))
      .flatMap((font) => font.files.map(({ file }) => file));
    return settings.preload.filter((file) => files.includes(file)).map(stem);
  };
  return {
    name: settings.name,
    tokens: Object.fromEntries(
      Object.keys(values).map((name) => [
        name,
        isColour.has(name) ? colourOf(values, name) : (values[name] ?? ''),
      ]),
    ),
    families: settings.fonts.map(({ family }) => family),
    preload: settings.preload.map(stem),
    preloadOf: { text: preloadOf('font-text'), display: preloadOf('font-display') },
    mail: settings.mail,
    drawn: drawnOf(theme),
    logo: logoOf(theme),
    favicon: textOf(theme, settings.favicon),
  };
};
