import { findPage } from '#features/pages/api.server';
import { getSite } from '#features/settings/api.server';
import { notFound } from '#kernel/errors';
import type { Host } from '#platform/host';
import { termsPath } from '../contract';
import { textOfHtml } from '../text-of-html';

/** The page of the terms. */
const PAGE = '/algemene-voorwaarden';

/** What stands in the main area of a page. */
const mainOf = (html: string): string => /<main[^>]*>([\s\S]*)<\/main>/i.exec(html)?.[1] ?? '';

/**
 * The terms as a file to keep, as the law asks of what one agrees to (art. 6:234 BW): what their page
 * says now, as plain text.
 */
export const addTermsRoute = (host: Host): void => {
  host.app.get(termsPath, async (_, reply) => {
    const page = await findPage(host, PAGE);
    if (!page) throw notFound();
    const { body, statusCode } = await host.app.inject(PAGE);
    if (statusCode !== 200) throw notFound();
    const { name } = getSite(host);
    const text = `${name}\n\n${textOfHtml(mainOf(body))}\n\n${host.config.siteUrl}${PAGE}\n`;
    return reply
      .header('content-disposition', 'attachment; filename="algemene-voorwaarden.txt"')
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(text);
  });
};
