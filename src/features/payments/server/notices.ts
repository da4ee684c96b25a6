import { and, eq, isNull, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { payments as limits } from '#kernel/limits';
import { transact } from '#platform/db/transact';
import type { Host, JobContext } from '#platform/host';
import { createCallCounter } from '#platform/http/call-counter';
import { defineJob } from '#platform/jobs/define';
import { noticePath, type ProviderName } from '../contract';
import { findProvider } from './providers';
import { settlePayment } from './settle';
import { paymentNotices, payments } from './tables';

const LONGEST = 2000;
const ID = /^[A-Za-z]{2,4}_[\w-]{4,60}$/;

/** The number that a notice is about (`id=tr_…`). */
const idIn = (body: string): string | undefined => {
  const id = new URLSearchParams(body).get('id') ?? '';
  return ID.test(id) ? id : undefined;
};

/** Keeps what a provider tells, as it came, and has it looked into. It is believed in nothing. */
export const receiveNotice = (host: Host, provider: ProviderName, body: string): Promise<void> =>
  transact(host.db, async (tx) => {
    const providerId = idIn(body);
    const receivedAt = host.clock.now();
    const text = body.replaceAll('\0', '').slice(0, LONGEST);
    await tx.insert(paymentNotices).values({ provider, providerId, body: text, receivedAt });
    if (!providerId) return;
    // One that waits will ask for them all; one that runs may have asked too early.
    const singletonKey = `${provider}:${providerId}`;
    await host.jobs.enqueue(noticeJob, { provider, providerId }, { tx, singletonKey });
  });

/** Asks the provider what its notices were about. */
export const noticeJob = defineJob<{ provider: ProviderName; providerId: string }, JobContext>({
  name: 'payment.notice',
  schema: z.object({ provider: z.enum(['mollie', 'testbank']), providerId: z.string() }),
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
  cron: '25 4 * * *',
  run: async (_, { host }) => {
    const { db, clock } = host();
    const before = new Date(clock.now().getTime() - limits.noticesKept * 86_400_000);
    await db.delete(paymentNotices).where(lt(paymentNotices.receivedAt, before));
  },
});

/**
 * Where a provider tells of changes. Whatever comes is answered 200, so that nobody learns what we
 * know; only when it could not be kept is it a 503, and the provider tells it again.
 */
export const addNoticeRoute = (host: Host): void => {
  const calls = createCallCounter({ points: limits.noticesPerMinute, seconds: 60 });
  host.app.register(async (scope: FastifyInstance) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 10_000 }, (_, body, done) =>
      done(null, body),
    );
    scope.setErrorHandler((error: { statusCode?: number; status?: number }, _request, reply) => {
      const isOurs = (error.statusCode ?? error.status ?? 500) >= 500;
      if (isOurs) host.log.error({ err: error }, 'a notice was not kept');
      return reply.code(isOurs ? 503 : 200).send('');
    });
    scope.post(noticePath(':provider'), async (request, reply) => {
      const { provider } = request.params as { provider: string };
      const name = findProvider(host)?.name;
      if (name === provider && calls.take(request)) {
        await receiveNotice(host, name, String(request.body ?? ''));
      }
      return reply.code(200).send('');
    });
  });
};
