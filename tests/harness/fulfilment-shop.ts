import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { createApiUser } from '#features/api/api.server';
import { mailAgain } from '#features/customers/server/order/mails';
import * as orderMails from '#features/fulfilment/server/mail/jobs';
import { keepInvoice } from '#features/invoices/server/keep';
import { mailChanged, markPaid } from '#features/orders/api.server';
import { mailLink } from '#features/orders/server/mail-link';
import { mailLink as mailPaymentLink } from '#features/payments/server/mail/link-job';
import * as returnMails from '#features/returns/server/mail/jobs';
import { transact } from '#platform/db/transact';
import type { JobContext } from '#platform/host';
import type { JobDefinition } from '#platform/jobs/define';
import type { TestAppOptions } from './app';
import { createMollieShop, type MollieShop } from './mollie-shop';
import { hiddenField } from './visitor';

type AnyJob = JobDefinition<never, JobContext>;

const jobs = new Map(
  [
    ...[keepInvoice, mailAgain, mailChanged, mailLink, mailPaymentLink],
    ...Object.values(orderMails),
    ...Object.values(returnMails),
  ].map((job) => [job.name, job as unknown as AnyJob]),
);

type Placed = Awaited<ReturnType<MollieShop['place']>>;

/** A shop with all that comes after an order, whose jobs run when a test says so. */
export const createFulfilmentShop = async (options: TestAppOptions = {}) => {
  const shop = await createMollieShop(options);
  const { db, host } = shop;

  const users = {
    admin: await createApiUser(db, 'proef-admin', 'admin'),
    staff: await createApiUser(db, 'proef-staff', 'staff'),
  };

  const tokenOf = async (scope: 'admin' | 'staff'): Promise<string> => {
    const user = users[scope];
    const reply = await shop.inject({
      method: 'POST',
      url: '/api/v1.0/auth/jwt/access_token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        client_id: user?.clientId ?? '',
        client_secret: user?.secret ?? '',
      }).toString(),
    });
    expect(reply.statusCode).toBe(200);
    return reply.json().data.access_token;
  };
  const tokens = { admin: await tokenOf('admin'), staff: await tokenOf('staff') };

  /** After long waits: a token counts for hours. */
  const renewTokens = async (): Promise<void> => {
    tokens.admin = await tokenOf('admin');
    tokens.staff = await tokenOf('staff');
  };

  const call = (
    method: 'GET' | 'POST',
    path: string,
    { body, token = tokens.admin }: { body?: object; token?: string } = {},
  ) =>
    shop.inject({
      method,
      url: `/api/v1.0/${path}`,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { payload: JSON.stringify(body) } : {}),
    });

  /** Runs our own jobs that wait, those of paying too. */
  const workAll = async (): Promise<void> => {
    await shop.work();
    const waiting = await shop.rows<{ id: string; name: string; data: never }>(sql`
      delete from pgboss.job where state = 'created' and name in ${[...jobs.keys()]}
      returning id, name, data`);
    for (const { id, name, data } of waiting) {
      const context = { host: () => host, mailer: host.mailer };
      const signal = new AbortController().signal;
      await jobs.get(name)?.run(data, { ...context, id, attempt: 1, signal });
    }
  };

  const page = (order: Placed) => order.visitor.get(`/webcore/order/view/${order.token}`);

  /** Posts a form of an order's page as its buyer. */
  const post = async (
    order: Placed,
    what: string,
    fields: Record<string, string | number> = {},
  ) => {
    const etalage_token = await order.visitor.token();
    return order.visitor.post(`/webcore/order/${what}/${order.token}`, {
      etalage_token,
      ...fields,
    });
  };

  /** An order of one article of € 50,00, unless other is asked, that is paid at Mollie. */
  const paid = async (
    fields: Record<string, string> = {},
    wanted: Parameters<typeof shop.place>[2] = {},
  ): Promise<Placed> => {
    const order = await shop.place(fields, 10, wanted);
    const [{ due } = { due: 0 }] = await shop.rows<{ due: number }>(
      sql`select total_cents - gift_card_cents as due from orders where id = ${order.id}`,
    );
    if (due === 0) return order;
    if (fields.payment_method === 'transfer') {
      await transact(db, (tx) => markPaid(host, tx, order.id));
      return order;
    }
    const id = await shop.begin(order);
    shop.mollie.settle(id, 'paid');
    await shop.comeBack(order);
    return order;
  };

  /** The same, sent. */
  const sent: typeof paid = async (...wanted) => {
    const order = await paid(...wanted);
    const reply = await call('POST', `order/${order.number}/ship`, { body: {} });
    expect(reply.statusCode).toBe(200);
    return order;
  };

  /** The two steps of withdrawing; answers the reply to the second. */
  const withdraw = async (order: Placed, quantity = 1, more: Record<string, string> = {}) => {
    const variantId = order.product.variants[0]?.id;
    const fields = {
      [`pieces_${variantId}`]: quantity,
      ...{ name: 'An de Wit', email: order.email },
      ...more,
    };
    const second = await post(order, 'withdraw', fields);
    expect(second.statusCode).toBe(200);
    expect(second.body).toContain('Herroeping bevestigen');
    const key = hiddenField(second.body, 'key');
    return post(order, 'withdraw', { ...fields, key, confirm: 1 });
  };

  /**
   * Withdraws items that were sent (now, if nothing was), and staff takes them back; answers what
   * the API says of the return.
   */
  const giveBack = async (order: Placed, quantity = 1) => {
    await call('POST', `order/${order.number}/ship`, { body: {} });
    const reply = await withdraw(order, quantity);
    const number = /retour=([^&]+)/.exec(String(reply.headers.location))?.[1] ?? '';
    expect((await call('POST', `return/${number}/receive`)).statusCode).toBe(200);
    return call('POST', `return/${number}/judge`, { body: {} });
  };

  const stockOf = async ({ product }: Placed): Promise<number | undefined> =>
    (
      await shop.rows<{ n: number }>(sql`select sum(s.pieces)::int as n from stock s
        join variants v on v.id = s.variant_id where v.product_id = ${product.id}`)
    )[0]?.n;

  return {
    ...shop,
    tokens,
    renewTokens,
    call,
    workAll,
    page,
    post,
    paid,
    sent,
    withdraw,
    giveBack,
    stockOf,
  };
};

export type FulfilmentShop = Awaited<ReturnType<typeof createFulfilmentShop>>;
