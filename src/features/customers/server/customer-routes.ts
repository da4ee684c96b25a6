import { officeRoute, requireSpecial } from '#features/office/api.server';
import { untilDurable } from '#features/orders/api.server';
import { staff as limits } from '#kernel/limits-staff';
import { readWholeNumber } from '#kernel/values/whole-number';
import { officePath } from '#kernel/wire-staff';
import type { Host } from '#platform/host';
import { one, queryParams } from '#platform/http/params';
import type { ToldCustomerDetails, ToldCustomers } from '../contract';
import { findCustomers, tellCustomerOf } from './find-customers';
import { findOrders, tellOrders } from './find-orders';
import { readWhose } from './person/who';

/** Customers, as they are found, with their orders. */
export const addCustomerRoutes = (host: Host): void => {
  const { app } = host;
  const options = officeRoute();
  const customers = `${officePath.calls}/customers`;

  app.get(customers, options, async (request): Promise<ToldCustomers> => {
    await requireSpecial(host, request, 'orders');
    const params = queryParams(request.url);
    const search = (one(params, 'q') ?? '').trim().slice(0, limits.search);
    // Nobody leafs through all customers: one is looked for.
    if (search.length < 2) return { customers: [], hasMore: false };
    const start = Math.min(readWholeNumber(one(params, 'start')) ?? 0, limits.counted);
    const found = await findCustomers(host, search, { start, limit: limits.rows + 1 });
    return { customers: found.slice(0, limits.rows), hasMore: found.length > limits.rows };
  });

  // Posted: who it is about stands in no address.
  app.post(`${customers}/one`, options, async (request): Promise<ToldCustomerDetails> => {
    await requireSpecial(host, request, 'orders');
    const email = readWhose(host, request.body);
    const found = await findOrders(host, { email }, { limit: limits.mostRows });
    const shown = await untilDurable(host, found);
    return { ...(await tellCustomerOf(host, email)), latest: await tellOrders(host, shown) };
  });
};
