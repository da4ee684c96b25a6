import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { enUi } from '#kernel/messages/en-ui';
import { inLanguage } from '#kernel/messages/language';
import { ui } from '#kernel/messages/nl-ui';
import { escapeHtml } from '#platform/render/document';
import { HOLE, HtmlHoles } from '#platform/render/html-holes';
import { withLanguage } from '#ui/language';
import type { RefineGroup } from '../contract';
import { type ListedOption, listOptions } from '../site/option-list';
import { ListedOptionView } from '../site/refine-group.view';
import type { OptionLook } from '../site/refine-option.view';

type Options = {
  /** How many are kept at most. */
  most?: number;
  write?: (element: ReactNode) => string;
};

type Look = OptionLook & { language: string };

/** An option as it was rendered: between the parts stands its count. */
type Made = { label: string; hex: string | undefined; parts: readonly string[] };

/** Of one kind of list: by option, by what is true of it. */
type Lists = Map<number, (Made | undefined)[]>;

/** Where what is no option stands in a list. */
const ANY = -1;
const APART = -2;

const idOf = (listed: ListedOption): number => {
  if (listed.kind === 'option') return listed.option.id;
  return listed.kind === 'any' ? ANY : APART;
};

/** What is true of an option, a bit each. */
const stateOf = (listed: ListedOption): number => {
  const beyond = listed.kind !== 'any' && listed.beyond ? 1 : 0;
  if (listed.kind !== 'option') return beyond;
  const { selected, enabled } = listed.option;
  return beyond + (selected ? 2 : 0) + (enabled ? 4 : 0);
};

type Shown = Omit<Made, 'parts'>;
const nothing: Shown = { label: '', hex: undefined };

const shownOf = (listed: ListedOption): Shown =>
  listed.kind === 'option' ? (listed.option as Shown) : nothing;

const findMade = (lists: Lists, listed: ListedOption): readonly string[] | undefined => {
  const made = lists.get(idOf(listed))?.[stateOf(listed)];
  const { label, hex } = shownOf(listed);
  return made && made.label === label && made.hex === hex ? made.parts : undefined;
};

const sayCounted = (count: number, noun: OptionLook['noun'], language: string): string =>
  escapeHtml(inLanguage(language, ui, enUi).counted(count, noun));

/**
 * The options of filter forms as HTML. They are most of a form and differ by their counts alone, so
 * each is rendered once for all else that it shows. What is looked up by tells all of that: nothing has to
 * be dropped, and what is no longer asked for goes when it is full, all at once.
 */
export class OptionFragments {
  private readonly kept = new Map<string, Lists>();
  private size = 0;
  /** By what is counted and where it is said, by count: numbers are slow to write as people do. */
  private readonly counted = new Map<string, Map<number, string>>();
  private readonly most: number;
  private readonly holes: HtmlHoles;

  constructor({ most = 5000, write = renderToStaticMarkup }: Options = {}) {
    this.most = most;
    this.holes = new HtmlHoles({ most: 0, write });
  }

  /** What the group's list shows. */
  render(group: RefineGroup, { language, ...look }: Look): string {
    const { column, control, activeCount, lang } = group;
    const isNoneChosen = control === 'radio' && activeCount === 0;
    const same = JSON.stringify([column, control, isNoneChosen, look, language, lang]);
    const words = this.wordsOf(look.noun, language);
    const lists = this.kept.get(same) ?? new Map();
    this.kept.set(same, lists);
    let html = '';
    for (const listed of listOptions(group)) {
      const known = findMade(lists, listed);
      const view = () =>
        withLanguage(
          language,
          createElement(ListedOptionView, { listed, group, hole: HOLE, ...look }),
        );
      const [start = '', between = '', end = ''] = known ?? this.make(same, lists, listed, view());
      if (listed.kind !== 'option') html += start;
      else {
        const { count } = listed.option;
        html += start + count + between + words(count) + end;
      }
    }
    return html;
  }

  /** How so many are told: '1.234 artikelen'. */
  wordsOf(noun: OptionLook['noun'], language: string): (count: number) => string {
    const key = `${noun.one} ${noun.many} ${language}`;
    const known = this.counted.get(key) ?? new Map<number, string>();
    this.counted.set(key, known);
    return (count) => {
      const told = known.get(count);
      if (told !== undefined) return told;
      if (known.size >= this.most) known.clear();
      const words = sayCounted(count, noun, language);
      known.set(count, words);
      return words;
    };
  }

  private make(same: string, lists: Lists, listed: ListedOption, view: ReactNode) {
    if (this.size >= this.most) {
      this.kept.clear();
      lists.clear();
      this.kept.set(same, lists);
      this.size = 0;
    }
    const { label, hex } = shownOf(listed);
    const parts = this.holes.cut(view);
    const states = lists.get(idOf(listed)) ?? [];
    if (!states[stateOf(listed)]) this.size += 1;
    states[stateOf(listed)] = { label, hex, parts };
    lists.set(idOf(listed), states);
    return parts;
  }
}
