import { readTerms, TERMS_PAGE } from '#features/orders/api.server';
import { getSite } from '#features/settings/api.server';
import { notFound } from '#kernel/errors';
import type { Host } from '#platform/host';
import { termsPath } from '../contract';

/** The terms as a file to keep, as the law asks of what one agrees to (art. 6:234 BW). */
export const addTermsRoute = (host: Host): void => {
  host.app.get(termsPath, async (_, reply) => {
    const terms = await readTerms(host);
    if (terms === undefined) throw notFound();
    const { name } = getSite(host);
    const text = `${name}\n\n${terms}\n\n${host.config.siteUrl}${TERMS_PAGE}\n`;
    return reply
      .header('content-disposition', 'attachment; filename="algemene-voorwaarden.txt"')
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(text);
  });
};
