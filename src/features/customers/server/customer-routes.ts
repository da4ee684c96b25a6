import type { FastifyRequest } from 'fastify';
import { gatherDataOf, normalizeEmail } from '#features/accounts/api.server';
import { officeRoute, requireSpecial } from '#features/office/api.server';
import { untilDurable } from '#features/orders/api.server';
import { noteAction } from '#features/staff/api.server';
import { badRequest, notFound } from '#kernel/errors';
import { staff as limits } from '#kernel/limits-staff';
import { customerTexts as texts } from '#kernel/messages/nl-customers';
import { readWholeNumber } from '#kernel/values/whole-number';
import { officePath } from '#kernel/wire-staff';
import type { Host } from '#platform/host';
import { one, queryParams } from '#platform/http/params';
import type { ToldCustomerDetails, ToldCustomers } from '../contract';
import { findCustomers, tellCustomerOf } from './find-customers';
import { findOrders, tellOrders } from './find-orders';

/** Characters of an address for mail: what is longer is none. */
const ADDRESS = 254;

const readEmail = (said: unknown): string => {
  const email = typeof said === 'string' ? said.replaceAll('\0', '').trim() : '';
  if (email === '' || email.length > ADDRESS || !email.includes('@')) {
    throw badRequest(texts.emailWrong, { email: texts.emailWrong });
  }
  return normalizeEmail(email);
};

const isKept = (part: unknown): boolean =>
  Array.isArray(part) ? part.length > 0 : part !== undefined && part !== null;

/** What tells of an address itself, whoever asks. */
const always: ReadonlySet<string> = new Set(['site', 'gatheredAt', 'email']);

/** Customers: found, and all that is kept of one of them given out as a file (AVG 15 and 20). */
export const addCustomerRoutes = (host: Host): void => {
  const { app } = host;
  const options = officeRoute();
  const customers = `${officePath.calls}/customers`;
  const emailIn = ({ url }: FastifyRequest) => readEmail(one(queryParams(url), 'email'));

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

  app.get(`${customers}/one`, options, async (request): Promise<ToldCustomerDetails> => {
    await requireSpecial(host, request, 'orders');
    const email = emailIn(request);
    const found = await findOrders(host, { email }, { limit: limits.mostRows });
    const shown = await untilDurable(host, found);
    return { ...(await tellCustomerOf(host, email)), latest: await tellOrders(host, shown) };
  });

  app.post(`${customers}/export`, options, async (request) => {
    // It holds orders: both rights are asked.
    await requireSpecial(host, request, 'orders');
    const member = await requireSpecial(host, request, 'personal-data', { proven: true });
    const email = readEmail((request.body as Record<string, unknown> | null | undefined)?.email);
    const data = await gatherDataOf(host, email);
    const kept = Object.entries(data).filter(([name, part]) => !always.has(name) && isKept(part));
    if (kept.length === 0) throw notFound(texts.nothingKept(email));
    await noteAction(host, request, {
      ...{ action: 'customer.export', outcome: 'success', memberId: member.id, subject: email },
      after: { [texts.exported]: kept.map(([name]) => texts.parts[name] ?? name).join(', ') },
    });
    return data;
  });
};
