import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';
import { EntityIndex } from './entity-index';
import type { AnySource } from './entity-source';

const indexes = new Registry<EntityIndex>('entity');

/** Adds an entity and gets its rows. Throws when another has its name. */
export const addEntity = async (host: Host, source: AnySource): Promise<EntityIndex> => {
  const index = new EntityIndex(host, source, () => listEntities(host));
  // First, so that it hears of rows that change while it reads them.
  indexes.add(host, source.entity.name, index);
  host.app.addHook('onClose', () => index.close());
  await index.open();
  return index;
};

/** An entity's index by its name (`Product`) or access (`product`). */
export const findEntity = (host: Host, name: string): EntityIndex | undefined =>
  indexes.find(host, name) ?? indexes.list(host).find((one) => one.source.entity.access === name);

/** Throws when there is no such entity. */
export const getEntity = (host: Host, name: string): EntityIndex => {
  const index = findEntity(host, name);
  if (!index) throw new Error(`There is no entity '${name}'`);
  return index;
};

export const listEntities = (host: Host): EntityIndex[] => indexes.list(host);
