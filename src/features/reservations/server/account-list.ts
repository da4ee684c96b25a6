import { and, asc, eq } from 'drizzle-orm';
import { createElement, type ReactNode } from 'react';
import { findNamedVariant } from '#features/catalog/api.server';
import { findLocation, type Location } from '#features/stores/api.server';
import { routeHref } from '#features/stores/contract';
import { contentTexts } from '#kernel/messages/nl-content';
import { openState } from '#kernel/values/opening-hours';
import type { Host } from '#platform/host';
import { type Reserved, viewPath } from '../contract';
import { ReservedList } from '../site/reserved-list.view';
import { presentReservation, type Reservation } from './read';
import { reservations } from './tables';

const openingOf = (store: Location, now: Date): string =>
  contentTexts.stores.openText(openState({ week: store.hours, special: store.specialHours }, now));

const present = async (host: Host, row: Reservation): Promise<Reserved> => {
  const [store, variant] = await Promise.all([
    findLocation(host, row.locationId),
    findNamedVariant(host.db, { id: row.variantId }),
  ]);
  const now = host.clock.now();
  const view = presentReservation(row, store, now);
  return {
    ...view,
    href: viewPath(row.token),
    picture: variant?.picture ?? undefined,
    productHref: variant?.href,
    store: {
      ...view.store,
      opening: store ? openingOf(store, now) : '',
      routeHref: routeHref([view.store.title, ...view.store.lines].join(', ')),
    },
  };
};

/** What lies in stores for an account's holder, above his orders: what has to be fetched first is first. */
export const showReserved = async (host: Host, accountId: number): Promise<ReactNode> => {
  const rows = await host.db
    .select()
    .from(reservations)
    .where(and(eq(reservations.accountId, accountId), eq(reservations.state, 'held')))
    .orderBy(asc(reservations.expiresAt), asc(reservations.id));
  if (rows.length === 0) return null;
  const reserved = await Promise.all(rows.map((row) => present(host, row)));
  return createElement(ReservedList, { reserved });
};
