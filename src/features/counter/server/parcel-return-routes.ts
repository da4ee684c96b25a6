import { createElement } from 'react';
import { one } from '#features/pages/api.server';
import { listWebWarehouses, type Warehouse } from '#features/stock/api.server';
import type { WorkRequest } from '#features/workfloor/api.server';
import { notFound } from '#kernel/errors';
import { counter as limits } from '#kernel/limits-counter';
import { counterTexts as texts } from '#kernel/messages/nl-counter';
import { readWholeNumber } from '#kernel/values/whole-number';
import type { Host } from '#platform/host';
import { workPath } from '../../workfloor/contract';
import { parcelReturnPath } from '../contract';
import { ParcelReturnsScreen } from '../site/parcel-returns-screen.view';
import type { AddRoutes } from './add-routes';
import { createAssessing } from './assessing';
import { findParcelReturns, listParcelReturns } from './parcel-returns';
import { type FoundReturn, findParcelReturn } from './returns';

/** `places`: the warehouses to whose stock it may go, the chosen one first. */
type At = FoundReturn & { places: readonly Warehouse[] };

/** Parcels that come back to the warehouse: found by what stands on them, and assessed as at a counter. */
export const addParcelReturnRoutes = (host: Host, { get, post }: AddRoutes): void => {
  const start = parcelReturnPath.start;

  get(start, async (work) => {
    const typed = (one(work.params, 'q') ?? '').replaceAll('\0', '').trim().slice(0, limits.typed);
    const found =
      typed === '' ? await listParcelReturns(host) : await findParcelReturns(host, typed);
    const [only, ...others] = found.waiting;
    if (typed !== '' && only && others.length === 0) return work.goTo(only.href);
    return work.show({
      title: typed
        ? `${texts.parcelFound(found.count, typed)}: ${texts.parcelReturns}`
        : texts.parcelReturns,
      heading: texts.parcelReturns,
      back: { href: workPath.warehouse, label: texts.warehouse },
      content: createElement(ParcelReturnsScreen, { typed, found }),
    });
  });

  const find = async (work: WorkRequest): Promise<At> => {
    const { number } = work.request.params as { number: string };
    const found = await findParcelReturn(host, number);
    if (!found) throw notFound(texts.unknownParcelReturn);
    const all = await listWebWarehouses(host.db);
    const asked = readWholeNumber(one(work.params, 'magazijn') || undefined);
    const chosen = all.filter(({ id }) => id === asked);
    return { ...found, places: [...chosen, ...all.filter(({ id }) => id !== asked)] };
  };

  const { show, assessIt } = createAssessing<At>(host, {
    find,
    action: 'warehouse.return-judged',
    placeOf: ({ places }) => ({ warehouseId: places[0]?.id }),
    pageOf: ({ stored, places }) => ({
      href: parcelReturnPath.one(stored.number),
      back: { href: start, label: texts.parcelReturns },
      ...(places.length > 1 && { places }),
    }),
  });

  get(parcelReturnPath.one(':number'), async (work) => show(work, await find(work)));
  post(parcelReturnPath.one(':number'), assessIt);
};
