import { storesOf } from '#features/counter/api.server';
import type { StaffMember } from '#features/staff/contract';
import { listWebWarehouses } from '#features/stock/api.server';
import type { ToldTask } from '#features/today/contract';
import { transferTexts as texts } from '#kernel/messages/nl-transfers';
import type { Host } from '#platform/host';
import { transfersAt } from '../contract';
import { countIncoming, placesOfStores } from './read';

/** Stores of which is told what is underway: who has more of them goes by the list of counters. */
const MOST_STORES = 3;

/** What is on its way to where a member works. */
export const transferTasks = async (
  host: Host,
  member: Pick<StaffMember, 'rights' | 'storeIds'>,
): Promise<ToldTask[]> => {
  const { special } = member.rights;
  const isAtStores = special.includes('counter') && member.storeIds.length > 0;
  const stores = isAtStores ? (await storesOf(host, member)).slice(0, MOST_STORES) : [];
  const warehouses = special.includes('fulfil') ? await listWebWarehouses(host.db) : [];
  const atStores = await Promise.all(
    stores.map(async ({ id, title }) => ({
      ...{ name: `transfers-${id}`, href: transfersAt.counter(id) },
      label: stores.length > 1 ? `${texts.task}, ${title}` : texts.task,
      count: await countIncoming(host, await placesOfStores(host.db, [id])),
    })),
  );
  const inWarehouses = await Promise.all(
    warehouses.map(async ({ id, title }) => ({
      ...{ name: `transfers-w${id}`, href: transfersAt.warehouse(id) },
      label: `${texts.task}, ${title}`,
      count: await countIncoming(host, [id]),
    })),
  );
  return [...atStores, ...inWarehouses].map((task) => ({ ...task, isOutside: true }));
};
