import { findCarrier, knownCarriers } from '#features/delivery/api.server';
import {
  assessStep,
  awaitsTransfer,
  notePaid,
  type OrderHistory,
  shipOrder,
  takeStep,
  usualCarrier,
} from '#features/fulfilment/api.server';
import type { StaffStep } from '#features/fulfilment/contract';
import { officeRoute } from '#features/office/api.server';
import { isUnfinished, type Order } from '#features/orders/api.server';
import { goesInParcel, isHeld, leftToSend } from '#features/returns/api.server';
import { badRequest, notFound } from '#kernel/errors';
import { customerTexts } from '#kernel/messages/nl-customers';
import { fulfilmentTexts } from '#kernel/messages/nl-fulfilment';
import type { Host } from '#platform/host';
import { type OrderStep, orderSteps, type ToldSending, type ToldStep } from '../../contract';
import { countOf, needText, piecesOf, textOf } from './read-body';
import { type Asked, onOrder, ordersPath } from './read-order';

const texts = customerTexts.steps;

/** Characters of why, and of a code and an address to follow a parcel by. */
const MOST = { why: 200, code: 80, url: 500 };

/** What is to be done comes first, what ends it last. */
const inOrder: readonly OrderStep[] = [
  ...(['paid', 'collected', 'delivered', 'pack', 'ship', 'ready'] as const),
  ...(['close', 'cancel'] as const),
];

const mayTake = (order: Order, history: OrderHistory, step: StaffStep): boolean => {
  if ('problem' in assessStep(step, order)) return false;
  const { lines, parcels, returns } = history;
  if (step === 'cancel') return parcels.length === 0;
  const left = leftToSend(lines, parcels, returns);
  if (step === 'close') return parcels.length > 0 && left.length > 0;
  return step !== 'ship' || left.length > 0 || !lines.some(goesInParcel);
};

/** What can be done with an order now. What is packed is sent or laid ready first, and can't be packed again. */
export const listSteps = (order: Order, history: OrderHistory): ToldStep[] =>
  inOrder
    .filter((step) => (step === 'paid' ? awaitsTransfer(order) : mayTake(order, history, step)))
    .map((step) => ({
      step,
      givesBack: step === 'close' || (step === 'cancel' && isHeld(order)),
    }));

/** Why what comes next can't be done yet; undefined: it can, or nothing comes. */
export const tellWaits = (order: Order): string | undefined => {
  if (order.state !== 'placed' && order.state !== 'packed') return undefined;
  if (isUnfinished(order.paymentMethod, order.paymentState)) return texts.waitsForPayment;
  const step = order.deliveryMethod === 'pickup' ? 'ready' : 'ship';
  const assessed = assessStep(step, order);
  if (!('problem' in assessed) || assessed.problem === 'state') return undefined;
  return fulfilmentTexts.staff.problems[assessed.problem];
};

/** What is to be sent of an order, and by whom; undefined: it isn't sent now. */
export const tellSending = async (
  host: Host,
  order: Order,
  { lines, parcels, returns }: OrderHistory,
): Promise<ToldSending | undefined> => {
  if ('problem' in assessStep('ship', order)) return undefined;
  return {
    pieces: leftToSend(lines, parcels, returns),
    carriers: knownCarriers(host),
    carrier: await usualCarrier(host, order),
    parcels: parcels.length,
  };
};

const stepOf = ({ params }: { params: unknown }): OrderStep => {
  const { step } = params as { step: string };
  const known = orderSteps.find((one) => one === step);
  if (!known) throw notFound();
  return known;
};

const readSending = (host: Host, body: Asked['body']) => {
  const carrier = textOf(body, 'carrier') || undefined;
  if (carrier && !findCarrier(host, carrier)) {
    throw badRequest(texts.carrierWrong, { carrier: texts.carrierWrong });
  }
  const trackingCode = textOf(body, 'code');
  const trackingUrl = textOf(body, 'url');
  const long = { code: trackingCode.length > MOST.code, url: trackingUrl.length > MOST.url };
  const name = long.code ? 'code' : 'url';
  const message = customerTexts.tooLong(MOST[name]);
  if (long.code || long.url) throw badRequest(message, { [name]: message });
  if (trackingUrl !== '' && trackingCode === '') {
    throw badRequest(texts.codeMissing, { code: texts.codeMissing });
  }
  const seen = countOf(body, 'parcels');
  if (seen === undefined) throw badRequest(customerTexts.refund.keyWrong);
  const lines = piecesOf(body);
  return { carrier, trackingCode, trackingUrl, lines, parcelsSeen: seen };
};

const needWhy = (body: Asked['body']): string =>
  needText(body, 'why', { most: MOST.why, missing: texts.whyMissing });

/** Steps that say why they are taken: what ends an order. */
const saysWhy = (step: OrderStep): boolean => step === 'cancel';

const take = (host: Host, step: OrderStep, { order, member, body }: Asked): Promise<unknown> => {
  const by = member.name;
  if (step === 'paid') return notePaid(host, order.id, { by });
  if (step === 'ship') return shipOrder(host, order, { by, ...readSending(host, body) });
  return takeStep(host, order.id, step, { by, ...(saysWhy(step) && { why: needWhy(body) }) });
};

/** The steps of an order, for who picks, packs and sends; those that give money back take that right as well. */
export const addStepCalls = (host: Host): void => {
  host.app.post(`${ordersPath}/:number/steps/:step`, officeRoute(), async (request) => {
    const step = stepOf(request);
    return onOrder(host, {
      right: 'fulfil',
      // What isn't paid yet is cancelled by who sends; what is, gives money back.
      givesBack: ({ order }) => step === 'close' || (step === 'cancel' && isHeld(order)),
      action: () => `order.${step}`,
      ...(saysWhy(step) && { about: ({ body }) => ({ [texts.why]: textOf(body, 'why') }) }),
      run: (asked) => take(host, step, asked),
    })(request);
  });
};
