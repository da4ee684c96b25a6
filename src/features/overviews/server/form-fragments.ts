import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { escapeHtml } from '#platform/render/document';
import { fillHoles, HOLE, HtmlHoles } from '#platform/render/html-holes';
import { withLanguage } from '#ui/language';
import type { RefineGroup, RefinesProps } from '../contract';
import { isBeyond } from '../site/option-list';
import { optionLook } from '../site/option-look';
import { isOpenAt, RefineGroupView, summaryOf } from '../site/refine-group.view';
import { Refines } from '../site/refines.view';
import { OptionFragments } from './option-fragments';

/** Frames of forms and of their groups that are kept: some kilobytes each at most. */
const MOST = 500;

/** A group without what differs each time. */
const framed = (group: RefineGroup): RefineGroup => ({ ...group, html: HOLE });

const numberIn = (value: number | undefined): string[] =>
  value === undefined ? [] : [String(value)];

/**
 * Filter forms as HTML, put together from kept fragments: once something is chosen hardly two visitors see
 * the same, but by counts, totals and prices alone.
 */
export class FormFragments {
  private readonly options: OptionFragments;
  private readonly frames: HtmlHoles;

  constructor({ write = renderToStaticMarkup }: { write?: (element: ReactNode) => string } = {}) {
    this.options = new OptionFragments({ write });
    this.frames = new HtmlHoles({ most: MOST, write });
  }

  /** The whole form, as `Refines` shows it. */
  render(props: RefinesProps, language: string): string {
    const { groups, myStore, search, words, kept = [], total, noun, ...same } = props;
    const key = JSON.stringify([
      ...[language, same.formId, same.title, same.blockId, same.ajaxFilterId, same.mode],
      ...[same.action, same.disabledClass, same.activeCount, noun],
      ...[search === undefined, !words, myStore?.column, ...kept.map(({ name }) => name)],
    ]);
    const parts = this.frames.of(`form ${key}`, () =>
      withLanguage(
        language,
        createElement(Refines, {
          ...props,
          search: search === undefined ? undefined : HOLE,
          words: words && HOLE,
          kept: kept.map(({ name }) => ({ name, value: HOLE })),
          myStore: myStore && { ...myStore, href: HOLE },
          hole: HOLE,
        }),
      ),
    );
    return fillHoles(parts, [
      ...(search === undefined ? [] : [escapeHtml(search)]),
      ...(words ? [escapeHtml(words)] : []),
      ...kept.map(({ value }) => escapeHtml(value)),
      ...(myStore ? [escapeHtml(myStore.href)] : []),
      groups.map((_, place) => this.group(props, place, language)).join(''),
      this.options.wordsOf(noun, language)(total),
    ]);
  }

  private group(props: RefinesProps, place: number, language: string): string {
    const { formId, disabledClass, noun } = props;
    const group = props.groups[place] as RefineGroup;
    const { range } = group;
    const open = isOpenAt(place, group);
    const key = JSON.stringify([
      ...[
        language,
        formId,
        open,
        group.column,
        group.label,
        group.control,
        group.limit,
        group.lang,
      ],
      ...[group.activeCount, summaryOf(group, language), optionLook(group)],
      ...[isBeyond(group, group.options.length - 1)],
      range && [
        range.min,
        range.max,
        range.unit,
        range.low === undefined,
        range.high === undefined,
      ],
    ]);
    const parts = this.frames.of(`group ${key}`, () => {
      const look = { formId, disabledClass, noun, open, hole: HOLE };
      return withLanguage(
        language,
        createElement(RefineGroupView, { group: framed(group), ...look }),
      );
    });
    const fills =
      group.control === 'range'
        ? [...numberIn(range?.low), ...numberIn(range?.high)]
        : [this.options.render(group, { disabledClass, noun, language })];
    return fillHoles(parts, fills);
  }
}
