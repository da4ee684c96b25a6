import { changeItem, findStored, readRows, valuesOf } from '#features/entities/api.server';
import { getSite } from '#features/settings/api.server';
import type { Host } from '#platform/host';
import type { Call } from '../row-routes';

/**
 * Takes the ways of delivery offline with which every site is made, as far as nobody changed them: their prices and
 * days would be promised to visitors before anybody of the chain said them. The step about delivery puts them online.
 */
export const holdDelivery = async (host: Host, { by }: Pick<Call, 'by'>): Promise<void> => {
  const stored = findStored(host, 'DeliveryMethod');
  if (!stored) return;
  for (const row of await readRows(host.db, stored, getSite(host).id)) {
    if (row.revision > 1 || valuesOf(stored, row).state !== 'Online') continue;
    const { id, revision } = row;
    await changeItem(host, { stored, by }, { id, revision }, () => ({ state: 'Offline' }));
  }
};
