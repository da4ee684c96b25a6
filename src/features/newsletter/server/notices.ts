import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { newsletter as limits } from '#kernel/limits-newsletter';
import { transact } from '#platform/db/transact';
import type { Host, JobContext } from '#platform/host';
import { createCallCounter } from '#platform/http/call-counter';
import { defineJob } from '#platform/jobs/define';
import { noticePath } from '../contract';
import { hashAddress } from './address';
import { eachProvider, leaveAlone, rememberProvider } from './each-provider';
import { type ListProvider, ListProviderError } from './providers/provider';
import { findProvider } from './providers/registry';
import { withdraw } from './withdraw';

type Known = { id: number; email: string };

/** Who of these is on the list, and was told to the provider as he is now. */
const findKnown = async (
  host: Host,
  provider: ListProvider,
  emails: readonly string[],
): Promise<Known[]> => {
  const hashes = emails.map((email) => hashAddress(host.config, email));
  const { rows } = await host.db.execute<Known>(sql`
    select s.id, s.email from newsletter_subscribers s
    join newsletter_syncs y on y.subscriber_id = s.id and y.provider = ${provider.name}
    where s.address_hash = any(${sql.param(hashes)}::text[]) and s.state = 'subscribed'
      and y.done = y.revision and y.problem is null`);
  return rows;
};

/** Asks the provider whether somebody is still on its list; if not, he withdrew there. */
const check = async (host: Host, provider: ListProvider, { id, email }: Known): Promise<void> => {
  const state = await provider.stateOf(email);
  if (state === 'subscribed' || state === 'pending') return;
  await transact(host.db, async (tx) => {
    // What changed here meanwhile is newer than what the provider said.
    const { rowCount } = await tx.execute(sql`
      select from newsletter_syncs where provider = ${provider.name} and subscriber_id = ${id}
        and done = revision for update`);
    if (rowCount) await withdraw(host, tx, { id, source: provider.name });
  });
};

type Told = { provider: string; id: number };

/** Looks into what a notice was about. */
export const noticeJob = defineJob<Told, JobContext>({
  name: 'newsletter.notice',
  schema: z.object({ provider: z.string(), id: z.int() }),
  retries: 8,
  timeout: 60,
  run: async ({ provider: name, id }, { host: getHost }) => {
    const host = getHost();
    const provider = findProvider(host, name);
    const { rows } = await host.db.execute<Known>(
      sql`select id, email from newsletter_subscribers where id = ${id} and state = 'subscribed'`,
    );
    const [known] = rows;
    if (provider && known) await check(host, provider, known);
  },
});

/**
 * Looks into each of them; what it refuses to tell of one keeps nobody else on the list. Answers whether
 * it told of all.
 */
const checkAll = async (host: Host, provider: ListProvider, all: Known[]): Promise<boolean> => {
  let isWhole = true;
  for (const one of all) {
    try {
      await check(host, provider, one);
    } catch (error) {
      if (!(error instanceof ListProviderError) || error.again !== 'never') throw error;
      const what = { provider: provider.name, subscriber: one.id, status: error.status };
      host.log.warn(what, 'who sends the newsletter did not tell of an address');
      isWhole = false;
    }
  }
  return isWhole;
};

const poll = async (host: Host, provider: ListProvider): Promise<void> => {
  const from = host.clock.now();
  await rememberProvider(host, provider.name);
  const { rows } = await host.db.execute<{ polledTo: Date; quietUntil: Date | null }>(sql`
    select polled_to as "polledTo", quiet_until as "quietUntil" from newsletter_providers
    where provider = ${provider.name}`);
  const [known] = rows;
  if (!known || (known.quietUntil && new Date(known.quietUntil) > from)) return;
  const emails = await provider.listWithdrawn(new Date(known.polledTo));
  // Of whom it did not tell it is asked the next time, so that no withdrawal is passed over.
  if (!(await checkAll(host, provider, await findKnown(host, provider, emails)))) return;
  const next = new Date(from.getTime() - limits.pollOverlap).toISOString();
  await host.db.execute(sql`
    insert into newsletter_providers (provider, polled_to)
    values (${provider.name}, ${next}::timestamptz)
    on conflict (provider) do update set polled_to = excluded.polled_to`);
};

/**
 * Who withdrew at a provider whose notice never came. One that doesn't answer is asked the next time,
 * about all since it last did.
 */
export const pollProviders = (host: Host): Promise<void> =>
  eachProvider(host, async (provider) => {
    try {
      await poll(host, provider);
    } catch (error) {
      if (!(error instanceof ListProviderError)) throw error;
      const { message, status, wait } = error;
      const what = { provider: provider.name, status, message };
      host.log.warn(what, 'who sends the newsletter could not be asked who withdrew');
      if (wait) await leaveAlone(host, provider.name, wait);
    }
  });

export const pollJob = defineJob<object, JobContext>({
  name: 'newsletter.poll',
  schema: z.object({}),
  cron: '10 * * * *',
  retries: 2,
  run: async (_, { host }) => pollProviders(host()),
});

const receive = async (host: Host, provider: ListProvider, body: string): Promise<void> => {
  const email = provider.addressIn(body);
  if (!email || email.length > limits.longestAddress) return;
  for (const { id } of await findKnown(host, provider, [email])) {
    // Untrusted: only triggers a re-fetch. One that waits will ask for them all.
    const told = { provider: provider.name, id };
    await host.jobs.enqueue(noticeJob, told, { singletonKey: `${provider.name}:${id}` });
  }
};

/**
 * Where providers tell that somebody withdrew there. Whatever comes is answered 200, so that nobody
 * learns who is on the list; a GET too, by which Mailchimp tries an address out.
 */
export const addNoticeRoute = (host: Host): void => {
  const calls = createCallCounter({ points: limits.noticesPerMinute, seconds: 60 });
  host.app.register(async (scope: FastifyInstance) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 20_000 }, (_, body, done) =>
      done(null, body),
    );
    scope.setErrorHandler((error: { statusCode?: number; status?: number }, _request, reply) => {
      const status = error.statusCode ?? error.status ?? 500;
      if (status >= 500) host.log.error({ err: error }, 'a notice was not kept');
      return reply.code(status >= 500 || status === 429 ? 503 : 200).send('');
    });
    scope.get(noticePath(':provider'), (_request, reply) => reply.code(200).send(''));
    scope.post(noticePath(':provider'), async (request, reply) => {
      const { provider: name } = request.params as { provider: string };
      const provider = findProvider(host, name);
      if (provider && calls.take(request)) {
        await receive(host, provider, String(request.body ?? ''));
      }
      return reply.code(200).send('');
    });
  });
};
