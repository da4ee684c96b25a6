import { readdirSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { type AtRule, type ChildNode, parse } from 'postcss';
import type { Plugin } from 'vite';
import { type LaterSheet, laterSheets, sheetMark } from '../kernel/style-sheets.ts';
import { type Sheet, sheetOf } from './sheets.ts';
import { THEME_SHEET } from './theme/plugin.ts';

/** Around the rules of a later sheet until there are more files; no browser gets to see it. */
const wrapper = (sheet: LaterSheet) => `@supports (--sheet: ${sheet})`;
const opening = new RegExp(String.raw`^\(--sheet:\s*(${laterSheets.join('|')})\)$`);

const laterSheetOf = (node: ChildNode): LaterSheet | undefined =>
  node.type === 'atrule' && node.name === 'supports'
    ? (opening.exec(node.params)?.[1] as LaterSheet | undefined)
    : undefined;

const textOf = (nodes: readonly ChildNode[]): string =>
  nodes.map((node) => (node.type === 'atrule' && !node.nodes ? `${node};` : String(node))).join('');

/** The rules of each sheet, out of all rules. Throws when a block isn't closed. */
export const splitSheets = (css: string): Record<Sheet, string> => {
  const { nodes } = parse(css);
  const sheets = Object.fromEntries(
    laterSheets.map((sheet) => {
      const blocks = nodes.filter((node) => laterSheetOf(node) === sheet) as AtRule[];
      return [sheet, textOf(blocks.flatMap((block) => block.nodes ?? []))];
    }),
  ) as Record<LaterSheet, string>;
  return { first: textOf(nodes.filter((node) => !laterSheetOf(node))), ...sheets };
};

const relativeTo = (folder: string, file: string): string =>
  relative(folder, file).split(sep).join('/');

/** What the office's files name, and what few pages hold: many classes, in no script of the site. */
const isLast = (file: string): boolean =>
  /^(?:admin|ui\/work|features\/(?:staff|workfloor|picking|counter)\/|features\/pages\/site\/devices\.|ui\/focus\.)/.test(
    file,
  );

/**
 * Names of classes, as short as can be: each file's rank among all is its mark. A class of a later
 * sheet says so, and so does a page's HTML that holds one.
 */
export const shortNames = (source: string) => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => file.split(sep).join('/'))
    // No name of the site is longer for their sake.
    .sort((one, other) => Number(isLast(one)) - Number(isLast(other)) || (one < other ? -1 : 1));
  const ranks = new Map(files.map((file, rank) => [file, rank.toString(36)]));
  return (name: string, path: string): string => {
    const file = relativeTo(source, path.replace(/\?.*$/, ''));
    const sheet = sheetOf(file);
    const joint = sheet === 'first' ? '-' : sheetMark(sheet);
    return `${name}${joint}${ranks.get(file)}`;
  };
};

/** The office has a sheet of its own. */
const isSite = ({ name }: { name: string }): boolean => name !== 'office';

/** Marks the rules of the later sheets, while they are still known by their file. */
const markRules = (source: string): Plugin => ({
  name: 'etalage:mark-rules',
  apply: 'build',
  applyToEnvironment: isSite,
  transform(code, id) {
    if (!id.endsWith('.css')) return undefined;
    // Wherever the theme lies, every page has it.
    const sheet = id.endsWith(`/${THEME_SHEET}`) ? 'first' : sheetOf(relativeTo(source, id));
    return sheet === 'first' ? undefined : `${wrapper(sheet)}{${code}}`;
  },
});

/** Makes a file of each sheet of the one with all rules, before the manifest is made. */
const splitFile: Plugin = {
  name: 'etalage:split-file',
  apply: 'build',
  applyToEnvironment: isSite,
  enforce: 'post',
  generateBundle(_, bundle) {
    const whole = Object.values(bundle).find(
      (file) => file.type === 'asset' && file.names.includes('style.css'),
    );
    if (whole?.type !== 'asset') return;
    const sheets = splitSheets(String(whole.source));
    delete bundle[whole.fileName];
    for (const [name, source] of Object.entries(sheets)) {
      const file = `${name}.css`;
      this.emitFile({ type: 'asset', name: file, originalFileName: file, source });
    }
  },
};

/** Makes the sheets of the one that Vite makes of all style files. */
export const separateSheets = (source: string): Plugin[] => [markRules(source), splitFile];
