import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import {
  addAdminCalls,
  describePath,
  readBody,
  readPaging,
  readState,
  typedNumber,
} from '#features/api/api.server';
import { type Order, untilDurable } from '#features/orders/api.server';
import { refundByStaff } from '#features/returns/api.server';
import { orderTexts } from '#kernel/messages/nl-orders';
import type { Host } from '#platform/host';
import type { StaffStep } from '../../contract';
import { notePaid } from '../note-paid';
import { getOrderByNumber, listOrders } from '../read';
import { shipOrder } from '../ship';
import { takeStep } from '../step';
import { refundBody, shipBody } from './bodies';
import { orderPaths } from './describe';
import { presentBrief, presentOrderDetails } from './present';

const orderStates: readonly Order['state'][] = [
  'placed',
  'packed',
  'sent',
  'ready',
  'done',
  'cancelled',
];
const paymentStates = Object.keys(orderTexts.paymentStates) as Order['paymentState'][];

const orderOf = async (host: Host, request: FastifyRequest): Promise<Order> => {
  const order = await getOrderByNumber(host.db, typedNumber(request));
  await untilDurable(host, [order]);
  return order;
};

type Act = (order: Order, asked: { body: unknown; by: string }) => Promise<unknown>;

/** Does something with an order; answers with what it has become. */
const onOrder = (host: Host, act: Act) => async (request: FastifyRequest, by: string) => {
  const order = await orderOf(host, request);
  await act(order, { body: request.body, by });
  return presentOrderDetails(host, await getOrderByNumber(host.db, order.number));
};

const actions = (host: Host) => {
  const step = (name: Exclude<StaffStep, 'ship'>) =>
    onOrder(host, ({ id }, { by }) => takeStep(host, id, name, { by }));
  return {
    'order/:number/paid': onOrder(host, ({ id }, { by }) => notePaid(host, id, { by })),
    'order/:number/pack': step('pack'),
    'order/:number/ready': step('ready'),
    'order/:number/collected': step('collected'),
    'order/:number/delivered': step('delivered'),
    'order/:number/cancel': step('cancel'),
    'order/:number/close': step('close'),
    'order/:number/ship': onOrder(host, (order, { body, by }) => {
      const { carrier, lines, ...tracking } = readBody(shipBody, body);
      const { tracking_code: trackingCode, tracking_url: trackingUrl } = tracking;
      return shipOrder(host, order, { by, carrier, lines, trackingCode, trackingUrl });
    }),
    'order/:number/refund': onOrder(host, ({ id: orderId }, { body, by }) => {
      const { cents, reason = '', key = randomUUID() } = readBody(refundBody, body);
      return refundByStaff(host, { by, orderId, cents, reason, key });
    }),
  };
};

const reads = (host: Host) => ({
  order: async ({ url }: FastifyRequest) => {
    const state = readState(url, 'state', orderStates);
    const paging = readPaging(url);
    const paymentState = readState(url, 'payment_state', paymentStates);
    const found = await listOrders(host.db, { state, paymentState }, paging);
    const rows = await untilDurable(host, found);
    return { data: rows.map(presentBrief), _meta: paging };
  },
  'order/:number': async (request: FastifyRequest) => ({
    data: await presentOrderDetails(host, await orderOf(host, request)),
  }),
});

/** `/api/v1.0/order…`: what staff's programs do, for admins alone. */
export const addStaffCalls = (host: Host): void => {
  addAdminCalls(host, { reads: reads(host), actions: actions(host) });
  for (const [at, item] of Object.entries(orderPaths)) describePath(host, at, item);
};
