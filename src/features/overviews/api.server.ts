import type { Host } from '#platform/host';
import { registerBlock, registerVirtual } from '#features/pages/api.server';
import { overviewBlock } from './blocks/overview.block';
import { serverOverview } from './blocks/server-block';
import type { AnySource, EntityChanged } from './server/entity-source';
import { ENTITY_CHANGED } from './server/entity-source';
import { addEntity } from './server/registry';

export type { OverviewSettings } from './blocks/overview.block';
export type { EntityIndex } from './server/entity-index';
export type { EntitySource } from './server/entity-source';
export { readSearch } from './server/query';
export { findEntity, getEntity, listEntities } from './server/registry';

/** Adds an entity: its index, its overview block, its virtual sections. */
export const registerEntity = async (host: Host, source: AnySource): Promise<void> => {
  const index = await addEntity(host, source);
  const block = serverOverview(index);
  registerBlock(host, block);
  registerVirtual(host, source.entity.access, (blockType, filter) => ({
    type: `${source.entity.name}${blockType}`,
    settings: { filter, paging: 'both', limit: 12 },
  }));
};

export { overviewBlock };

/** Tells every process that rows of an entity changed; without ids, that any may have. */
export const announceChange = (host: Host, entity: string, ids?: readonly number[]): Promise<void> => {
  const change: EntityChanged = { entity, ids: ids && [...ids] };
  return host.events.publish(ENTITY_CHANGED, change);
};
