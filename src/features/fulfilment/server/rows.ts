import type { Order, OrderRow } from '#features/orders/api.server';
import { mayGiveBack } from '#features/returns/api.server';
import { withdrawPath } from '#features/returns/contract';
import { fulfilmentTexts as texts } from '#kernel/messages/nl-fulfilment';
import { dayOf, formatDay } from '#kernel/values/dutch-dates';
import type { Host } from '#platform/host';
import { type OrderHistory, readOrderHistories } from './read';
import { presentSteps } from './sections';

/** What is under way can be followed. */
const tracks = ({ state }: Order, { parcels }: OrderHistory): OrderRow['links'] =>
  state === 'done' || state === 'cancelled'
    ? []
    : parcels.flatMap(({ trackingUrl, trackingCode }) =>
        trackingUrl === ''
          ? []
          : [
              {
                label: parcels.length > 1 ? texts.parcels.track(trackingCode) : texts.row.track,
                href: trackingUrl,
              },
            ],
      );

/** What its buyer has, and may still give back. */
const returns = (host: Host, order: Order, history: OrderHistory): OrderRow['links'] =>
  mayGiveBack(host, order, history)
    ? [{ label: texts.row.giveBack, href: withdrawPath(order.token) }]
    : [];

/** A list shows days alone. */
const onDay = (at: Date): string => formatDay(dayOf(at));

const rowOf = (host: Host, order: Order, history: OrderHistory): OrderRow => {
  const now = presentSteps(order, history, onDay).find(({ standing }) => standing === 'now');
  return {
    state: now?.label ?? '',
    day: now?.note,
    links: [...tracks(order, history), ...returns(host, order, history)],
  };
};

/** Orders in a list, with where they are, as on their pages. */
export const presentRows = async (
  host: Host,
  orders: readonly Order[],
): Promise<Map<number, OrderRow>> => {
  const histories = await readOrderHistories(
    host.db,
    orders.map(({ id }) => id),
  );
  return new Map(
    orders.flatMap((order) => {
      const history = histories.get(order.id);
      return history ? [[order.id, rowOf(host, order, history)] as const] : [];
    }),
  );
};
