import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { enUi } from '#kernel/messages/en-ui';
import { inLanguage } from '#kernel/messages/language';
import { ui } from '#kernel/messages/nl-ui';
import { escapeHtml } from '#platform/render/document';
import { fillHoles, HOLE, HtmlHoles } from '#platform/render/html-holes';
import { withLanguage } from '#ui/language';
import type { PaginationProps, SectionProps } from '../contract';
import { Chips, ChipView } from '../site/chips.view';
import { LoadMore } from '../site/load-more.view';
import { Pagination } from '../site/pagination.view';
import { cellsHtml } from '../site/results.view';
import { Section } from '../site/section.view';
import { countIn } from '../site/section-head.view';

/** Frames of sections and of what is in them that are kept: some kilobytes each at most. */
const MOST = 500;

/** All that a section shows but what is different each time. */
const keyOf = (props: SectionProps, language: string): string => {
  const { chips, pagination, loadMore } = props;
  return JSON.stringify([
    ...[language, props.id, props.type, props.title, props.level, props.intro, props.loadLimit],
    ...[props.noun, props.url, props.moduleAccess, props.ajaxFilterId, props.entityId],
    ...[props.entityObject, props.language, props.layout, props.columns, props.lang, props.formId],
    ...[props.listFilter, props.orders, props.more, props.note, props.blockFilters],
    ...[chips.length > 0, pagination && pagination.pages > 1, loadMore !== undefined],
  ]);
};

/** What is seldom shown, or told by whoever asks, is rendered each time. */
const isUsual = ({ total, virtual, read, own }: SectionProps): boolean =>
  total > 0 && !virtual && !own && !read?.corrected && !read?.also.length;

/** Sections as HTML, put together from kept fragments: their frame, a chip, the links to other pages. */
export class SectionFragments {
  private readonly frames: HtmlHoles;

  constructor({ write = renderToStaticMarkup }: { write?: (element: ReactNode) => string } = {}) {
    this.frames = new HtmlHoles({ most: MOST, write });
  }

  /** The whole section, as `Section` shows it; its cells may hold marks. */
  render(props: SectionProps, language: string): string {
    const say = (view: ReactNode) => withLanguage(language, view);
    if (!isUsual(props)) return this.frames.cut(say(createElement(Section, props))).join(HOLE);
    const parts = this.frames.of(`section ${keyOf(props, language)}`, () =>
      say(createElement(Section, { ...props, hole: HOLE })),
    );
    const { pagination, loadMore, chips } = props;
    const texts = inLanguage(language, ui, enUi);
    const pages = pagination?.pages ?? 1;
    return fillHoles(parts, [
      ...[props.total, props.limit, props.page, props.start].map(String),
      escapeHtml(texts.counted(countIn(props), props.noun)),
      ...(pages > 1 ? [escapeHtml(texts.pagination.current(props.page, pages))] : []),
      ...(chips.length > 0 ? [this.chips(props, language)] : []),
      cellsHtml(props.cells),
      ...(pagination ? [this.pagination(pagination, language)] : []),
      ...(loadMore ? [this.frames.cut(say(createElement(LoadMore, loadMore))).join('')] : []),
    ]);
  }

  private chips({ chips, resetHref }: SectionProps, language: string): string {
    const one = this.frames.of(`chip ${language}`, () =>
      withLanguage(language, createElement(ChipView, { label: HOLE, href: HOLE })),
    );
    const all = this.frames.of(`chips ${language}`, () =>
      withLanguage(language, createElement(Chips, { chips: [], resetHref: HOLE, hole: HOLE })),
    );
    const html = chips.map((chip) => {
      const label = escapeHtml(chip.label);
      return fillHoles(one, [escapeHtml(chip.href), label, label]);
    });
    return fillHoles(all, [html.join(''), escapeHtml(resetHref)]);
  }

  /** Its addresses stand in holes, each between two, as the number of the page that it leads to. */
  private pagination(props: PaginationProps, language: string): string {
    const { title, page, pages, maxVisibleButtons } = props;
    const key = JSON.stringify([language, title, page, pages, maxVisibleButtons]);
    const parts = this.frames.of(`pagination ${key}`, () => {
      const href = (to: number) => HOLE + to + HOLE;
      return withLanguage(language, createElement(Pagination, { ...props, href }));
    });
    return parts
      .map((part, place) => (place % 2 === 0 ? part : escapeHtml(props.href(Number(part)))))
      .join('');
  }
}
