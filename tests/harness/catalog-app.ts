import { catalog } from '#features/catalog/feature';
import { media } from '#features/media/feature';
import { overviews } from '#features/overviews/feature';
import { pages } from '#features/pages/feature';
import { search } from '#features/search/feature';
import { settings } from '#features/settings/feature';
import { stock } from '#features/stock/feature';
import type { Feature } from '#platform/host';
import { createTestApp, type TestAppOptions } from './app';
import { buildCatalog } from './build-catalog';
import { parseHtml } from './html';

/** Browsing alone: no cart, no accounts, no stores. */
export const browsing: readonly Feature[] = [
  settings,
  media,
  pages,
  overviews,
  { ...catalog, needs: ['pages', 'overviews', 'media'] },
  { ...stock, needs: ['catalog', 'pages'] },
  { ...search, needs: ['pages', 'overviews', 'catalog'] },
];

/** `/stuk` breaks. */
export const breaking: Feature = {
  name: 'breaking',
  needs: ['pages'],
  setup: ({ app }) => {
    app.get('/stuk', () => {
      throw new Error('broken on purpose');
    });
  },
};

/** The application with thirty products and a page of every kind. */
export const createCatalogApp = async (options: TestAppOptions = {}) => {
  const app = await createTestApp({ features: browsing, ...options });
  const shop = await buildCatalog(app.host);

  const get = async (url: string, headers: Record<string, string> = {}) => {
    const reply = await app.inject({ method: 'GET', url, headers });
    return { ...reply, status: reply.statusCode, headers: reply.headers, body: reply.body };
  };
  const show = async (url: string) => parseHtml((await get(url)).body);
  const head = async (url: string, headers: Record<string, string> = {}) =>
    (await app.inject({ method: 'HEAD', url, headers })).headers;

  /** Posts a form: a name may have several values. */
  const post = async (
    url: string,
    fields: Record<string, string | number | readonly (string | number)[] | undefined> = {},
    headers: Record<string, string> = {},
  ) => {
    const form = new URLSearchParams();
    for (const [name, value] of Object.entries(fields)) {
      for (const one of [value ?? []].flat()) form.append(name, String(one));
    }
    const reply = await app.inject({
      method: 'POST',
      url,
      payload: form.toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
    return { status: reply.statusCode, headers: reply.headers, body: reply.body };
  };

  /** A section alone, as its reload asks for it. */
  const section = async (tree: string, fields: Parameters<typeof post>[1] = {}) => {
    const id = shop.block[tree];
    const reply = await post(`/webcore/pagebuilder/view/${id}`, { view: 'ajax', ...fields });
    return { ...reply, id, html: parseHtml(reply.body) };
  };

  return { ...app, shop, get, show, head, post, section };
};

export type CatalogApp = Awaited<ReturnType<typeof createCatalogApp>>;
