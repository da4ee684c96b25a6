import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { authenticate, describePath } from '#features/api/api.server';
import { type Order, untilDurable } from '#features/orders/api.server';
import { one } from '#features/pages/api.server';
import { completeRefund, listRefunds, listRefundTasks } from '#features/payments/api.server';
import { AppError, badRequest } from '#kernel/errors';
import { api } from '#kernel/limits-api';
import { aftersaleTexts } from '#kernel/messages/nl-aftersale';
import { orderTexts } from '#kernel/messages/nl-orders';
import { readWholeNumber } from '#kernel/values/whole-number';
import { path } from '#kernel/wire';
import type { Host } from '#platform/host';
import { limitCalls } from '#platform/http/limit-calls';
import { queryParams } from '#platform/http/params';
import type { StaffStep } from '../../contract';
import {
  getOrderByNumber,
  getReturnByNumber,
  listAllReturns,
  listOrders,
  type Return,
  withLines,
} from '../read';
import { judgeReturn, receiveReturn } from '../returns/judge';
import { notePaid, refundByStaff } from '../staff/refund';
import { shipOrder } from '../staff/ship';
import { takeStep } from '../staff/step';
import { judgeBody, readBody, refundBody, shipBody } from './bodies';
import { staffPaths } from './describe';
import {
  presentBrief,
  presentBriefReturn,
  presentDossier,
  presentReturn,
  presentTask,
} from './present';

const texts = aftersaleTexts.staff;

/** Calls of one client in a minute. */
const PER_MINUTE = 600;

const orderStates: readonly Order['state'][] = [
  'placed',
  'packed',
  'sent',
  'ready',
  'done',
  'cancelled',
];
const paymentStates = Object.keys(orderTexts.paymentStates) as Order['paymentState'][];
const returnStates: readonly Return['state'][] = ['announced', 'received', 'approved', 'refused'];

/** Who calls, for logs. Throws a 401 or 403 unless he is an admin. */
const requireAdmin = async (
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> => {
  const { scope, userId } = await authenticate(host, request, reply);
  if (scope === 'admin') return `api:${userId}`;
  const status = scope === 'anonymous' ? 401 : 403;
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  throw new AppError(status, 'admin_only', texts.adminOnly);
};

/** Throws a 400 for a state that there isn't. */
const readState = <State extends string>(
  params: ReturnType<typeof queryParams>,
  name: string,
  states: readonly State[],
): State | undefined => {
  const asked = one(params, name);
  const state = states.find((known) => known === asked);
  if (asked !== undefined && !state) throw badRequest(texts.badState(states.join(', ')));
  return state;
};

/** What a list is asked for. Throws a 400 for a state that there isn't. */
const readQuery = <State extends string>(url: string, states: readonly State[]) => {
  const params = queryParams(url);
  const state = readState(params, 'state', states);
  const limit = readWholeNumber(one(params, 'limit')) ?? api.limit;
  const start = readWholeNumber(one(params, 'start')) ?? 0;
  return {
    state,
    limit: Math.max(1, Math.min(api.maxLimit, limit)),
    start: Math.min(api.maxStart, start),
  };
};

const clean = (text: string): string => text.replaceAll('\0', '').slice(0, 60);

const orderOf = async (host: Host, request: FastifyRequest): Promise<Order> => {
  const typed = clean((request.params as { number: string }).number);
  const order = await getOrderByNumber(host.db, typed);
  await untilDurable(host, [order]);
  return order;
};

const returnOf = (host: Host, request: FastifyRequest): Promise<Return> =>
  getReturnByNumber(host.db, clean((request.params as { number: string }).number));

type Action = (request: FastifyRequest, by: string) => Promise<object>;

const actions = (host: Host): Record<string, Action> => {
  const after = async ({ number }: Order) =>
    presentDossier(host, await getOrderByNumber(host.db, number));
  const step =
    (name: Exclude<StaffStep, 'ship'>): Action =>
    async (request, by) => {
      const order = await orderOf(host, request);
      await takeStep(host, order.id, name, { by });
      return after(order);
    };
  return {
    'order/:number/paid': async (request, by) => {
      const order = await orderOf(host, request);
      await notePaid(host, order.id, { by });
      return after(order);
    },
    'order/:number/pack': step('pack'),
    'order/:number/ready': step('ready'),
    'order/:number/collected': step('collected'),
    'order/:number/delivered': step('delivered'),
    'order/:number/cancel': step('cancel'),
    'order/:number/close': step('close'),
    'order/:number/ship': async (request, by) => {
      const order = await orderOf(host, request);
      const { carrier, lines, ...tracking } = readBody(shipBody, request.body);
      const { tracking_code: trackingCode, tracking_url: trackingUrl } = tracking;
      await shipOrder(host, order, { by, carrier, lines, trackingCode, trackingUrl });
      return after(order);
    },
    'order/:number/refund': async (request, by) => {
      const order = await orderOf(host, request);
      const { cents, reason = '', key = randomUUID() } = readBody(refundBody, request.body);
      await refundByStaff(host, { by, orderId: order.id, cents, reason, key });
      return after(order);
    },
    'refund/:id/done': async (request) => {
      const id = readWholeNumber((request.params as { id: string }).id) ?? 0;
      const isDone = id < 2 ** 31 && (await completeRefund(host, host.db, id));
      if (!isDone) throw new AppError(409, 'no_task', texts.noTask);
      return { id, state: 'done' };
    },
    'return/:number/receive': async (request, by) => {
      await receiveReturn(host, await returnOf(host, request), { by });
      return readReturn(host, request);
    },
    'return/:number/judge': async (request, by) => {
      const { refused = [] } = readBody(judgeBody, request.body);
      const found = await returnOf(host, request);
      const refusals = refused.map(({ variant_id, note }) => ({ variantId: variant_id, note }));
      await judgeReturn(host, found, { by, refused: refusals });
      return readReturn(host, request);
    },
  };
};

const readReturn = async (host: Host, request: FastifyRequest) => {
  const found = await returnOf(host, request);
  const [whole] = await withLines(host.db, [found]);
  if (!whole) throw new Error('The return is gone');
  return presentReturn(whole, await listRefunds(host.db, found.orderId));
};

const readers = (host: Host): Record<string, (request: FastifyRequest) => Promise<object>> => ({
  order: async ({ url }) => {
    const { state, ...paging } = readQuery(url, orderStates);
    const paymentState = readState(queryParams(url), 'payment_state', paymentStates);
    const found = await listOrders(host.db, { state, paymentState }, paging);
    const rows = await untilDurable(host, found);
    return { data: rows.map(presentBrief), _meta: paging };
  },
  'order/:number': async (request) => ({
    data: await presentDossier(host, await orderOf(host, request)),
  }),
  refund: async () => ({ data: (await listRefundTasks(host.db)).map(presentTask) }),
  return: async ({ url }) => {
    const { state, ...paging } = readQuery(url, returnStates);
    const rows = await listAllReturns(host.db, state, paging);
    return { data: rows.map(presentBriefReturn), _meta: paging };
  },
  'return/:number': async (request) => ({ data: await readReturn(host, request) }),
});

const send = (reply: FastifyReply, body: object): FastifyReply =>
  reply.header('cache-control', 'private, no-store').header('vary', 'Authorization').send(body);

/** `/api/v1.0/order…`, `…/refund…` and `…/return…`: what staff's programs do, for admins alone. */
export const addStaffRoutes = (host: Host): void => {
  const options = { preHandler: limitCalls(PER_MINUTE), config: { json: true } };
  for (const [route, read] of Object.entries(readers(host))) {
    host.app.get(`${path.api}/${route}`, options, async (request, reply) => {
      await requireAdmin(host, request, reply);
      return send(reply, await read(request));
    });
  }
  for (const [route, act] of Object.entries(actions(host))) {
    host.app.post(`${path.api}/${route}`, options, async (request, reply) => {
      const by = await requireAdmin(host, request, reply);
      return send(reply, { data: await act(request, by) });
    });
  }
  for (const [at, item] of Object.entries(staffPaths)) describePath(host, at, item);
};
