import { relative, sep } from 'node:path';
import { deviceWidths, type FontMetrics, measureFont } from './font-metrics.ts';
import { fallbackNames, familiesIn, findFile, type Theme, type ThemeFont } from './read-theme.ts';

type Device = keyof typeof deviceWidths;
type Fallback = { locals: readonly string[]; like: Device };

/** What devices have in the place of a typeface, in the order of the fallbacks' names. */
const fallbacks: Record<ThemeFont['fallback'], readonly Fallback[]> = {
  sans: [{ locals: ['Arial', 'Liberation Sans', 'Roboto'], like: 'arial' }],
  serif: [
    { locals: ['Georgia', 'Gelasio'], like: 'georgia' },
    { locals: ['Noto Serif'], like: 'notoSerif' },
    { locals: ['Times New Roman', 'Liberation Serif'], like: 'times' },
  ],
};

const quote = (name: string): string => `'${name}'`;
const percent = (part: number): string => `${Number((part * 100).toFixed(1))}%`;

const face = (lines: readonly (string | false | undefined)[]): string =>
  `@font-face {\n${lines.flatMap((line) => (line ? [`  ${line};\n`] : [])).join('')}}\n`;

/** An address from where the sheet would lie. */
const hrefOf = (folder: string, file: string): string => {
  const path = relative(folder, findFile(folder, file) ?? file)
    .split(sep)
    .join('/');
  return path.startsWith('.') ? path : `./${path}`;
};

const ownFaces = (folder: string, font: ThemeFont): string[] =>
  font.files.map(({ file, letters }) =>
    face([
      `font-family: ${quote(font.family)}`,
      font.style !== 'normal' && `font-style: ${font.style}`,
      `font-weight: ${font.weight}`,
      'font-display: swap',
      `src: url('${hrefOf(folder, file)}')`,
      letters && `unicode-range: ${letters}`,
    ]),
  );

/** The weights that texts have, and up to which each goes. */
const bandsOf = ({ values }: Theme): { weight: number; range: string; isRow: boolean }[] => {
  const [normal = 400, medium = 500, bold = 700] = ['normal', 'medium', 'bold'].map((name) =>
    Number(values[`weight-${name}`]),
  );
  const [first, second] = [Math.round((normal + medium) / 2), Math.round((medium + bold) / 2)];
  return [
    { weight: normal, range: `1 ${first - 1}`, isRow: false },
    { weight: medium, range: `${first} ${second - 1}`, isRow: true },
    { weight: bold, range: `${second} 1000`, isRow: false },
  ];
};

const fallbackFace = (
  name: string,
  {
    locals,
    metrics,
    width,
    range,
  }: { locals: readonly string[]; metrics: FontMetrics; width: number; range?: string },
): string =>
  face([
    `font-family: ${quote(name)}`,
    range && `font-weight: ${range}`,
    `src: ${locals.map((local) => `local(${quote(local)})`).join(', ')}`,
    `size-adjust: ${percent(width)}`,
    `ascent-override: ${percent(metrics.ascent / width)}`,
    `descent-override: ${percent(metrics.descent / width)}`,
    `line-gap-override: ${percent(metrics.lineGap / width)}`,
  ]);

const fallbackFaces = (theme: Theme, font: ThemeFont): string[] => {
  const file = findFile(theme.folder, font.files[0]?.file ?? '') ?? '';
  const isText = familiesIn(theme.values['font-text'])[0] === font.family;
  const varies = font.weight.includes(' ') && isText;
  const names = fallbackNames(font);
  return fallbacks[font.fallback].flatMap(({ locals, like }, at) => {
    const name = names[at] ?? '';
    if (!varies) {
      const metrics = measureFont(file, { weight: Number(theme.values['weight-display']) });
      return [
        fallbackFace(name, { locals, metrics, width: metrics.width / deviceWidths[like].text }),
      ];
    }
    return bandsOf(theme).map(({ weight, range, isRow }) => {
      const of = isRow ? 'row' : 'text';
      const metrics = measureFont(file, { weight, of });
      const width = metrics.width / deviceWidths[like][of];
      return fallbackFace(name, { locals, metrics, width, range });
    });
  });
};

/**
 * The rules for a theme's typefaces: each with what stands in its place until it is there, as wide and as high as it
 * will be, so that texts keep their lines when it comes.
 */
export const fontFaces = (theme: Theme): string => {
  const { fonts } = theme.settings;
  return [
    ...fonts.flatMap((font) => ownFaces(theme.folder, font)),
    ...fonts.flatMap((font) => fallbackFaces(theme, font)),
  ].join('\n');
};
