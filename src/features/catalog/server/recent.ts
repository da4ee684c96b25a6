import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { getEntity } from '#features/overviews/api.server';
import { languageOf, one, readParams } from '#features/pages/api.server';
import { recent as limits } from '#kernel/limits';
import { storedTexts } from '#kernel/messages/nl-cookies';
import { chosenIds } from '#kernel/values/chosen-ids';
import { path, RECENT } from '#kernel/wire';
import { declareStored } from '#platform/declared/stored';
import type { Host } from '#platform/host';
import { sendCompressed } from '#platform/http/send-compressed';
import { htmlHeaders } from '#platform/http/send-page';
import { withLanguage } from '#ui/language';
import { productEntity } from '../entity';
import { RecentRow } from '../site/recent-row.view';

/** The row of articles that a browser remembers, by their numbers; those that are gone are left out. */
export const addRecent = (host: Host): void => {
  declareStored(host, 'recent', () => [
    { name: RECENT, where: 'storage', type: 'functional', ...storedTexts.recent },
  ]);
  host.app.get(path.recent, async (request, reply) => {
    const { cards, facets } = getEntity(host, productEntity.name);
    const asked = chosenIds((one(readParams(request.query), 'ids') ?? '').slice(0, 500));
    const ids = asked.filter((id) => facets.has(id)).slice(0, limits.most);
    const language = languageOf(host, request);
    const shown = await cards.render(ids, { language });
    const row = createElement(RecentRow, { cards: shown });
    const html = shown.length === 0 ? '' : renderToStaticMarkup(withLanguage(language, row));
    reply.headers({ ...htmlHeaders, 'cache-control': 'no-store', vary: 'Accept-Encoding' });
    return sendCompressed(reply, Buffer.from(html));
  });
};
