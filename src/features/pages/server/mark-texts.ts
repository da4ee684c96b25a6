import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { traitsOf } from '#fields/traits';
import type { BlockDefinition } from '#kernel/define/block';
import type { Setting } from '#kernel/define/field';
import { treeFieldAttribute } from '#kernel/wire-editor';
import { sanitizeRichText } from '#platform/sanitize/sanitize';
import { withLanguage } from '#ui/language';
import type { AnyServerBlock } from './blocks';

/** Characters that no language has, around a text: the first says which setting it is. */
const FIRST = 0xe000;
const MOST = 0x1000;
const END = '\uf8ff';
const begins = `[\\ue000-\\uefff]`;
const LEFT = new RegExp(`${begins}|${END}`, 'g');

/** Names of settings, each by the character that stands for it: one list for all pages. */
const names: string[] = [];

const beginOf = (name: string): string | undefined => {
  const known = names.indexOf(name);
  if (known === -1 && names.length >= MOST) return undefined;
  const at = known === -1 ? names.push(name) - 1 : known;
  return String.fromCharCode(FIRST + at);
};

const textKind = ({ type }: Setting) => traitsOf({ type: type.name }).text;

const mark = (name: string, text: unknown): unknown => {
  const begin = typeof text === 'string' && text.trim() !== '' ? beginOf(name) : undefined;
  return begin === undefined ? text : `${begin}${text}${END}`;
};

type Values = Readonly<Record<string, unknown>>;

const markPlain = ({ settings }: BlockDefinition, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const setting = settings[name];
      const kind = setting && !setting.refers ? textKind(setting) : undefined;
      return [name, kind && kind !== 'rich' ? mark(name, value) : value];
    }),
  );

/**
 * Rich text is what a view was given of it, cleaned. Where its block made something else of it, such as facts in the
 * place of their names, it is what the view is given by the setting's own name.
 */
const markRich = (definition: BlockDefinition, values: Values, props: object): object => {
  const marked = new Map(Object.entries(props));
  for (const [name, setting] of Object.entries(definition.settings)) {
    const html = values[name];
    if (textKind(setting) !== 'rich' || typeof html !== 'string' || html.trim() === '') continue;
    const clean = sanitizeRichText(html);
    const [key = name] = [...marked].find(([, value]) => value === clean) ?? [];
    if (marked.has(key)) marked.set(key, mark(name, marked.get(key)));
  }
  return Object.fromEntries(marked);
};

const write = (block: AnyServerBlock, props: object | null, language: string): string =>
  props === null
    ? ''
    : renderToStaticMarkup(withLanguage(language, createElement(block.view, props)));

export const withoutMarks = (html: string): string => html.replaceAll(LEFT, '');

type Input = Parameters<AnyServerBlock['propsOf']>[0];

/**
 * What a block's view is given, with marks around the texts that are settings. One to which a text is more than
 * what it shows, such as a number or a name to look up, would look otherwise by it: it gets none.
 */
export const markedProps = (
  block: AnyServerBlock,
  input: Input,
  language: string,
): object | null => {
  const { definition, propsOf } = block;
  const marked = (from: Input): object | null => {
    const props = propsOf({ ...from, settings: markPlain(definition, from.settings) });
    return props && markRich(definition, from.settings, props);
  };
  try {
    // What stands in it was tried by itself.
    const bare = {
      ...input,
      slots: Object.fromEntries(Object.keys(input.slots).map((name) => [name, [] as ReactNode])),
    };
    const tried = write(block, marked(bare), language);
    if (withoutMarks(tried) === write(block, propsOf(bare), language)) return marked(input);
  } catch {
    // A view may refuse what it doesn't know: it is drawn without.
  }
  return propsOf(input);
};

const PLAIN = new RegExp(
  `<([a-z][\\w-]*)((?:\\s[^<>]*)?)>(${begins})([^<>]*)${END}(?=</\\1>)`,
  'g',
);
const RICH = new RegExp(
  `<([a-z][\\w-]*)((?:\\s[^<>]*)?)>(${begins})([^\\ue000-\\uf8ff]*)${END}(?=</\\1>)`,
  'g',
);

const named = (_: string, tag: string, attributes: string, begin: string, text: string): string => {
  const name = names[begin.charCodeAt(0) - FIRST] ?? '';
  return `<${tag} ${treeFieldAttribute}="${name}"${attributes}>${text}`;
};

/**
 * HTML whose elements say which setting their text is, where they hold it as it is and nothing else; of all other
 * marks nothing is left.
 */
export const nameTexts = (html: string): string =>
  withoutMarks(html.replace(PLAIN, named).replace(RICH, named));
