import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { HtmlMemo } from '#platform/render/html-memo';
import { withLanguage } from '#ui/language';
import type { SectionCell } from '../../contract';
import { Cta } from '../../site/cta.view';
import type { OverviewSettings } from './definition';

const ctas = new HtmlMemo(200);

const cta = (extra: OverviewSettings['extras'][number], language: string): string => {
  const { title = '', text = '', link = '#', linkText, picture } = extra;
  const render = () =>
    renderToStaticMarkup(
      withLanguage(
        language,
        createElement(Cta, { title, text, link, linkText, picture: picture ?? undefined }),
      ),
    );
  return ctas
    .of(JSON.stringify([title, text, link, linkText, picture, language]), render)
    .toString();
};

type Place = {
  start: number;
  language: string;
  /** A visitor chose what he sees: nothing is promoted among that. */
  isFiltered: boolean;
};

/** Puts ctas, spacers and hidden items at their cells: in the first load, or in each. */
export const withExtras = (
  cards: { id: number; html: string }[],
  settings: OverviewSettings,
  { start, language, isFiltered }: Place,
): SectionCell[] => {
  const cells: SectionCell[] = cards.map((card) => ({ kind: 'item', ...card }));
  if (cards.length === 0 || (start > 0 && !settings.ctaRepeat)) return cells;
  const extras = settings.extras.filter(({ kind }) => !isFiltered || kind !== 'cta');
  for (const extra of extras.toSorted((a, b) => a.position - b.position)) {
    const cell: SectionCell =
      extra.kind === 'spacer'
        ? { kind: 'spacer' }
        : { kind: extra.kind, html: cta(extra, language) };
    cells.splice(Math.min(Math.max(0, extra.position), cells.length), 0, cell);
  }
  return cells;
};
