import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { frameIn, getSite } from '#features/settings/api.server';
import type { Host } from '#platform/host';
import { Breadcrumbs } from '#ui/breadcrumbs.view';
import { withLanguage } from '#ui/language';
import { findPagesAbove, type PublishedPage } from './find-page';

type Step = { label: string; href: string };

const stepTo = ({ title, path }: Pick<PublishedPage, 'title' | 'path'>): Step => ({
  label: title,
  href: encodeURI(path),
});

/** From the highest page above a page to the page itself. */
export const stepsTo = async (host: Host, page: PublishedPage): Promise<Step[]> =>
  [...(await findPagesAbove(host, page)), page].map(stepTo);

/** What a list, such as a category, is called on its page: that begins with an overview under its title. */
const listTitle = ({ published }: PublishedPage): string | undefined => {
  const [first] = published.content;
  if (!first?.type.endsWith('Overview') || first.props.level !== '1') return undefined;
  return typeof first.props.title === 'string' ? first.props.title : undefined;
};

/** Where a list below another page stands, as HTML above it; '' of every other page. */
export const wayTo = async (host: Host, page: PublishedPage, language: string): Promise<string> => {
  const title = listTitle(page);
  const above = title ? await findPagesAbove(host, page) : [];
  if (!title || above.length === 0) return '';
  const { home } = frameIn(getSite(host), language);
  const items = [...above.map(stepTo), { ...stepTo(page), label: title }];
  const way = createElement(Breadcrumbs, { items, home });
  return renderToStaticMarkup(
    withLanguage(language, createElement('div', { 'data-way': '' }, way)),
  );
};
