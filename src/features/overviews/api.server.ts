import { registerKinds, registerVirtual } from '#features/pages/api.server';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { AnySource, EntityChanged } from './server/entity-source';
import { ENTITY_CHANGED } from './server/entity-source';
import { addEntity } from './server/registry';

export type { ApiLink, ApiPart, ApiRow, ApiSearch, IndexedPart } from './server/api-part';
export {
  type FoundArrangement,
  findArrangement,
  type ListOf,
  listsTag,
  registerArrangements,
} from './server/arrangements';
export type { EntityIndex } from './server/entity-index';
export type { EntitySource } from './server/entity-source';
export { ENTITY_CHANGED, type EntityChanged } from './server/entity-source';
export { findLists, listedRows, orderList } from './server/lists';
export { optionsSaid } from './server/options-said';
export type { RowPrints } from './server/prints';
export { readSearch } from './server/query';
export { findEntity, getEntity, listEntities } from './server/registry';

/** Adds an entity: its index, a block of each kind in `blocks/`, its virtual sections. */
export const registerEntity = async (host: Host, source: AnySource): Promise<void> => {
  const index = await addEntity(host, source);
  registerKinds(host, 'overviews', { subject: source, server: index });
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
