import { isUnfinished, type Order } from '#features/orders/api.server';
import type { OrderState } from '#features/orders/contract';
import { listRefunds } from '#features/payments/api.server';
import { getSite } from '#features/settings/api.server';
import { aftersaleTexts as texts } from '#kernel/messages/nl-aftersale';
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
  type InvoiceView,
  invoicePath,
  newInvoicePath,
  type ParcelView,
  type PointChoice,
  pointPath,
  type ReturnView,
  returnPath,
  withdrawPath,
} from '../contract';
import { isSent, leftToSend, namesOf } from '../pieces';
import { progressOf } from '../progress';
import { addressFieldId } from '../site/change-address.view';
import { OrderActions, type OrderActionsProps } from '../site/order-actions.view';
import { OrderStatus, type OrderStatusProps } from '../site/order-status.view';
import { lastDayToReturn } from '../withdrawal-time';
import { deadlineText, isHandedOver } from './delivered';
import { listInvoices } from './invoices/issue';
import { howToReturn, isToCome, sendTo } from './mail/letters';
import { type OrderHistory, readOrderHistory, type WholeReturn } from './read';
import { returnableOf } from './returns/announce';
import { labelTold } from './returns/told';

/** What came of a form on the page. */
export type Note = {
  /** 'changed', 'changedPoint', 'cancelled': it was done. */
  done?: string;
  problem?: string;
  address?: { values: AddressValues; errors: Partial<AddressValues> };
  points?: { zipcode: string; points?: readonly PointChoice[]; problem?: string };
};

const paidStates: readonly Order['paymentState'][] = [
  'paid',
  'authorized',
  'partly-refunded',
  'refunded',
];

export const isPaid = ({ paymentState }: Pick<Order, 'paymentState'>): boolean =>
  paidStates.includes(paymentState);

const daysOf = (
  { events }: OrderHistory,
  format: (at: Date) => string,
): Partial<Record<OrderState | 'paid', string>> =>
  Object.fromEntries(events.map(({ kind, at }) => [kind, format(at)]));

/** That what goes in no parcel reached its buyer. */
const mailedKinds = ['giftcards-mailed', 'seats-mailed'];

const count = (all: readonly { quantity: number }[]): number =>
  all.reduce((sum, { quantity }) => sum + quantity, 0);

/** An order's way, each step with when it was reached as `format` tells it. */
export const presentSteps = (order: Order, history: OrderHistory, format = formatMoment) => {
  const allPieces = count(history.lines.filter(isSent)) - count(history.returns.flatMap(unsentIn));
  return progressOf({
    state: order.state,
    method: order.deliveryMethod,
    isPaid: isPaid(order),
    paysAtTill: order.paymentMethod === 'store',
    days: daysOf(history, format),
    sentPieces: count(history.parcels.flatMap(({ lines }) => lines)),
    isMailed: allPieces === 0 && history.events.some(({ kind }) => mailedKinds.includes(kind)),
    allPieces,
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
const unsentIn = ({ lines }: WholeReturn) => lines.filter(({ state }) => state === 'cancelled');

/** Where a return is, with what payments know of its money. */
export const standingOf = (
  stored: Pick<WholeReturn, 'id' | 'orderId' | 'number' | 'state' | 'refundCents' | 'cardCents'>,
  refunds: readonly { key: string; state: string }[],
): ReturnView['state'] => {
  if (stored.state !== 'approved' || stored.refundCents === 0) return stored.state;
  if (stored.refundCents === stored.cardCents) return 'refunded';
  const { id, orderId, number } = stored;
  const keys = [`return-${id}`, `unsent-${number}`, `cancel-${orderId}`, `close-${orderId}`];
  const own = refunds.filter(({ key }) => keys.includes(key));
  const isDone = own.every(({ state }) => state === 'sent' || state === 'done');
  return own.length > 0 && isDone ? 'refunded' : 'approved';
};

const presentReturns = async (
  host: Host,
  order: Order,
  history: OrderHistory,
): Promise<OrderStatusProps['returns']> => {
  const { returns, lines } = history;
  if (returns.length === 0) return [];
  const isOut = isHandedOver(history);
  const refunds = await listRefunds(host.db, order.id);
  return returns.map((stored) => ({
    number: stored.number,
    state: standingOf(stored, refunds),
    at: formatMoment(stored.announcedAt),
    isLate: stored.isLate,
    isUnsent: stored.lines.every(({ state }) => state === 'cancelled'),
    sendBy:
      stored.state === 'announced' && isOut
        ? formatDay(lastDayToReturn(dayOf(stored.announcedAt)))
        : undefined,
    refundCents: stored.refundCents,
    lines: stored.lines.flatMap((line) =>
      namesOf(lines, [line]).map((what) => ({ what, state: line.state, note: line.note })),
    ),
    ...howOf(host, order, stored, isOut),
  }));
};

/** How a return comes back, and its own page once it can. */
const howOf = (host: Host, order: Order, stored: WholeReturn, isOut: boolean) => {
  const label = labelTold(host, order, stored);
  const isWaited = isOut && isToCome(stored) && stored.state === 'announced';
  return {
    how: howToReturn(stored, isOut, label),
    sendTo: sendTo(getSite(host).identity, stored, label),
    href: isWaited ? returnPath(order.token, stored.number) : undefined,
  };
};

const presentInvoices = async (host: Host, order: Order): Promise<InvoiceView[] | undefined> => {
  const stored = await listInvoices(host.db, order.id);
  const views = stored.map(({ number, series, issuedAt }) => ({
    title: texts.invoices[series](number),
    href: invoicePath(order.token, number),
    on: texts.invoices.on(formatDay(dayOf(issuedAt))),
  }));
  const hasInvoice = stored.some(({ series }) => series === 'invoice');
  if (order.state === 'cancelled' && views.length === 0) return undefined;
  if (hasInvoice || !isPaid(order) || order.state === 'cancelled') return views;
  return [{ title: texts.invoices.make, href: newInvoicePath(order.token), on: '' }, ...views];
};

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
  // Nobody who broke off is told that he is almost there.
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
  const isGone = order.state === 'cancelled';
  const canWithdraw = !isGone && returnableOf(history).length > 0;
  const deadline = deadlineText(history, host.clock.now()).text;
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
        withdraw={canWithdraw ? { href: withdrawPath(order.token), deadline } : undefined}
      />
    ),
  };
};

/** Back to an order's page, with word of what was done. */
export const orderHref = (token: string, done?: string): string =>
  done ? `${path.order(token)}?gedaan=${done}` : path.order(token);
