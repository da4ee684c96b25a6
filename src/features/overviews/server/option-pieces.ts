import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { enUi } from '#kernel/messages/en-ui';
import { inLanguage } from '#kernel/messages/language';
import { ui } from '#kernel/messages/nl-ui';
import { escapeHtml } from '#platform/render/document';
import { plainVoids } from '#platform/render/void-elements';
import { speaking } from '#ui/language';
import type { RefineGroup } from '../contract';
import { type ListedOption, listOptions } from '../site/option-list';
import { ListedOptionView } from '../site/refine-group.view';
import type { OptionLook } from '../site/refine-option.view';

/** No text of ours holds it. */
const HOLE = '\0';

type Options = {
  /** How many are kept at most. */
  most?: number;
  write?: (element: ReactNode) => string;
};

type Look = OptionLook & { language: string };

/** All that an option shows but its count, which stands in holes. */
const keyOf = (listed: ListedOption): string => {
  if (listed.kind !== 'option')
    return listed.kind + Number(listed.kind === 'apart' && listed.beyond);
  const { id, label, hex, selected, enabled } = listed.option;
  return `${id} ${Number(listed.beyond)}${Number(selected)}${Number(enabled)}${hex} ${label}`;
};

const sayCounted = (count: number, noun: OptionLook['noun'], language: string): string =>
  escapeHtml(inLanguage(language, ui, enUi).counted(count, noun));

/**
 * The options of filter forms as HTML. They are most of a form and differ by their counts alone, so
 * each is rendered once for all else that it shows. A key tells all of that: nothing has to be dropped,
 * and what is no longer asked for goes when it is full, all at once.
 */
export class OptionPieces {
  private readonly kept = new Map<string, readonly string[]>();
  /** By what is counted and where it is said, by count: numbers are slow to write as people do. */
  private readonly counted = new Map<string, Map<number, string>>();
  private readonly most: number;
  private readonly write: (element: ReactNode) => string;

  constructor({ most = 5000, write = renderToStaticMarkup }: Options = {}) {
    this.most = most;
    this.write = write;
  }

  /** What the group's list shows. */
  render(group: RefineGroup, { language, ...look }: Look): string {
    const { column, control, activeCount, lang } = group;
    const isNoneChosen = control === 'radio' && activeCount === 0;
    const same = JSON.stringify([column, control, isNoneChosen, look, language, lang]);
    const words = this.wordsOf(look.noun, language);
    let html = '';
    for (const listed of listOptions(group)) {
      const [start = '', between = '', end = ''] = this.find(same + keyOf(listed), () =>
        speaking(language, createElement(ListedOptionView, { listed, group, hole: HOLE, ...look })),
      );
      if (listed.kind !== 'option') html += start;
      else {
        const { count } = listed.option;
        html += `${start}${count}${between}${words(count)}${end}`;
      }
    }
    return html;
  }

  private wordsOf(noun: OptionLook['noun'], language: string): (count: number) => string {
    const key = `${noun.one} ${noun.many} ${language}`;
    const known = this.counted.get(key) ?? new Map<number, string>();
    this.counted.set(key, known);
    return (count) => {
      const words = known.get(count) ?? sayCounted(count, noun, language);
      if (known.size >= this.most) known.clear();
      known.set(count, words);
      return words;
    };
  }

  private find(key: string, element: () => ReactNode) {
    const known = this.kept.get(key);
    if (known) return known;
    if (this.kept.size >= this.most) this.kept.clear();
    const made = plainVoids(this.write(element())).split(HOLE);
    this.kept.set(key, made);
    return made;
  }
}
