import type { DeliveryKind, OrderState, PaymentState } from '#features/orders/contract';
import type { StaffStep } from './contract';

/** What of an order decides whether staff can take a step. */
export type Standing = {
  state: OrderState;
  paymentState: PaymentState;
  paymentMethod: string;
  deliveryMethod: DeliveryKind;
};

export type StepProblem = 'state' | 'unpaid' | 'refunded' | 'chargedBack' | 'notPickup' | 'pickup';

const leadsTo: Record<StaffStep, OrderState> = {
  pack: 'packed',
  ship: 'sent',
  ready: 'ready',
  collected: 'done',
  delivered: 'done',
  cancel: 'cancelled',
  close: 'sent',
};

const startsFrom: Record<StaffStep, readonly OrderState[]> = {
  pack: ['placed'],
  ship: ['placed', 'packed'],
  ready: ['placed', 'packed'],
  collected: ['ready'],
  delivered: ['sent'],
  cancel: ['placed', 'packed', 'ready'],
  close: ['packed'],
};

/** Whether the money is here or promised; at the till it comes when the order is fetched. */
const isPaidFor = ({ paymentState, paymentMethod }: Standing): boolean =>
  ['paid', 'partly-refunded', 'authorized'].includes(paymentState) || paymentMethod === 'store';

/**
 * Whether staff can take a step with an order, and to which state it leads. What is not paid for is
 * not packed or sent; what is fetched is not sent, and what is sent is not fetched.
 */
export const assessStep = (
  step: StaffStep,
  order: Standing,
): { to: OrderState } | { problem: StepProblem } => {
  if (!startsFrom[step].includes(order.state)) return { problem: 'state' };
  const isPickup = order.deliveryMethod === 'pickup';
  if (isPickup && ['ship', 'delivered', 'close'].includes(step)) return { problem: 'pickup' };
  if (!isPickup && (step === 'ready' || step === 'collected')) return { problem: 'notPickup' };
  if (!['cancel', 'delivered', 'close'].includes(step)) {
    if (order.paymentState === 'refunded') return { problem: 'refunded' };
    if (order.paymentState === 'charged-back') return { problem: 'chargedBack' };
    if (!isPaidFor(order)) return { problem: 'unpaid' };
  }
  return { to: leadsTo[step] };
};
