import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { payments as limits } from '#kernel/limits';
import { transact } from '#platform/db/transact';
import type { Tx } from '#platform/db/types';
import type { Host, JobContext } from '#platform/host';
import { createCallCounter } from '#platform/http/call-counter';
import { defineJob } from '#platform/jobs/define';
import { noticePath, type ProviderName } from '../contract';
import { findKnownProvider } from './providers';
import { settlePayment } from './settle';
import { paymentNotices, payments } from './tables';

const LONGEST = 2000;
const unknown = limits.unknownNotices;

const isKnown = async (tx: Tx, provider: ProviderName, providerId: string): Promise<boolean> => {
  const isIt = and(eq(payments.provider, provider), eq(payments.providerId, providerId));
  return (await tx.select({ id: payments.id }).from(payments).where(isIt)).length > 0;
};

const isOfNoPayment = sql`not exists (select from ${payments}
  where ${payments.provider} = ${paymentNotices.provider}
    and ${payments.providerId} = ${paymentNotices.providerId})`;

const unknownSince = (now: Date): Date => new Date(now.getTime() - unknown.hours * 3_600_000);

/** Whether as much is kept as may be of what is about no payment of ours: anybody can send it. */
const isFull = async (tx: Tx, now: Date): Promise<boolean> => {
  const rows = await tx
    .select({ id: paymentNotices.id })
    .from(paymentNotices)
    .where(and(gt(paymentNotices.receivedAt, unknownSince(now)), isOfNoPayment))
    .limit(unknown.most);
  return rows.length === unknown.most;
};

type Notice = {
  provider: ProviderName;
  /** The payment that it is about; undefined: it names none. */
  providerId: string | undefined;
  /** As it came. */
  body: string;
};

/**
 * Stores a provider's notice, as it came, and has it looked into. Its content is not trusted: the provider is asked. What is
 * about no payment of ours may have come before the provider's own answer did, so that is looked into
 * too, as long as there isn't too much of it: each payment is asked after anyway.
 */
export const receiveNotice = (host: Host, { provider, providerId, body }: Notice): Promise<void> =>
  transact(host.db, async (tx) => {
    const receivedAt = host.clock.now();
    const isOurs = providerId !== undefined && (await isKnown(tx, provider, providerId));
    if (!isOurs && (await isFull(tx, receivedAt))) return;
    const text = body.replaceAll('\0', '').slice(0, isOurs ? LONGEST : unknown.longest);
    await tx.insert(paymentNotices).values({ provider, providerId, body: text, receivedAt });
    if (!providerId) return;
    // One that waits will ask for them all; one that runs may have asked too early.
    const singletonKey = `${provider}:${providerId}`;
    await host.jobs.enqueue(noticeJob, { provider, providerId }, { tx, singletonKey });
  });

/** Asks the provider what its notices were about. */
export const noticeJob = defineJob<{ provider: ProviderName; providerId: string }, JobContext>({
  name: 'payment.notice',
  schema: z.object({ provider: z.string(), providerId: z.string() }),
  retries: 8,
  timeout: 60,
  atOnce: 2,
  run: async ({ provider, providerId }, { host: getHost }) => {
    const host = getHost();
    const isIt = and(eq(payments.provider, provider), eq(payments.providerId, providerId));
    const [payment] = await host.db.select({ id: payments.id }).from(payments).where(isIt);
    const outcome = payment ? await settlePayment(host, payment.id) : undefined;
    const isWaiting = and(
      eq(paymentNotices.provider, provider),
      eq(paymentNotices.providerId, providerId),
      isNull(paymentNotices.handledAt),
    );
    await host.db
      .update(paymentNotices)
      .set({ handledAt: host.clock.now(), outcome: outcome ?? 'unknown' })
      .where(isWaiting);
  },
});

export const purgeNotices = defineJob<object, JobContext>({
  name: 'payment.purge-notices',
  schema: z.object({}),
  cron: '25 * * * *',
  run: async (_, { host }) => {
    const { db, clock } = host();
    const before = new Date(clock.now().getTime() - limits.noticesKept * 86_400_000);
    await db.delete(paymentNotices).where(lt(paymentNotices.receivedAt, before));
    const isOver = lt(paymentNotices.receivedAt, unknownSince(clock.now()));
    await db.delete(paymentNotices).where(and(isOver, isOfNoPayment));
  },
});

/**
 * Where a provider reports changes. Whatever comes is answered 200, so that nobody learns what we
 * know; only when it could not be kept is it a 503, and the provider sends it again.
 */
export const addNoticeRoute = (host: Host): void => {
  const calls = createCallCounter({ points: limits.noticesPerMinute, seconds: 60 });
  host.app.register(async (scope: FastifyInstance) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 10_000 }, (_, body, done) =>
      done(null, body),
    );
    scope.setErrorHandler((error: { statusCode?: number; status?: number }, _request, reply) => {
      const status = error.statusCode ?? error.status ?? 500;
      if (status >= 500) host.log.error({ err: error }, 'a notice was not kept');
      // Too many at once are sent again later.
      return reply.code(status >= 500 || status === 429 ? 503 : 200).send('');
    });
    scope.post(noticePath(':provider'), async (request, reply) => {
      const { provider } = request.params as { provider: string };
      // Also of one that takes no new payments: those that it made go on.
      const known = findKnownProvider(host, provider);
      if (known?.noticeId && calls.take(request)) {
        const body = String(request.body ?? '');
        await receiveNotice(host, { provider, providerId: known.noticeId(body), body });
      }
      return reply.code(200).send('');
    });
  });
};
