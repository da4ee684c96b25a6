import type { FastifyRequest } from 'fastify';
import { getOrderByNumber } from '#features/fulfilment/api.server';
import { officeRoute, requireSpecial } from '#features/office/api.server';
import { type Order, untilDurable } from '#features/orders/api.server';
import { refundByStaff } from '#features/returns/api.server';
import { getSite } from '#features/settings/api.server';
import { noteAction } from '#features/staff/api.server';
import { AppError, badRequest } from '#kernel/errors';
import { staff as limits } from '#kernel/limits-staff';
import { customerTexts as texts } from '#kernel/messages/nl-customers';
import { fulfilmentTexts } from '#kernel/messages/nl-fulfilment';
import { orderTexts } from '#kernel/messages/nl-orders';
import { formatEuro } from '#kernel/values/money';
import { readWholeNumber } from '#kernel/values/whole-number';
import { officePath } from '#kernel/wire-staff';
import type { Host } from '#platform/host';
import { one, type Params, queryParams } from '#platform/http/params';
import type { ToldOrderDetails, ToldOrders } from '../contract';
import { findOrders, tellOrder } from './find-orders';
import { tellOrderDetails } from './order-details';

const KEY = /^[\w-]{8,64}$/;

/** Characters of why money is given back. */
const REASON = 200;

const chosen = <T extends string>(
  known: Readonly<Record<T, unknown>>,
  params: Params,
  name: string,
) => (one(params, name) ?? '').split(',').filter((said): said is T => Object.hasOwn(known, said));

const readRefund = (body: unknown): { cents: number; reason: string; key: string } => {
  const { cents, reason, key } = (body ?? {}) as Record<string, unknown>;
  const fields: Record<string, string> = {};
  if (!Number.isSafeInteger(cents) || Number(cents) <= 0) fields.cents = texts.refund.centsWrong;
  const why = typeof reason === 'string' ? reason.replaceAll('\0', '').trim() : '';
  if (why === '') fields.reason = texts.refund.reasonMissing;
  if (why.length > REASON) fields.reason = texts.refund.reasonLong(REASON);
  if (Object.keys(fields).length > 0) throw badRequest(Object.values(fields)[0] ?? '', fields);
  if (typeof key !== 'string' || !KEY.test(key)) throw badRequest(texts.refund.keyWrong);
  return { cents: Number(cents), reason: why, key };
};

/** What is wrong with an amount stands at its field. */
const atCents = (error: unknown): unknown =>
  error instanceof AppError && (error.status === 422 || error.status === 409)
    ? new AppError(error.status, error.code, error.message, { cents: error.message })
    : error;

/** Orders: found, read, and their money given back. */
export const addOrderRoutes = (host: Host): void => {
  const { app } = host;
  const options = officeRoute();
  const orders = `${officePath.calls}/orders`;

  const readOrder = async ({ params }: FastifyRequest): Promise<Order> => {
    const { number } = params as { number: string };
    const order = await getOrderByNumber(host.db, number.replaceAll('\0', ''));
    if (order.siteId !== getSite(host).id) {
      throw new AppError(404, 'unknown_order', fulfilmentTexts.staff.unknown(number.slice(0, 40)));
    }
    await untilDurable(host, [order]);
    return order;
  };

  app.get(orders, options, async (request): Promise<ToldOrders> => {
    await requireSpecial(host, request, 'orders');
    const params = queryParams(request.url);
    const asked = {
      search: (one(params, 'q') ?? '').slice(0, limits.search),
      states: chosen(orderTexts.states, params, 'state'),
      paymentStates: chosen(orderTexts.paymentStates, params, 'payment'),
    };
    const start = Math.min(readWholeNumber(one(params, 'start')) ?? 0, limits.counted);
    const found = await findOrders(host, asked, { start, limit: limits.rows + 1 });
    const shown = await untilDurable(host, found.slice(0, limits.rows));
    return { orders: shown.map(tellOrder), hasMore: found.length > limits.rows };
  });

  app.get(`${orders}/:number`, options, async (request): Promise<ToldOrderDetails> => {
    await requireSpecial(host, request, 'orders');
    return tellOrderDetails(host, await readOrder(request));
  });

  app.post(`${orders}/:number/refund`, options, async (request): Promise<ToldOrderDetails> => {
    await requireSpecial(host, request, 'orders');
    const member = await requireSpecial(host, request, 'refund', { proven: true });
    const order = await readOrder(request);
    const { cents, reason, key } = readRefund(request.body);
    const refund = { by: member.name, orderId: order.id, cents, reason, key };
    const note = (outcome: 'success' | 'refused') =>
      noteAction(host, request, {
        ...{ action: 'order.refund', outcome, memberId: member.id, subject: order.number },
        after: { [texts.refund.amount]: formatEuro(cents), [texts.refund.reason]: reason },
      });
    try {
      const { isRepeat } = await refundByStaff(host, refund);
      if (!isRepeat) await note('success');
    } catch (error) {
      if (error instanceof AppError) await note('refused');
      throw atCents(error);
    }
    return tellOrderDetails(host, await readOrder(request));
  });
};
