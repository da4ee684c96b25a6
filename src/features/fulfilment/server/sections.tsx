import { presentInvoices } from '#features/invoices/api.server';
import { isPaid, isUnfinished, type Order } from '#features/orders/api.server';
import type { OrderState } from '#features/orders/contract';
import {
  goesInParcel,
  leftToSend,
  namesOf,
  presentReturns,
  presentWithdrawal,
} from '#features/returns/api.server';
import { fulfilmentTexts as texts } from '#kernel/messages/nl-fulfilment';
import { dayOf, formatDay, formatMoment } from '#kernel/values/dutch-dates';
import { isSeat } from '#kernel/values/line-kind';
import { path } from '#kernel/wire';
import type { Host } from '#platform/host';
import { Alert } from '#ui/alert.view';
import { ErrorSummary, errorLines } from '#ui/error-summary.view';
import {
  type AddressValues,
  addressPath,
  cancelPath,
  type ParcelView,
  type PointChoice,
  pointPath,
} from '../contract';
import { progressOf } from '../progress';
import { addressFieldId } from '../site/change-address.view';
import { OrderActions, type OrderActionsProps } from '../site/order-actions.view';
import { OrderStatus } from '../site/order-status.view';
import { type OrderHistory, readOrderHistory } from './read';

/** What came of a form on the page. */
export type Note = {
  /** 'changed', 'changedPoint', 'cancelled': it was done. */
  done?: string;
  problem?: string;
  address?: { values: AddressValues; errors: Partial<AddressValues> };
  points?: { zipcode: string; points?: readonly PointChoice[]; problem?: string };
};

const daysOf = (
  { events }: OrderHistory,
  format: (at: Date) => string,
): Partial<Record<OrderState | 'paid', string>> =>
  Object.fromEntries(events.map(({ kind, at }) => [kind, format(at)]));

/** That what goes in no parcel reached its buyer. */
const mailedKinds = ['giftcards-mailed', 'seats-mailed'];

const count = (all: readonly { quantity: number }[]): number =>
  all.reduce((sum, { quantity }) => sum + quantity, 0);

/** An order's way, each step with when it was reached, written by `format`. */
export const presentSteps = (order: Order, history: OrderHistory, format = formatMoment) => {
  const allCount =
    count(history.lines.filter(goesInParcel)) - count(history.returns.flatMap(unsentIn));
  return progressOf({
    state: order.state,
    method: order.deliveryMethod,
    isPaid: isPaid(order),
    paysAtTill: order.paymentMethod === 'store',
    days: daysOf(history, format),
    sentCount: count(history.parcels.flatMap(({ lines }) => lines)),
    isMailed: allCount === 0 && history.events.some(({ kind }) => mailedKinds.includes(kind)),
    allCount,
  });
};

/** On its page: the day of each step, and of the last that was reached the time as well. */
const presentWay = (order: Order, history: OrderHistory) => {
  const moments = presentSteps(order, history);
  const days = presentSteps(order, history, (at) => formatDay(dayOf(at)));
  return days.map((step, at) => (step.standing === 'now' ? (moments[at] ?? step) : step));
};

const presentParcels = ({ parcels, lines }: OrderHistory): ParcelView[] =>
  parcels.map((parcel) => ({
    sentOn: formatDay(dayOf(parcel.sentAt)),
    carrier: parcel.carrierTitle,
    trackingCode: parcel.trackingCode,
    trackingUrl: parcel.trackingUrl,
    what: namesOf(lines, parcel.lines),
  }));

/** What of a return had not been sent. */
const unsentIn = ({ lines }: OrderHistory['returns'][number]) =>
  lines.filter(({ state }) => state === 'cancelled');

/** Where an order goes, as the form to change it shows it. */
const addressValues = (order: Order): AddressValues => {
  const to = order.delivery ?? order.billing;
  return {
    firstname: to.firstName,
    lastname: to.lastName,
    zipcode: to.zipcode,
    housenumber: to.housenumber,
    housenumber_suffix: to.housenumberSuffix,
    street: to.street,
    place: to.place,
  };
};

const presentChanges = (
  order: Order,
  { lines, parcels, returns }: OrderHistory,
  note: Note,
): Pick<OrderActionsProps, 'cancel' | 'address' | 'point'> => {
  if (order.state !== 'placed') return {};
  const { token, deliveryMethod } = order;
  // Seats that are paid for are of one day, and stay sold.
  const isFixed = isPaid(order) && lines.some(isSeat);
  const cancel = isFixed ? undefined : { action: cancelPath(token), isPaid: isPaid(order) };
  // Nothing goes to an address any more.
  if (leftToSend(lines, parcels, returns).length === 0) return { cancel };
  if (deliveryMethod === 'home' && order.delivery) {
    const { values, errors } = note.address ?? { values: addressValues(order), errors: {} };
    const isOpen = note.address !== undefined;
    return { cancel, address: { action: addressPath(token), values, errors, isOpen } };
  }
  if (deliveryMethod !== 'point') return { cancel };
  const zipcode = (order.delivery ?? order.billing).zipcode;
  const point = {
    ...{ action: pointPath(token), href: pointPath(token), zipcode },
    ...note.points,
  };
  return { cancel, point };
};

const doneTexts: Record<string, string> = {
  changed: texts.change.changed,
  changedPoint: texts.change.changedPoint,
  cancelled: texts.cancel.done,
};

const noteOf = ({ done = '', problem, address }: Note) => {
  if (problem) {
    const wrong = Object.entries(address?.errors ?? {}).map(
      ([name, error]) => [addressFieldId(name), error] as const,
    );
    return <ErrorSummary title={problem} lines={errorLines(wrong)} />;
  }
  const text = Object.hasOwn(doneTexts, done) ? doneTexts[done] : undefined;
  return text ? (
    <Alert tone="success">
      <p>{text}</p>
    </Alert>
  ) : undefined;
};

const headingOf = ({ state, paymentMethod, paymentState, billing }: Order): string => {
  if (state !== 'placed' || !isUnfinished(paymentMethod, paymentState)) {
    return texts.headings[state](billing.firstName);
  }
  // Nobody who broke off reads that he is almost there.
  if (paymentState === 'cancelled') return texts.paymentCancelled;
  return paymentState === 'failed' ? texts.paymentFailed : texts.almost(billing.firstName);
};

/** What an order's page shows of all that comes after placing it. */
export const presentSections = async (
  host: Host,
  order: Order,
  { token, note = {} }: { token: string; note?: Note },
) => {
  const history = await readOrderHistory(host.db, order.id);
  return {
    heading: headingOf(order),
    status: noteOf(note),
    progress: (
      <OrderStatus
        steps={presentWay(order, history)}
        parcels={presentParcels(history)}
        returns={await presentReturns(host, order, history)}
      />
    ),
    actions: (
      <OrderActions
        token={token}
        invoices={await presentInvoices(host, order)}
        {...presentChanges(order, history, note)}
        withdraw={presentWithdrawal(host, order, history)}
      />
    ),
  };
};

/** Back to an order's page, with word of what was done. */
export const orderHref = (token: string, done?: string): string =>
  done ? `${path.order(token)}?gedaan=${done}` : path.order(token);
