import type { FastifyReply, FastifyRequest } from 'fastify';
import { listServicePoints } from '#features/delivery/api.server';
import {
  getOwnOrder,
  getPostedOrder,
  isPaid,
  listOrderLines,
  lockOrder,
  type Order,
  serveOrderPage,
} from '#features/orders/api.server';
import { one, readParams } from '#features/pages/api.server';
import { cancelOrder } from '#features/returns/api.server';
import { AppError } from '#kernel/errors';
import { fulfilmentTexts } from '#kernel/messages/nl-fulfilment';
import { isSeat } from '#kernel/values/line-kind';
import { isPostcode } from '#kernel/values/postcode';
import { transact } from '#platform/db/transact';
import type { Host } from '#platform/host';
import { lineOf, queryParams } from '#platform/http/params';
import { keepPrivate } from '#platform/http/secret-address';
import { causedBy, type VisitorCause } from '#platform/mail/cause';
import { type AddressValues, addressFields, addressPath, cancelPath, pointPath } from '../contract';
import { changeAddress, changePoint, checkAddress, pointLines } from './change';
import { type Note, orderHref } from './sections';

const texts = fulfilmentTexts;

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Shows the page again with what was wrong; anything else goes on to the one handler of errors. */
const showProblem = (
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  { order, error, note = {} }: { order: Order; error: unknown; note?: Note },
) => {
  if (!(error instanceof AppError)) throw error;
  const status = error.status;
  const page = { status, note: { ...note, problem: error.message } };
  return serveOrderPage(host, request, reply, order, page);
};

const goBack = (reply: FastifyReply, { token }: Order, done: string) =>
  keepPrivate(reply).redirect(orderHref(token, done), 303);

const cancel =
  (host: Host): Handler =>
  async (request, reply) => {
    const found = await getPostedOrder(host, request);
    const cause = causedBy(host, request, { order: found.id });
    try {
      await transact(host.db, async (tx) => {
        const order = await lockOrder(tx, found.id);
        if (order.state === 'cancelled') return;
        if (order.state !== 'placed') throw new AppError(409, 'too_late', texts.cancel.tooLate);
        const lines = await listOrderLines(tx, order.id);
        if (isPaid(order) && lines.some(({ kind }) => kind === 'giftcard')) {
          throw new AppError(409, 'gift_card', texts.cancel.giftCard);
        }
        if (isPaid(order) && lines.some(isSeat)) {
          throw new AppError(409, 'seat', texts.cancel.seat);
        }
        await cancelOrder(host, tx, order, { by: 'customer', cause });
      });
    } catch (error) {
      return showProblem(host, request, reply, { order: found, error });
    }
    return goBack(reply, found, 'cancelled');
  };

/** He always hears of it: how often where an order goes can be changed is limited. */
const changedBy = (host: Host, request: FastifyRequest, { id }: Order): VisitorCause =>
  causedBy(host, request, { order: id, owed: true });

const readAddress = (request: FastifyRequest): AddressValues => {
  const params = readParams(request.body);
  const value = (name: string) => lineOf(params, name).slice(0, 300);
  return Object.fromEntries(addressFields.map((name) => [name, value(name)])) as AddressValues;
};

const address =
  (host: Host): Handler =>
  async (request, reply) => {
    const order = await getPostedOrder(host, request);
    const values = readAddress(request);
    const errors = checkAddress(values, order.delivery?.country ?? 'NL');
    const note = { address: { values, errors } };
    if (Object.keys(errors).length > 0) {
      const error = new AppError(422, 'address', texts.change.wrong, errors);
      return showProblem(host, request, reply, { order, error, note });
    }
    try {
      await changeAddress(host, order, values, changedBy(host, request, order));
    } catch (error) {
      return showProblem(host, request, reply, { order, error, note });
    }
    return goBack(reply, order, 'changed');
  };

/** The service points near a postcode, in the order's page. */
const points =
  (host: Host): Handler =>
  async (request, reply) => {
    const order = await getOwnOrder(host, request);
    const carrier = order.servicePoint?.carrier;
    if (!carrier || order.state !== 'placed') {
      return keepPrivate(reply).redirect(orderHref(order.token), 303);
    }
    const zipcode = (one(queryParams(request.url), 'zipcode') ?? '').trim().slice(0, 10);
    const country = (order.delivery ?? order.billing).country || 'NL';
    const isAsked = country !== 'NL' || isPostcode(zipcode);
    const found = isAsked ? await listServicePoints(host, { carrier, zipcode, country }) : [];
    const problem =
      found === 'unavailable'
        ? texts.change.pointsAway
        : found.length === 0
          ? texts.change.noPoints
          : undefined;
    const choices = found === 'unavailable' ? [] : found;
    const note: Note = {
      points: {
        ...{ zipcode, problem },
        points: choices.map((one) => ({ id: one.id, title: one.title, lines: pointLines(one) })),
      },
    };
    return serveOrderPage(host, request, reply, order, { note });
  };

const point =
  (host: Host): Handler =>
  async (request, reply) => {
    const order = await getPostedOrder(host, request);
    try {
      const id = one(readParams(request.body), 'point') ?? '';
      await changePoint(host, order, id, changedBy(host, request, order));
    } catch (error) {
      return showProblem(host, request, reply, { order, error });
    }
    return goBack(reply, order, 'changedPoint');
  };

/** What a buyer does from his order's page, until it is packed. */
export const addOrderPageRoutes = (host: Host): void => {
  const back: Handler = async (request, reply) => {
    const { token } = await getOwnOrder(host, request);
    return keepPrivate(reply).redirect(orderHref(token), 303);
  };
  host.app.post(cancelPath(':token'), cancel(host));
  host.app.get(cancelPath(':token'), back);
  host.app.post(addressPath(':token'), address(host));
  host.app.get(addressPath(':token'), back);
  host.app.post(pointPath(':token'), point(host));
  host.app.get(pointPath(':token'), points(host));
};
