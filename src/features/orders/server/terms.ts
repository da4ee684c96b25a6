import { findPage } from '#features/pages/api.server';
import type { Host } from '#platform/host';
import { textOfHtml } from './text-of-html';

/** The page of the terms. */
export const TERMS_PAGE = '/algemene-voorwaarden';

/** What stands in the main area of a page. */
const mainOf = (html: string): string => /<main[^>]*>([\s\S]*)<\/main>/i.exec(html)?.[1] ?? '';

let last: { html: string; text: string } | undefined;

/** The terms as their page says them now, as plain text; undefined: the site has no such page. */
export const readTerms = async (host: Host): Promise<string | undefined> => {
  if (!(await findPage(host, TERMS_PAGE))) return undefined;
  const { body, statusCode } = await host.app.inject(TERMS_PAGE);
  if (statusCode !== 200) return undefined;
  const html = mainOf(body);
  // Each order's mail needs the terms, and their page seldom changes: they are kept.
  if (last?.html !== html) last = { html, text: textOfHtml(html) };
  return last.text;
};
