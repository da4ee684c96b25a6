import { counterOf } from '#features/counter/api.server';
import { counterPath } from '#features/counter/contract';
import { pickField, pickPath } from '#features/picking/contract';
import { listWebWarehouses } from '#features/stock/api.server';
import type { WorkRequest } from '#features/workfloor/api.server';
import { notFound } from '#kernel/errors';
import { transferTexts as texts } from '#kernel/messages/nl-transfers';
import { readWholeNumber } from '#kernel/values/whole-number';
import type { Host } from '#platform/host';
import { transfersAt } from '../contract';
import type { Desk } from './desk';

/** The counter of a request's address. Throws a 404 for a store where the member doesn't stand. */
export const storeDesk = async (host: Host, work: WorkRequest): Promise<Desk> => {
  const { store, warehouseId } = await counterOf(host, work);
  if (warehouseId === undefined) throw notFound(texts.noStock);
  return {
    ...{ placeId: warehouseId, title: store.title, base: transfersAt.counter(store.id) },
    back: { href: counterPath.store(store.id), label: store.title },
  };
};

/** The warehouse of a request's address: who packs works in all that the web shop sends from. */
export const warehouseDesk = async (host: Host, work: WorkRequest): Promise<Desk> => {
  const id = readWholeNumber((work.request.params as { warehouse: string }).warehouse);
  const found = (await listWebWarehouses(host.db)).find((one) => one.id === id);
  if (!found) throw notFound(texts.unknown);
  return {
    ...{ placeId: found.id, title: found.title, base: transfersAt.warehouse(found.id) },
    back: { href: `${pickPath.start}?${pickField.warehouse}=${found.id}`, label: found.title },
  };
};
