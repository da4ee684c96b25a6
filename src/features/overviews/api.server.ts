import { registerBlock, registerVirtual } from '#features/pages/api.server';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import { serverDetail } from './blocks/detail.server';
import { serverOverview } from './blocks/server-block';
import { serverSlider, serverView } from './blocks/slider.server';
import type { AnySource, EntityChanged } from './server/entity-source';
import { ENTITY_CHANGED } from './server/entity-source';
import { addEntity } from './server/registry';

export type { ApiLink, ApiPart, ApiRow, ApiSearch, IndexedPart } from './server/api-part';
export type { EntityIndex } from './server/entity-index';
export type { EntitySource } from './server/entity-source';
export { ENTITY_CHANGED, type EntityChanged } from './server/entity-source';
export { optionsSaid } from './server/options-said';
export type { RowPrints } from './server/prints';
export { readSearch } from './server/query';
export { findEntity, getEntity, listEntities } from './server/registry';

/** Adds an entity: its index, its overview, detail, view and slider blocks, its virtual sections. */
export const registerEntity = async (host: Host, source: AnySource): Promise<void> => {
  const index = await addEntity(host, source);
  registerBlock(host, serverOverview(index));
  registerBlock(host, serverDetail(index));
  registerBlock(host, serverView(index));
  registerBlock(host, serverSlider(index));
  const { access, name } = source.entity;
  registerVirtual(host, access, (blockType, filter) => ({
    // 'Overview' is enough: the module says of what.
    type: blockType.startsWith(name) ? blockType : `${name}${blockType}`,
    settings: { filter, paging: 'pagination', limit: 12, ajaxFilterId: access },
  }));
};

/**
 * Tells every process that rows of an entity changed; without ids, that any may have. With a
 * transaction it is told when that commits.
 */
export const announceChange = (
  host: Host,
  entity: string,
  ids?: readonly number[],
  tx?: Db,
): Promise<void> => {
  const change: EntityChanged = { entity, ids: ids && [...ids] };
  return host.events.publish(ENTITY_CHANGED, change, tx);
};
