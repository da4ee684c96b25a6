import { knownCarriers } from '#features/delivery/api.server';
import {
  assessStep,
  awaitsTransfer,
  freeOf,
  type Held,
  type OrderHistory,
  tellHeld,
  usualCarrier,
  whyNotPacked,
} from '#features/fulfilment/api.server';
import type { StaffStep } from '#features/fulfilment/contract';
import { isUnfinished, type Order } from '#features/orders/api.server';
import { goesInParcel, isHeld, leftToPack } from '#features/returns/api.server';
import { customerTexts } from '#kernel/messages/nl-customers';
import { fulfilmentTexts } from '#kernel/messages/nl-fulfilment';
import type { Host } from '#platform/host';
import type { OrderStep, ToldSending, ToldStep } from '../../contract';

const texts = customerTexts.steps;

/** What is to be done comes first, what ends it last. */
const inOrder: readonly OrderStep[] = [
  ...(['paid', 'collected', 'delivered', 'pack', 'ship', 'ready'] as const),
  ...(['close', 'cancel'] as const),
];

/** Whether somebody walks through the warehouse for an order, and which of its pieces aren't here to be sent. */
type Walk = { isPicked: boolean; held: readonly Held[] };

const mayTake = (
  order: Order,
  { history, ...walk }: Walk & { history: OrderHistory },
  step: StaffStep,
): boolean => {
  if ('problem' in assessStep(step, order)) return false;
  const { lines, parcels } = history;
  if (step === 'cancel') return parcels.length === 0;
  const left = leftToPack(history);
  if (step === 'close') return parcels.length > 0 && left.length > 0;
  if (step === 'pack') return whyNotPacked(history, walk) === undefined;
  // Seats and gift cards alone went by mail: there is nothing to send or lay ready.
  if (step === 'ship') return freeOf(left, walk.held).length > 0;
  return step !== 'ready' || lines.some(goesInParcel);
};

/** What can be done with an order now. What is packed is sent or laid ready first, and can't be packed again. */
export const listSteps = (order: Order, about: Walk & { history: OrderHistory }): ToldStep[] =>
  inOrder
    .filter((step) => (step === 'paid' ? awaitsTransfer(order) : mayTake(order, about, step)))
    .map((step) => ({
      step,
      givesBack: step === 'close' || (step === 'cancel' && isHeld(order)),
    }));

/** Why what comes next can't be done yet, or where pieces are that aren't here; undefined: it can, or nothing comes. */
export const tellWaits = (
  order: Order,
  { history, isPicked, held }: Walk & { history: OrderHistory },
): string | undefined => {
  if (order.state !== 'placed' && order.state !== 'packed') return undefined;
  if (isUnfinished(order.paymentMethod, order.paymentState)) {
    return history.lines.some(goesInParcel) ? texts.waitsForPayment : texts.mailWaitsForPayment;
  }
  if (order.state === 'placed' && isPicked) return fulfilmentTexts.staff.pack.picked;
  const step = order.deliveryMethod === 'pickup' ? 'ready' : 'ship';
  const assessed = assessStep(step, order);
  if ('to' in assessed) return tellHeld(history.lines, leftToPack(history), held);
  if (assessed.problem === 'state') return undefined;
  return fulfilmentTexts.staff.problems[assessed.problem];
};

/** What is to be sent of an order, and by whom; undefined: it isn't sent now. */
export const tellSending = async (
  host: Host,
  order: Order,
  { history, held }: Pick<Walk, 'held'> & { history: OrderHistory },
): Promise<ToldSending | undefined> => {
  if ('problem' in assessStep('ship', order)) return undefined;
  return {
    pieces: freeOf(leftToPack(history), held),
    carriers: knownCarriers(host),
    carrier: await usualCarrier(host, order),
    parcels: history.parcels.length,
  };
};
