import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { builtOf } from './built-of';
import { pairs } from './pairs';
import { readTheme } from './read-theme';
import { tokens } from './tokens';

const root = resolve(import.meta.dirname, '../../..');
const themes = join(root, 'themes');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'etalage-theme-'));
  cpSync(join(themes, 'brink'), folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const change = (file: string, from: string | RegExp, to: string) => {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  writeFileSync(path, changed);
};

/** What is told of the theme in the folder, without the line that names that. */
const told = (): string[] => {
  try {
    readTheme(folder);
  } catch (error) {
    const [first, ...lines] = (error as Error).message.split('\n');
    expect(first).toBe(`The theme in ${folder} can't be used:`);
    return lines.map((line) => line.trim());
  }
  return [];
};

test('every theme that ships can be used, and looks like no other', () => {
  const names = readdirSync(themes);
  expect(names.length).toBeGreaterThan(1);
  const read = names.map((name) => readTheme(join(themes, name)).values);
  for (const token of ['brand', 'header', 'font-text', 'font-display', 'radius', 'section-gap']) {
    expect(new Set(read.map((values) => values[token])).size, token).toBe(names.length);
  }
});

describe('what is wrong is told with its file, its line and its token', () => {
  test('a value of another kind, one that is missing, one that there isn’t', () => {
    change('tokens.css', '--paper: #f8f4ec;', '--paper: papyrus;');
    change('tokens.css', /--radius: 2px;\n/, '\n');
    change('tokens.css', '--measure:', '--size-of-lines: 3rem;\n  --measure:');
    expect(told()).toEqual([
      'tokens.css:7: --paper must be a colour such as #1f3a5f, not papyrus',
      expect.stringMatching(/^tokens\.css:\d+: --size-of-lines is no token of a theme$/),
      'tokens.css: --radius is missing',
    ]);
  });

  test('rules that are no tokens, and a colour that is another one on wide screens', () => {
    change('tokens.css', /$/, '.header { color: red; }\n');
    change('tokens.css', '--text-m: 1.0625rem;', '--text-m: 1.0625rem;\n    --brand: #111111;');
    expect(told()).toEqual([
      expect.stringMatching(/^tokens\.css:\d+: --brand can't be another one on wide screens/),
      expect.stringMatching(/^tokens\.css:\d+: only :root/),
    ]);
  });

  test('texts that can’t be read on their ground: which, how little, and what they need', () => {
    change('tokens.css', '--accent-ink: #b53212;', '--accent-ink: #f2542b;');
    expect(told()).toEqual([
      'tokens.css: --accent-ink on --paper has a contrast of 3.14:1, and needs 4.5:1',
      'tokens.css: --accent-ink on --paper-raised has a contrast of 3.40:1, and needs 4.5:1',
      'tokens.css: --accent-ink on --paper-sunk has a contrast of 2.88:1, and needs 4.5:1',
      'tokens.css: --header-accent on --header has a contrast of 3.14:1, and needs 4.5:1',
    ]);
  });

  test('a field that can’t be seen on its ground', () => {
    change('tokens.css', '--line-strong: #867c6b;', '--line-strong: #a89f8f;');
    expect(told()[0]).toMatch(
      /^tokens\.css: --line-strong on --paper has a contrast of 2\.\d\d:1, and needs 3:1$/,
    );
  });

  test('fonts: a file that isn’t there, no licence, weights that it hasn’t, no stand-in', () => {
    change('theme.json', 'fonts/hanken-grotesk-dutch.woff2', 'fonts/gone.woff2');
    change('theme.json', '"license": "fonts/young-serif-license.txt",', '');
    change('tokens.css', '--weight-bold: 680;', '--weight-bold: 800;');
    change('tokens.css', "'Young Serif Fallback Times', ", '');
    expect(told()).toEqual([
      'theme.json: fonts: Hanken Grotesk: there is no fonts/gone.woff2',
      'tokens.css: --weight-bold: Hanken Grotesk has weights 400 to 680 only',
      'theme.json: fonts: Young Serif: license must name the file with its licence',
      "tokens.css: --font-display must name 'Young Serif Fallback Times' behind 'Young Serif'",
      'theme.json: preload: fonts/hanken-grotesk-dutch.woff2 is no file of a font',
    ]);
  });

  test('a file outside of the folder, a setting that there isn’t, JSON that is none, no folder', () => {
    change('theme.json', '"name": "Brink",', '"name": "Brink", "favicon": "../../secret.svg",');
    expect(told()).toEqual(['theme.json: favicon: there is no ../../secret.svg']);
    change('theme.json', '"name": "Brink",', '"name": "Brink", "colour": "red",');
    expect(told()[0]).toMatch(/^theme\.json: .*colour/);
    writeFileSync(join(folder, 'theme.json'), '{');
    expect(told()[0]).toMatch(/^theme\.json: /);
    expect(() => readTheme(join(folder, 'nowhere'))).toThrow('there is no such folder');
  });
});

test('what the server is given needs nothing of the folder any more', () => {
  change('tokens.css', '--header: var(--paper);', '--header: var(--brand);');
  change('tokens.css', '--on-header: var(--ink);', '--on-header: var(--on-brand);');
  change('tokens.css', '--header-mark: var(--brand);', '--header-mark: var(--on-brand);');
  change('tokens.css', '--header-hover: var(--brand-light);', '--header-hover: #ffffff;');
  change('tokens.css', '--header-accent: var(--accent-ink);', '--header-accent: #ffffff;');
  change('theme.json', '"name": "Brink",', '"name": "Eigen", "logo": "logo.svg",');
  const logo = '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><rect/></svg>';
  writeFileSync(join(folder, 'logo.svg'), logo);
  cpSync(join(folder, 'fonts/young-serif-dutch.woff2'), join(folder, 'fonts/own.woff2'));
  change('theme.json', /"drawn": "[^"]*"/, '"drawn": "fonts/own.woff2"');
  const built = builtOf(readTheme(folder));
  expect(built).toMatchObject({
    name: 'Eigen',
    families: ['Hanken Grotesk', 'Young Serif'],
    preload: ['young-serif-dutch', 'hanken-grotesk-dutch'],
    preloadOf: { text: ['hanken-grotesk-dutch'], display: ['young-serif-dutch'] },
    logo: { svg: logo, width: 120, height: 40 },
  });
  expect(built.tokens.header).toBe('#17442f');
  expect(built.drawn).toEqual({
    base64: readFileSync(join(folder, 'fonts/own.woff2')).toString('base64'),
  });
});

/** Grounds that a rule sets, with the texts that it sets in the same breath. */
const pairsIn = (css: string): string[] =>
  [...css.matchAll(/\{([^{}]*)\}/g)].flatMap(([, body = '']) => {
    const text = /(?:^|[\s;])color: var\(--([a-z-]+)\);/.exec(body)?.[1];
    const ground = /background(?:-color)?: var\(--([a-z-]+)\);/.exec(body)?.[1];
    return text && ground ? [`${text} on ${ground}`] : [];
  });

test('each text that a style sheet sets on a ground is a pair that is looked at', () => {
  const source = join(root, 'src');
  const known = new Set(pairs.map(({ text, ground }) => `${text} on ${ground}`));
  const colours = new Set(tokens.filter(({ kind }) => kind === 'colour').map(({ name }) => name));
  const found = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && !/^(?:admin|ui\/work)\//.test(file))
    .flatMap((file) => pairsIn(readFileSync(join(source, file), 'utf8')))
    .filter((pair) => pair.split(' on ').every((name) => colours.has(name)));
  expect(found.length).toBeGreaterThan(20);
  expect([...new Set(found)].filter((pair) => !known.has(pair))).toEqual([]);
});

test('docs/theme.md says of every token what it does, and of no other', () => {
  const text = readFileSync(join(root, 'docs/theme.md'), 'utf8');
  const rows = [...text.matchAll(/^\| `--([\w-]+)` +\| (.*?) +\|$/gm)];
  const listed = rows.map(([, name, does]) => [name, does]);
  expect(listed).toEqual(tokens.map(({ name, does }) => [name, does]));
});
