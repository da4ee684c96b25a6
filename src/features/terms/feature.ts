import { exposeEntity } from '#features/api/api.server';
import { registerCheck, registerTerms, storeEntity, usesOf } from '#features/entities/api.server';
import { ENTITY_CHANGED, type EntityChanged, findEntity } from '#features/overviews/api.server';
import type { Feature, Host } from '#platform/host';
import { termEntity } from './entity';
import { checkTerm } from './server/check';
import { keptTerms, readTerms } from './server/kept';
import { storedTerms, termApi } from './server/stored';

/** Reads the words anew, and what is made of those that changed: filters, cards and pages. */
const refresh = async (host: Host): Promise<void> => {
  const changed = await readTerms(host);
  const entities = new Set(
    changed.flatMap((name) => usesOf(host, name).map(({ stored }) => stored.entity)),
  );
  for (const { name, access } of entities) {
    await findEntity(host, name)?.load();
    host.cache.drop([access]);
  }
};

/** The words that a chain keeps itself: what its stores do and sell, what its vacancies and articles are about. */
export const terms: Feature = {
  name: 'terms',
  needs: ['settings', 'overviews', 'entities', 'api'],
  setup: async (host) => {
    registerTerms(host, (vocabulary) => keptTerms(host, vocabulary));
    await readTerms(host);
    exposeEntity(host, termEntity, termApi);
    storeEntity(host, storedTerms);
    registerCheck(host, termEntity.name, 'terms', checkTerm);
    host.events.subscribe<EntityChanged>(ENTITY_CHANGED, async ({ entity }) => {
      if (entity === termEntity.name) await refresh(host);
    });
    host.events.onReconnect(() => refresh(host));
  },
};
