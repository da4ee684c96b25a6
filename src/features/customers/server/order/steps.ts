import { findCarrier } from '#features/delivery/api.server';
import { notePaid, readTrackingUrl, shipOrder, takeStep } from '#features/fulfilment/api.server';
import { officeRoute, requireSpecial } from '#features/office/api.server';
import { isHeld } from '#features/returns/api.server';
import { badRequest, notFound } from '#kernel/errors';
import { customerTexts } from '#kernel/messages/nl-customers';
import { fulfilmentTexts } from '#kernel/messages/nl-fulfilment';
import type { Host } from '#platform/host';
import { type OrderStep, orderSteps } from '../../contract';
import { countOf, needText, piecesOf, textOf } from './read-body';
import { type Asked, onOrder, ordersPath } from './read-order';

const texts = customerTexts.steps;

/** Characters of why, and of a code and an address to follow a parcel by. */
const MOST = { why: 200, code: 80, url: 500 };

const stepOf = ({ params }: { params: unknown }): OrderStep => {
  const { step } = params as { step: string };
  const known = orderSteps.find((one) => one === step);
  if (!known) throw notFound();
  return known;
};

/** Whether its buyer is told by mail; without a word about it he is. */
const mailing = ({ mail }: Asked['body']): { noMail?: true } =>
  mail === false ? { noMail: true } : {};

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
  const { badTracking } = fulfilmentTexts.staff;
  if (trackingUrl !== '' && !readTrackingUrl(trackingUrl)) {
    throw badRequest(badTracking, { url: badTracking });
  }
  if (trackingUrl !== '' && trackingCode === '') {
    throw badRequest(texts.codeMissing, { code: texts.codeMissing });
  }
  const seen = countOf(body, 'parcels');
  const wrong = customerTexts.refund.keyWrong;
  if (seen === undefined) throw badRequest(wrong, { parcels: wrong });
  const lines = piecesOf(body);
  return { carrier, trackingCode, trackingUrl, lines, parcelsSeen: seen, ...mailing(body) };
};

const needWhy = (body: Asked['body']): string =>
  needText(body, 'why', { most: MOST.why, missing: texts.whyMissing });

/** Steps that say why they are taken: what ends an order. */
const saysWhy = (step: OrderStep): boolean => step === 'cancel';

const take = (host: Host, step: OrderStep, { order, member, body }: Asked): Promise<unknown> => {
  const by = member.name;
  if (step === 'paid') return notePaid(host, order.id, { by });
  if (step === 'ship')
    return shipOrder(host, order, { by, ...readSending(host, body), from: 'office' });
  const said = {
    ...(saysWhy(step) && { why: needWhy(body) }),
    ...(step === 'ready' && mailing(body)),
  };
  return takeStep(host, order.id, step, { by, ...said });
};

/** The steps of an order, for who picks, packs and sends; those that give money back take that right as well. */
export const addStepCalls = (host: Host): void => {
  host.app.post(`${ordersPath}/:number/steps/:step`, officeRoute(), async (request) => {
    // Who calls comes first: to nobody it is told which steps there are.
    await requireSpecial(host, request, 'fulfil');
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
