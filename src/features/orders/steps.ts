import { orderTexts } from '#kernel/messages/nl-orders';
import { formatEuro } from '#kernel/values/money';
import type { OrderView, PaymentState } from './contract';
import { isCertain } from './payment';

const texts = orderTexts.steps;

/** The money went back, or never comes: nothing happens any more by itself. */
const over: readonly PaymentState[] = ['expired', 'refunded', 'charged-back'];

/** What happens after an order was placed or laid ready, in order; none when nothing does. */
export const nextSteps = (order: OrderView): string[] => {
  if (over.includes(order.paymentState)) return [];
  if (order.state === 'ready') return order.toCome.goods ? fetchSteps(order) : [];
  if (order.state !== 'placed') return [];
  const isPaid = isCertain(order.payment, order.paymentState);
  return [...(isPaid ? [] : [payStep(order)]), ...comeSteps(order, isPaid), ...tillStep(order)];
};

const fetchSteps = (order: OrderView): string[] => [
  texts.fetch(order.pickupTitle ?? ''),
  order.payBy ? texts.keptUntil(order.payBy) : texts.kept,
  ...tillStep(order),
];

const tillStep = ({ payment, payBy }: OrderView): string[] =>
  payment === 'store' && payBy ? [texts.atTill] : [];

/** How it is paid, while it isn't. */
const payStep = ({ payment, paymentState, dueCents, payBy }: OrderView): string => {
  if (paymentState === 'pending') return texts.pending;
  const ask = payment === 'transfer' ? texts.transfer : texts.pay;
  return [ask(formatEuro(dueCents)), payBy && texts.orElse(payBy)].filter(Boolean).join(' ');
};

/** How it comes: in a parcel or to a store, gift cards and seats by mail. */
const comeSteps = (order: OrderView, isPaid: boolean): string[] => {
  const { toCome, email } = order;
  return [
    ...(toCome.goods ? sendSteps(order, isPaid) : []),
    ...(toCome.cards ? [texts.mailed(isPaid, email)] : []),
    ...(toCome.seats ? [texts.seats(isPaid, email)] : []),
  ];
};

const sendSteps = (order: OrderView, isPaid: boolean): string[] => {
  const { method, pickupTitle = '', deliveryPromise } = order;
  if (method === 'pickup') {
    return [texts.pickup(isPaid, pickupTitle, deliveryPromise), texts.collect];
  }
  const day = dayOf(order, isPaid);
  return method === 'home'
    ? [texts.home(isPaid, day), texts.track]
    : [texts.point(isPaid, pickupTitle, day), texts.trackToPoint];
};

/** A bank at work, or a transfer, may take days: then none is named. */
const dayOf = (order: OrderView, isPaid: boolean): string | undefined =>
  isPaid || (order.payment !== 'transfer' && order.paymentState !== 'pending')
    ? order.arrives
    : undefined;
