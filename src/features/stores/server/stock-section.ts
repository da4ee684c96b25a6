import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { one, type RenderContext, renderVirtual } from '#features/pages/api.server';
import { field, header } from '#kernel/wire';
import { StockSearch } from '../site/stock-search.view';
import type { Location } from './read';
import type { Section } from './sections';

const LIMIT = 8;
const nothing: Section = { html: '', tags: [], headers: {} };

/**
 * What lies in this store now, with a search through it. Nothing when the site sells nothing, or
 * the store has nothing; a search that finds nothing is shown as such.
 */
export const renderStock = async (
  context: RenderContext,
  { id, title }: Location,
): Promise<Section> => {
  const key = `winkel-voorraad-${id}`;
  const rendered = await renderVirtual(context, {
    id: key,
    type: 'ProductOverview',
    settings: {
      // Its heading stands above the search.
      title: '',
      limit: LIMIT,
      columns: 4,
      paging: 'more',
      searchable: true,
      ajaxFilterId: key,
      filter: { store: [id] },
    },
  });
  if (!rendered) return nothing;
  const search = one(context.params, field.search) ?? '';
  if (search === '' && rendered.headers[header.total(key)] === '0') {
    return { ...nothing, tags: rendered.tags };
  }
  const form = renderToStaticMarkup(
    createElement(StockSearch, { section: key, action: context.path, search, store: title }),
  );
  return { ...rendered, html: `<div>${form}${rendered.html}</div>` };
};
