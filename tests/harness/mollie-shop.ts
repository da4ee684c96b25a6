import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { mailFailed, mailRefund } from '#features/payments/server/mail/jobs';
import { mailStaff } from '#features/payments/server/mail/staff-job';
import { noticeJob, purgeNotices } from '#features/payments/server/notices';
import { refundJob } from '#features/payments/server/refund-job';
import { watchPayments } from '#features/payments/server/watch';
import { watchChargebacks } from '#features/payments/server/watch-chargebacks';
import type { JobContext } from '#platform/host';
import type { JobDefinition } from '#platform/jobs/define';
import type { TestAppOptions } from './app';
import type { ProductOptions } from './build-shop';
import { startMollie } from './mollie';
import { fillOrder, sendOrder } from './ordering';
import { createTestShop } from './shop';
import { hiddenField } from './visitor';

type AnyJob = JobDefinition<never, JobContext>;

const jobs = new Map(
  [noticeJob, refundJob, mailFailed, mailRefund, mailStaff].map((job) => [
    job.name,
    job as unknown as AnyJob,
  ]),
);

type StoredJob = { id: string; name: string; data: never };

/** A shop that is paid through a stand-in for Mollie. Its jobs run when a test says so. */
export const createMollieShop = async (options: TestAppOptions = {}) => {
  const mollie = await startMollie();
  const { key, url } = mollie;
  const shop = await createTestShop({
    ...options,
    config: {
      siteUrl: 'https://winkel.example',
      mollie: { key, url, timeout: 300 },
      ...options.config,
    },
  });
  const { host, db } = shop;

  const rows = async <T>(query: ReturnType<typeof sql>) => (await db.execute(query)).rows as T[];

  const run = (job: AnyJob, data: object = {}, id = 'test') => {
    const context = { host: () => host, mailer: host.mailer };
    const signal = new AbortController().signal;
    return job.run(data as never, { ...context, id, attempt: 1, signal });
  };

  /** Runs the jobs of paying that wait, and those that they leave. Answers what was thrown. */
  const work = async (): Promise<unknown[]> => {
    const thrown: unknown[] = [];
    for (;;) {
      const waiting = await rows<StoredJob>(sql`
        delete from pgboss.job where state = 'created' and name in ${[...jobs.keys()]}
        returning id, name, data`);
      if (waiting.length === 0) return thrown;
      for (const { id, name, data } of waiting) {
        await run(jobs.get(name) as AnyJob, data, id).catch((error) => thrown.push(error));
      }
    }
  };

  /** What happens every minute, at the clock's time. */
  const watch = async (): Promise<unknown[]> => {
    await run(watchPayments as unknown as AnyJob);
    return work();
  };

  /** What happens every hour. */
  const watchHourly = async (): Promise<unknown[]> => {
    await run(watchChargebacks as unknown as AnyJob);
    return work();
  };

  const purge = () => run(purgeNotices as unknown as AnyJob);

  let count = 0;
  type Wanted = { quantity?: number; product?: ProductOptions };

  /** Places an order, of one piece; answers its buyer, its token and its addresses. */
  const place = async (
    fields: Record<string, string> = {},
    pieces = 10,
    { quantity = 1, product: options }: Wanted = {},
  ) => {
    count += 1;
    const email = `klant${count}@klant.nl`;
    const product = await shop.build.product({ priceCents: 5000, pieces, ...options });
    const visitor = await shop.buyer(product, quantity);
    const typed = { email, email_check: email, payment_method: 'ideal', ...fields };
    const form = await fillOrder(visitor, typed);
    const { body } = await visitor.post('/webcore/checkout/update', form);
    const reply = await sendOrder(visitor, { ...form, quote: hiddenField(body, 'quote') });
    expect(reply.statusCode).toBe(303);
    const token = String(reply.headers.location).split('/').at(-1) ?? '';
    const [stored] = await rows<{ id: number; number: string }>(
      sql`select id, number from orders where token = ${token}`,
    );
    if (!stored) throw new Error('no order was placed');
    return { ...stored, token, email, visitor, product, start: `/webcore/payment/start/${token}` };
  };

  type Placed = Awaited<ReturnType<typeof place>>;

  /** Begins to pay; answers the payment's number at Mollie. */
  const begin = async ({ visitor, start }: Placed): Promise<string> => {
    const reply = await visitor.get(start);
    expect(reply.statusCode).toBe(200);
    const [, url] = /^0; url=(\S+)$/.exec(String(reply.headers.refresh)) ?? [];
    return url?.split('/').at(-1) ?? '';
  };

  /** Comes back from paying. */
  const comeBack = ({ visitor, token }: Placed) => visitor.get(`/webcore/payment/return/${token}`);

  /** Mollie's notice, as it posts it. */
  const notify = (body: string, provider = 'mollie') =>
    shop.inject({
      method: 'POST',
      url: `/webcore/payment/notice/${provider}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: body,
    });

  const orderOf = async ({ id }: { id: number }) =>
    (
      await rows<{ state: string; payment_state: string; payment_method: string }>(
        sql`select state, payment_state, payment_method from orders where id = ${id}`,
      )
    )[0];

  const eventsOf = async ({ id }: { id: number }) =>
    (
      await rows<{ kind: string }>(
        sql`select kind from order_events where order_id = ${id} order by id`,
      )
    ).map(({ kind }) => kind);

  const close = async () => {
    await shop.close();
    await mollie.close();
  };

  return {
    ...{
      ...shop,
      mollie,
      rows,
      work,
      watch,
      watchHourly,
      purge,
      place,
      begin,
      comeBack,
      notify,
      orderOf,
      eventsOf,
    },
    close,
  };
};

export type MollieShop = Awaited<ReturnType<typeof createMollieShop>>;
