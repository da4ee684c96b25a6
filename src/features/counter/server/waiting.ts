import { assessStep } from '#features/fulfilment/api.server';
import { listLinesOfOrders, listOrderEvents, type Order } from '#features/orders/api.server';
import { countAtStore, listAtStore, type Reservation } from '#features/reservations/api.server';
import { goesInParcel, missingOf, soughtOf } from '#features/returns/api.server';
import { counter as limits } from '#kernel/limits-counter';
import { counterTexts as texts } from '#kernel/messages/nl-counter';
import { formatEuro } from '#kernel/values/money';
import { formatWeekdayMoment } from '#kernel/values/weekday-moment';
import type { Host } from '#platform/host';
import { counterPath, type Waiting, type WaitingLists } from '../contract';
import { countOpen, dueCentsOf, dueCentsOfOrder, keptUntil, listOpen, nameOf } from './orders';

type Dated = Waiting & { at: Date };

/** What is over its time first, then what is soonest. */
const byTime = (one: Dated, other: Dated): number => one.at.getTime() - other.at.getTime();

const plain = ({ at: _, ...waiting }: Dated): Waiting => waiting;

export const reservationWaits = (row: Reservation, now: Date): Dated => ({
  kind: 'reservation',
  href: counterPath.reservation(row.locationId, row.id),
  // Its code is its customer's alone: he shows it when it is handed over.
  ...{ number: '', name: row.name ?? '' },
  what: row.choice ? `${row.title}, ${row.choice}` : row.title,
  when: texts.heldUntil(formatWeekdayMoment(row.expiresAt)),
  isLate: row.expiresAt <= now,
  at: row.expiresAt,
});

type AboutOrder = {
  storeId: number;
  pieces: number;
  readyAt?: Date;
  dueCents: number;
  isSought: boolean;
};

const orderWaits = (
  host: Host,
  order: Order,
  { storeId, pieces, readyAt, dueCents, isSought }: AboutOrder,
): Dated => {
  const until = readyAt && keptUntil(host, order, readyAt);
  return {
    kind: 'order',
    href: counterPath.order(storeId, order.number),
    ...{ number: order.number, name: nameOf(order), what: texts.pieces(pieces) },
    when: isSought
      ? texts.soughtShort
      : until
        ? texts.keptUntil(formatWeekdayMoment(until))
        : texts.ordered(formatWeekdayMoment(order.placedAt)),
    isLate: until !== undefined && until <= host.clock.now(),
    ...(dueCents > 0 && { due: formatEuro(dueCents) }),
    at: until ?? order.placedAt,
  };
};

/** Orders as lists show them, by their numbers in the database. */
export const presentWaiting = async (
  host: Host,
  storeId: number,
  found: readonly Order[],
): Promise<Map<number, Dated>> => {
  if (found.length === 0) return new Map();
  const ids = found.map(({ id }) => id);
  const [lines, events] = await Promise.all([
    listLinesOfOrders(host.db, ids),
    listOrderEvents(host.db, ids),
  ]);
  const shown = await Promise.all(
    found.map(async (order) => {
      const ownEvents = events.filter(({ orderId }) => orderId === order.id);
      const missing = missingOf(order, { events: ownEvents });
      const isSought = soughtOf({ events: ownEvents }).length > 0;
      const lost = missing.reduce((sum, { quantity }) => sum + quantity, 0);
      // Only what is missing makes it another sum than was ordered.
      const dueCents = lost > 0 ? await dueCentsOfOrder(host, order) : dueCentsOf(order);
      const own = lines.filter((line) => line.orderId === order.id && goesInParcel(line));
      const pieces = own.reduce((sum, { quantity }) => sum + quantity, 0);
      const ready = ownEvents.findLast(({ kind }) => kind === 'ready');
      const readyAt = order.state === 'ready' ? ready?.at : undefined;
      const about = { storeId, pieces: pieces - lost, readyAt, dueCents, isSought };
      return [order.id, orderWaits(host, order, about)] as const;
    }),
  );
  return new Map(shown);
};

/** How many orders and reservations wait at a counter, for each list. */
export const countWaiting = async (
  host: Host,
  storeId: number,
): Promise<{ prepare: number; handOver: number; orders: number; reservations: number }> => {
  const [toPrepare, toHandOver, asked, lies] = await Promise.all([
    countOpen(host, storeId, 'prepare'),
    countOpen(host, storeId, 'handOver'),
    countAtStore(host.db, storeId, { isReady: false }),
    countAtStore(host.db, storeId, { isReady: true }),
  ]);
  return {
    ...{ prepare: toPrepare + asked, handOver: toHandOver + lies },
    ...{ orders: toPrepare + toHandOver, reservations: asked + lies },
  };
};

/** What waits at a counter now, a page of it. What isn't paid yet doesn't. */
export const listWaiting = async (
  host: Host,
  storeId: number,
  wanted = 1,
): Promise<WaitingLists> => {
  const counts = await countWaiting(host, storeId);
  const most = Math.max(counts.orders, counts.reservations);
  const pages = Math.max(1, Math.ceil(most / limits.waiting));
  const page = Math.min(Math.max(1, wanted), pages);
  const slice = { limit: limits.waiting, offset: (page - 1) * limits.waiting };
  const [open, reserved] = await Promise.all([
    listOpen(host, storeId, slice),
    listAtStore(host.db, storeId, slice),
  ]);
  const shown = await presentWaiting(host, storeId, open);
  const now = host.clock.now();
  const ordersThat = (is: (order: Order) => boolean) =>
    open.filter(is).flatMap((order) => shown.get(order.id) ?? []);
  const reservedThat = (isReady: boolean) =>
    reserved
      .filter(({ readyAt }) => (readyAt !== null) === isReady)
      .map((row) => reservationWaits(row, now));
  const toPrepare = ordersThat((order) => 'to' in assessStep('ready', order));
  const toHandOver = ordersThat(({ state }) => state === 'ready');
  return {
    // A reservation is fetched within a day, and often within the hour: it goes before orders.
    prepare: [...reservedThat(false).sort(byTime), ...toPrepare.sort(byTime)].map(plain),
    handOver: [...toHandOver, ...reservedThat(true)].sort(byTime).map(plain),
    ...{ counts, page, pages },
  };
};
