import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isAbsolute, join, relative } from 'node:path';
import { parse, type Rule } from 'postcss';
import { z } from 'zod';
import { contrastProblems } from './pairs.ts';
import { tokenProblem, tokens } from './tokens.ts';

const find = createRequire(import.meta.url).resolve;

const LETTERS = /^U\+[\dA-F]{1,6}(?:-[\dA-F]{1,6})?(?:, U\+[\dA-F]{1,6}(?:-[\dA-F]{1,6})?)*$/;

const font = z.strictObject({
  family: z.string().regex(/^[\w -]+$/, 'letters, digits and spaces'),
  weight: z.string().regex(/^\d{1,4}(?: \d{1,4})?$/, "'400', or '400 700' of one that can vary"),
  style: z.enum(['normal', 'italic']).default('normal'),
  /** Of what lies in the folder: under what it may be sent to visitors. */
  license: z.string().optional(),
  /** Of files that have a letter the last named is taken. */
  files: z
    .array(
      z.strictObject({
        file: z.string().endsWith('.woff2'),
        letters: z.string().regex(LETTERS, "'U+20-7E, U+20AC'").optional(),
      }),
    )
    .min(1),
  /** What stands there until it is fetched, drawn as wide and as high. */
  fallback: z.enum(['sans', 'serif']),
});

const stack = z.string().regex(/(?:^|, ?)(?:serif|sans-serif|monospace)$/, 'ends generic');

const settings = z.strictObject({
  name: z.string().min(1),
  fonts: z.array(font).default([]),
  /** Files of those that every page asks for at once. */
  preload: z.array(z.string()).default([]),
  /** Typefaces of mails, which fetch none: what may be installed. */
  mail: z.strictObject({ text: stack, display: stack }),
  /** A file of letters that don't vary, for what the server draws: the mark in mails, headings of invoices. */
  drawn: z
    .string()
    .regex(/\.(?:woff2?|ttf|otf)$/, 'a .woff, .ttf or .otf')
    .optional(),
  /** The mark in place of the name, and the sign of the tab. */
  logo: z.string().endsWith('.svg').optional(),
  favicon: z.string().endsWith('.svg').optional(),
});

type Settings = z.output<typeof settings>;
export type ThemeFont = Settings['fonts'][number];

/** A theme that was read and found good. */
export type Theme = {
  folder: string;
  settings: Settings;
  /** The tokens as they are on the narrowest screens, by name. */
  values: Readonly<Record<string, string>>;
  css: string;
};

/** A theme that can't be used; the message names the folder and says what is wrong, a line each. */
class ThemeError extends Error {
  constructor(folder: string, problems: readonly string[]) {
    const told = problems.map((problem) => `  ${problem}`).join('\n');
    super(`The theme in ${folder} can't be used:\n${told}`);
    this.name = 'ThemeError';
  }
}

const TOKENS = 'tokens.css';
const SETTINGS = 'theme.json';

/** Where a file of a theme is: in its folder, or in a package of the platform's. Undefined: it is not there. */
export const findFile = (folder: string, file: string): string | undefined => {
  if (file.startsWith('@fontsource')) {
    try {
      return find(file);
    } catch {
      return undefined;
    }
  }
  const path = join(folder, file);
  const from = relative(folder, path);
  const isWithin = !from.startsWith('..') && !isAbsolute(from);
  return isWithin && existsSync(path) ? path : undefined;
};

const byName = new Map(tokens.map((token) => [token.name, token]));

const isTokens = (rule: Rule): boolean => rule.selector === ':root';

type Read = { values: Record<string, string>; problems: string[] };

/** The tokens of a sheet that holds nothing else; within media queries they may be set once more. */
const readTokens = (css: string): Read => {
  const values: Record<string, string> = {};
  const problems: string[] = [];
  const tell = (line: number | undefined, problem: string) =>
    problems.push(`${TOKENS}:${line ?? 1}: ${problem}`);
  const readRule = (rule: Rule, isBase: boolean) => {
    rule.each((node) => {
      if (node.type === 'comment') return;
      const line = node.source?.start?.line;
      const { prop, value } = node.type === 'decl' ? node : { prop: '', value: '' };
      const token = byName.get(prop.replace(/^--/, ''));
      if (!prop.startsWith('--') || !token) {
        tell(line, `${prop || node.type} is no token of a theme`);
        return;
      }
      const plain = value.replaceAll(/\s+/g, ' ');
      const problem = tokenProblem(token, plain);
      if (problem) tell(line, `${prop} must be ${problem}, not ${plain}`);
      else if (!isBase && (token.kind === 'colour' || token.kind === 'family'))
        tell(line, `${prop} can't be another one on wide screens: mails and icons have it too`);
      if (isBase) values[token.name] = plain;
    });
  };
  for (const node of parse(css).nodes) {
    const line = node.source?.start?.line;
    if (node.type === 'rule' && isTokens(node)) readRule(node, true);
    else if (node.type === 'atrule' && node.name === 'media') {
      node.each((inner) => {
        if (inner.type === 'rule' && isTokens(inner)) readRule(inner, false);
        else if (inner.type !== 'comment')
          tell(line, 'only :root { … } can stand in a media query');
      });
    } else if (node.type !== 'comment') {
      tell(line, 'only :root { … }, and that within @media, can stand here');
    }
  }
  for (const { name } of tokens) {
    if (values[name] === undefined) problems.push(`${TOKENS}: --${name} is missing`);
  }
  return { values, problems };
};

const readText = (folder: string, file: string): string => {
  try {
    return readFileSync(join(folder, file), 'utf8');
  } catch (error) {
    throw new ThemeError(folder, [`${file}: ${(error as NodeJS.ErrnoException).code}`]);
  }
};

const readSettings = (folder: string): Settings => {
  let given: unknown;
  try {
    given = JSON.parse(readText(folder, SETTINGS));
  } catch (error) {
    if (error instanceof ThemeError) throw error;
    throw new ThemeError(folder, [`${SETTINGS}: ${(error as Error).message}`]);
  }
  const result = settings.safeParse(given);
  if (result.success) return result.data;
  throw new ThemeError(
    folder,
    result.error.issues.map(({ path, message }) => `${SETTINGS}: ${path.join('.')}: ${message}`),
  );
};

/** The typefaces that a token names, without their quotes. */
export const familiesIn = (value = ''): string[] =>
  value.split(',').map((one) => one.trim().replaceAll(/^'|'$/g, ''));

/** Weights that texts are drawn in, by the token of their typeface. */
const weightsOf = {
  'font-text': ['weight-normal', 'weight-medium', 'weight-bold'],
  'font-display': ['weight-display'],
} as const;

/** What stands in for a typeface: several, where no device has them all. */
const endings = { sans: [''], serif: ['', ' Android', ' Times'] } as const;

/** The names of a typeface's fallbacks, which its token names behind it. */
export const fallbackNames = ({ family, fallback }: Pick<ThemeFont, 'family' | 'fallback'>) =>
  endings[fallback].map((ending) => `${family} Fallback${ending}`);

const isLocal = (file: string): boolean => !file.startsWith('@fontsource');

const fontProblems = (
  { family, weight, license, files, fallback }: ThemeFont,
  { folder, values }: { folder: string; values: Theme['values'] },
): string[] => {
  const lacking = files.filter(({ file }) => findFile(folder, file) === undefined);
  const [least = 0, most = least] = weight.split(' ').map(Number);
  const users = Object.entries(weightsOf).filter(([token]) =>
    familiesIn(values[token]).includes(family),
  );
  const drawn = users.flatMap(([, names]) => names);
  return [
    ...lacking.map(({ file }) => `${SETTINGS}: fonts: ${family}: there is no ${file}`),
    ...(files.some(({ file }) => isLocal(file)) &&
    (license === undefined || findFile(folder, license) === undefined)
      ? [`${SETTINGS}: fonts: ${family}: license must name the file with its licence`]
      : []),
    ...(users.length === 0
      ? [`${SETTINGS}: fonts: ${family} is named by neither --font-text nor --font-display`]
      : []),
    ...users.flatMap(([token]) =>
      fallbackNames({ family, fallback })
        .filter((name) => !familiesIn(values[token]).includes(name))
        .map((name) => `${TOKENS}: --${token} must name '${name}' behind '${family}'`),
    ),
    ...drawn
      .filter((name) => Number(values[name]) < least || Number(values[name]) > most)
      .map((name) => `${TOKENS}: --${name}: ${family} has weights ${least} to ${most} only`),
  ];
};

/** What an SVG says of its size, in px; undefined: nothing that can be used. */
export const sizeOfSvg = (svg: string): { width: number; height: number } | undefined => {
  const [tag = ''] = /<svg\b[^>]*>/.exec(svg) ?? [];
  const told = (name: string) => Number(new RegExp(`\\b${name}="([\\d.]+)(?:px)?"`).exec(tag)?.[1]);
  const [, , boxWidth, boxHeight] = (/viewBox="([^"]+)"/.exec(tag)?.[1] ?? '').split(/[\s,]+/);
  const [width, height] = [told('width') || Number(boxWidth), told('height') || Number(boxHeight)];
  return width > 0 && height > 0 ? { width, height } : undefined;
};

const svgProblems = (folder: string, name: string, file: string | undefined): string[] => {
  const path = file === undefined ? undefined : findFile(folder, file);
  if (path === undefined) return [];
  const isFine = sizeOfSvg(readFileSync(path, 'utf8')) !== undefined;
  return isFine ? [] : [`${SETTINGS}: ${name}: ${file} says neither its size nor a viewBox`];
};

const fileProblems = (folder: string, { fonts, preload, drawn, logo, favicon }: Settings) => {
  const named = fonts.flatMap(({ files }) => files.map(({ file }) => file));
  const lacking = Object.entries({ drawn, logo, favicon }).filter(
    ([, file]) => file !== undefined && findFile(folder, file) === undefined,
  );
  return [
    ...preload
      .filter((file) => !named.includes(file))
      .map((file) => `${SETTINGS}: preload: ${file} is no file of a font`),
    ...svgProblems(folder, 'logo', logo),
    ...svgProblems(folder, 'favicon', favicon),
    ...lacking.map(([name, file]) => `${SETTINGS}: ${name}: there is no ${file}`),
  ];
};

/** Reads a theme's folder. Throws ThemeError, with all that is wrong in it. */
export const readTheme = (folder: string): Theme => {
  if (!existsSync(folder)) throw new ThemeError(folder, ['there is no such folder']);
  const css = readText(folder, TOKENS);
  const read = readSettings(folder);
  let sheet: Read;
  try {
    sheet = readTokens(css);
  } catch (error) {
    throw new ThemeError(folder, [`${TOKENS}: ${(error as Error).message}`]);
  }
  const { values } = sheet;
  const problems = [
    ...sheet.problems,
    ...(sheet.problems.length === 0
      ? contrastProblems(values).map((problem) => `${TOKENS}: ${problem}`)
      : []),
    ...read.fonts.flatMap((one) => fontProblems(one, { folder, values })),
    ...fileProblems(folder, read),
  ];
  if (problems.length > 0) throw new ThemeError(folder, problems);
  return { folder, settings: read, values, css };
};
