import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { speaking } from '#ui/language';
import type { SectionCell } from '../contract';
import { Cta } from '../site/cta.view';
import type { OverviewSettings } from './overview.block';

const cta = (extra: OverviewSettings['extras'][number], language: string): string =>
  renderToStaticMarkup(
    speaking(
      language,
      createElement(Cta, {
        title: extra.title ?? '',
        text: extra.text ?? '',
        link: extra.link ?? '#',
        linkText: extra.linkText,
      }),
    ),
  );

/** Puts ctas, spacers and hidden items at their cells: in the first load, or in each. */
export const withExtras = (
  cards: { id: number; html: string }[],
  settings: OverviewSettings,
  { start, language }: { start: number; language: string },
): SectionCell[] => {
  const cells: SectionCell[] = cards.map((card) => ({ kind: 'item', ...card }));
  if (cards.length === 0 || (start > 0 && !settings.ctaRepeat)) return cells;
  for (const extra of settings.extras.toSorted((a, b) => a.position - b.position)) {
    const cell: SectionCell =
      extra.kind === 'spacer'
        ? { kind: 'spacer' }
        : { kind: extra.kind, html: cta(extra, language) };
    cells.splice(Math.min(Math.max(0, extra.position), cells.length), 0, cell);
  }
  return cells;
};
