import { officeRoute, requireSpecial } from '#features/office/api.server';
import { untilDurable } from '#features/orders/api.server';
import { orderChannels } from '#features/orders/contract';
import { staff as limits } from '#kernel/limits-staff';
import { orderTexts } from '#kernel/messages/nl-orders';
import { readDay } from '#kernel/values/date-input';
import { readWholeNumber } from '#kernel/values/whole-number';
import type { Host } from '#platform/host';
import { one, type Params, queryParams } from '#platform/http/params';
import {
  type OrderSort,
  orderSorts,
  orderTodos,
  type ToldOrderDetails,
  type ToldOrders,
  type ToldTodos,
  usualSort,
} from '../../contract';
import { countTodos, findOrders, tellOrders } from '../find-orders';
import { addChangeCalls } from './changes';
import { tellOrderDetails } from './details';
import { addMailCalls } from './mails';
import { addNoteCalls } from './notes';
import { addPaidBackCall } from './paid-back';
import { addPaperCalls } from './papers';
import { ordersPath, readOrder } from './read-order';
import { addRefundCall } from './refund';
import { addStepCalls } from './steps';

const chosen = <T extends string>(
  known: Readonly<Record<T, unknown>>,
  params: Params,
  name: string,
) => (one(params, name) ?? '').split(',').filter((said): said is T => Object.hasOwn(known, said));

const dayOf = (params: Params, name: string) => readDay(one(params, name) ?? '');

/** 'total', or '-total' for the most first. What isn't known is the usual way. */
const sortOf = (said: string): { sort?: OrderSort; isUp?: boolean } => {
  const sort = orderSorts.find((name) => name === said.replace(/^-/, ''));
  return sort ? { sort, isUp: !said.startsWith('-') } : {};
};

/** Orders: found, read, and all that is done with one of them from its page. */
export const addOrderRoutes = (host: Host): void => {
  const { app } = host;
  const options = officeRoute();

  app.get(ordersPath, options, async (request): Promise<ToldOrders> => {
    await requireSpecial(host, request, 'orders');
    const params = queryParams(request.url);
    const asked = {
      search: (one(params, 'q') ?? '').slice(0, limits.search),
      states: chosen(orderTexts.states, params, 'state'),
      paymentStates: chosen(orderTexts.paymentStates, params, 'payment'),
      todo: orderTodos.find((todo) => todo === one(params, 'todo')),
      ...{ from: dayOf(params, 'from'), until: dayOf(params, 'until') },
      channel: orderChannels.find((channel) => channel === one(params, 'channel')),
      ...sortOf(one(params, 'sort') ?? usualSort),
    };
    const start = Math.min(readWholeNumber(one(params, 'start')) ?? 0, limits.counted);
    const found = await findOrders(host, asked, { start, limit: limits.rows + 1 });
    const shown = await untilDurable(host, found.slice(0, limits.rows));
    return { orders: await tellOrders(host, shown), hasMore: found.length > limits.rows };
  });

  app.get(`${ordersPath}/todo`, options, async (request): Promise<ToldTodos> => {
    await requireSpecial(host, request, 'orders');
    return countTodos(host);
  });

  app.get(`${ordersPath}/:number`, options, async (request): Promise<ToldOrderDetails> => {
    await requireSpecial(host, request, 'orders');
    return tellOrderDetails(host, await readOrder(host, request));
  });

  addStepCalls(host);
  addNoteCalls(host);
  addChangeCalls(host);
  addRefundCall(host);
  addPaidBackCall(host);
  addMailCalls(host);
  addPaperCalls(host);
};
