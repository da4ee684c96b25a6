import { storeEntity } from '#features/entities/api.server';
import { ENTITY_CHANGED, getEntity, registerEntity } from '#features/overviews/api.server';
import { declareEmbeds } from '#features/pages/api.server';
import { followFacts } from '#features/settings/api.server';
import type { Feature } from '#platform/host';
import { calendarEntity, faqEntity, newsEntity, weblogEntity } from './entity';
import { addArticleRoutes } from './server/article-routes';
import { articleSource } from './server/article-source';
import { news, weblog } from './server/articles';
import { findEmbedded } from './server/content-items';
import { addEventRoutes } from './server/event-routes';
import { eventSource } from './server/event-source';
import { expireEvents } from './server/expire-events';
import { faqSource } from './server/faq-source';
import { itemSources } from './server/item-sources';
import { storedContent } from './server/stored';

export const content: Feature = {
  name: 'content',
  needs: ['settings', 'media', 'pages', 'overviews', 'stores', 'entities', 'terms'],
  setup: async (host) => {
    for (const kind of [news, weblog]) {
      await registerEntity(host, articleSource(kind));
      addArticleRoutes(host, kind);
    }
    await registerEntity(host, eventSource);
    addEventRoutes(host);
    host.jobs.define(expireEvents(host));
    await registerEntity(host, faqSource);
    for (const source of itemSources) await registerEntity(host, source);
    for (const stored of storedContent) storeEntity(host, stored);
    // Their texts may say what the settings do.
    followFacts(host, async () => {
      const articles = [newsEntity, weblogEntity, faqEntity, calendarEntity];
      const items = itemSources.map(({ entity }) => entity);
      for (const { name } of [...articles, ...items]) {
        await getEntity(host, name).load();
      }
    });
    const lookAtEmbeds = await declareEmbeds(host, 'content', () => findEmbedded(host));
    host.events.subscribe(ENTITY_CHANGED, lookAtEmbeds);
    host.events.onReconnect(lookAtEmbeds);
  },
};
