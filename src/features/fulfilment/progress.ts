import type { DeliveryKind, OrderState } from '#features/orders/contract';
import { fulfilmentTexts } from '#kernel/messages/nl-fulfilment';
import type { ProgressStep } from './contract';

const texts = fulfilmentTexts.steps;

export type ProgressOf = {
  state: OrderState;
  method: DeliveryKind;
  isPaid: boolean;
  paysAtTill: boolean;
  /** When it came to each state, as it is shown. */
  days: Partial<Record<OrderState | 'paid', string>>;
  /** Gift cards were mailed, of an order of nothing else. */
  isMailed?: boolean;
  /** Items that left already, and all that there are to send: none of gift cards alone. */
  sentCount: number;
  allCount: number;
};

type Known = { label: string; state: OrderState | 'paid'; note?: string };

const lastOf: Record<DeliveryKind, string> = {
  home: texts.delivered,
  point: texts.atPoint,
  pickup: texts.collected,
};

const wayOf = (order: ProgressOf): Known[] => {
  const { method, paysAtTill, isPaid, sentCount, allCount } = order;
  const isPart = sentCount > 0 && sentCount < allCount;
  const paid: Known = { label: isPaid ? texts.paid : texts.waiting, state: 'paid' };
  if (allCount === 0) {
    return [
      { label: texts.ordered, state: 'placed' },
      paid,
      { label: texts.mailed, state: 'done' },
    ];
  }
  const onTheWay: Known =
    method === 'pickup'
      ? {
          label: texts.ready,
          state: 'ready',
          note: paysAtTill && !isPaid ? texts.payAtTill : undefined,
        }
      : {
          label: texts.sent,
          state: 'sent',
          note: isPart ? texts.partly(sentCount, allCount) : undefined,
        };
  return [
    { label: texts.ordered, state: 'placed' },
    ...(paysAtTill ? [] : [paid]),
    { label: texts.packed, state: 'packed' },
    onTheWay,
    { label: lastOf[method], state: 'done' },
  ];
};

/** How far along the way a state is; a payment comes between placing and packing. */
const reached = (order: ProgressOf, way: readonly Known[]): number => {
  if (order.isMailed) return way.length - 1;
  if (order.state === 'placed') {
    const paid = way.findIndex(({ state }) => state === 'paid');
    return order.isPaid && paid > 0 ? paid : 0;
  }
  return way.findIndex(({ state }) => state === order.state);
};

/** An order's way from placing to its buyer: what was, what is, what is to come. */
export const progressOf = (order: ProgressOf): ProgressStep[] => {
  if (order.state === 'cancelled') {
    return [
      { label: texts.ordered, note: order.days.placed, standing: 'done' },
      { label: texts.cancelled, note: order.days.cancelled, standing: 'now' },
    ];
  }
  const way = wayOf(order);
  const at = reached(order, way);
  return way.map(({ label, state, note }, index) => ({
    label,
    note: note ?? (index <= at ? order.days[state] : undefined),
    standing: index < at ? 'done' : index === at ? 'now' : 'next',
  }));
};
