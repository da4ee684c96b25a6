import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { newsletter as limits } from '#kernel/limits-newsletter';
import { transact } from '#platform/db/transact';
import type { Tx } from '#platform/db/types';
import type { Host, JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import type { SubscriberState } from '../contract';
import { eachProvider, leaveAlone, rememberProvider } from './each-provider';
import { type ListProvider, ListProviderError, type Member } from './providers/provider';
import { findProvider, listProviders } from './providers/registry';
import { newsletterProviders, newsletterSyncs } from './tables';

/**
 * Notes for each provider that something changed about a subscriber: for one that has no key at the moment
 * too, if it was to know of him before. What it is told is read when it is told, so that the last change is
 * the one that holds, however many there were.
 */
export const noteChange = async (
  host: Host,
  tx: Tx,
  { subscriberId, email }: { subscriberId: number; email: string },
): Promise<void> => {
  const at = host.clock.now().toISOString();
  const names = listProviders(host).map(({ name }) => name);
  await tx.execute(sql`
    insert into newsletter_syncs as s (provider, subscriber_id, email, next_at)
    select name, ${subscriberId}, ${email}, ${at}::timestamptz from (
      select unnest(${sql.param(names)}::text[]) as name
      union select provider from newsletter_syncs where subscriber_id = ${subscriberId}
    ) n order by name
    on conflict (provider, subscriber_id) do update set revision = s.revision + 1,
      email = excluded.email, tries = 0, problem = null, next_at = excluded.next_at`);
};

type Claim = { id: number; revision: number; email: string; attempts: number };

/** One at a time for an address: nobody else may take it up before the lease is over. */
const claim = async (host: Host, provider: string): Promise<Claim | undefined> => {
  const now = host.clock.now();
  const at = sql`${now.toISOString()}::timestamptz`;
  const until = new Date(now.getTime() + limits.syncLease).toISOString();
  const { rows } = await host.db.execute<Claim>(sql`
    update newsletter_syncs s set leased_until = ${until}::timestamptz
    from (
      select subscriber_id from newsletter_syncs
      where provider = ${provider} and done < revision and next_at <= ${at}
        and (leased_until is null or leased_until <= ${at})
        and not exists (select from newsletter_providers p
          where p.provider = ${provider} and p.quiet_until > ${at})
      order by next_at, subscriber_id limit 1 for update skip locked
    ) d
    where s.provider = ${provider} and s.subscriber_id = d.subscriber_id
    returning s.subscriber_id as id, s.revision, s.email, s.tries as attempts`);
  return rows[0];
};

type Subscriber = {
  state: SubscriberState;
  email: string | null;
  name: string | null;
  language: string;
  confirmedAt: Date | null;
};

const read = async (host: Host, id: number): Promise<Subscriber | undefined> => {
  const { rows } = await host.db.execute<Subscriber>(sql`
    select state, email, name, language, confirmed_at as "confirmedAt"
    from newsletter_subscribers where id = ${id}`);
  return rows[0];
};

/** Who is to be on the provider's list, as he is now; undefined: nobody, he is to come off it. */
const findMember = async (host: Host, id: number): Promise<Member | undefined> => {
  const now = await read(host, id);
  if (now?.state !== 'subscribed' || !now.email) return undefined;
  return {
    email: now.email,
    name: now.name ?? '',
    language: now.language.slice(0, 2),
    confirmedAt: new Date(now.confirmedAt ?? host.clock.now()),
  };
};

/** It was told: an address that withdrew is needed no longer. */
const settle = async (
  host: Host,
  provider: string,
  { id, revision }: Claim,
  problem: string | null,
): Promise<void> => {
  await host.db.execute(sql`
    update newsletter_syncs s set done = ${revision}, leased_until = null, problem = ${problem},
      tries = 0, email = case when s.revision > ${revision} then s.email end
    where provider = ${provider} and subscriber_id = ${id}`);
};

/** Seconds before the next try: half a minute, and twice as long each time, up to six hours. */
const pauseAfter = (attempts: number): number =>
  Math.min(6 * 3600, 30 * 2 ** Math.min(attempts, 12));

const putOff = async (
  host: Host,
  provider: string,
  { id, attempts }: Claim,
  message: string,
): Promise<void> => {
  const nextAt = new Date(host.clock.now().getTime() + pauseAfter(attempts) * 1000).toISOString();
  await host.db.execute(sql`
    update newsletter_syncs set leased_until = null, tries = tries + 1,
      problem = ${message.slice(0, 200)}, next_at = ${nextAt}::timestamptz
    where provider = ${provider} and subscriber_id = ${id}`);
};

/** Whether the provider can be asked the next thing. */
const syncOne = async (host: Host, provider: ListProvider, claimed: Claim): Promise<boolean> => {
  const { name } = provider;
  const member = await findMember(host, claimed.id);
  try {
    await (member ? provider.add(member) : provider.remove(claimed.email));
    await settle(host, name, claimed, null);
    return true;
  } catch (error) {
    const known = error instanceof ListProviderError ? error : undefined;
    const { message } = error as Error;
    const what = { provider: name, subscriber: claimed.id, status: known?.status };
    if (known?.again !== 'never') {
      host.log.warn({ ...what, message }, 'who sends the newsletter could not be told of a change');
      await putOff(host, name, claimed, message);
      if (known?.wait) await leaveAlone(host, name, known.wait);
      return false;
    }
    if (member) {
      host.log.warn(what, 'an address was refused by who sends the newsletter');
      await settle(host, name, claimed, message.slice(0, 200));
    } else {
      // Until it is done somebody gets letters that he doesn't want: it is never given up.
      host.log.error(what, 'a withdrawal was refused by who sends the newsletter');
      await putOff(host, name, claimed, message);
    }
    return true;
  }
};

/** Tells the providers all that they have still to hear; who doesn't answer is left for the next run. */
export const syncProviders = (host: Host, signal?: AbortSignal): Promise<void> =>
  eachProvider(host, async (provider) => {
    await rememberProvider(host, provider.name);
    for (;;) {
      const claimed = signal?.aborted ? undefined : await claim(host, provider.name);
      if (!claimed || !(await syncOne(host, provider, claimed))) return;
    }
  });

type Waiting = { provider: string; count: number };

/**
 * Has whoever is on the list told to a provider that was just set up. What one without a key has still to
 * hear waits until it has one again, or is forgotten by hand.
 */
export const catchUp = (host: Host): Promise<void> =>
  transact(host.db, async (tx) => {
    const names = listProviders(host).map(({ name }) => name);
    const at = host.clock.now().toISOString();
    for (const name of names) {
      await tx.execute(sql`
        insert into newsletter_syncs (provider, subscriber_id, email, next_at)
        select ${name}, id, email, ${at}::timestamptz from newsletter_subscribers s
        where state = 'subscribed' and not exists (
          select from newsletter_syncs y where y.provider = ${name} and y.subscriber_id = s.id)
        on conflict do nothing`);
    }
    const { rows } = await tx.execute<Waiting>(sql`
      select provider, count(*)::int as count from newsletter_syncs
      where done < revision and not (provider = any(${sql.param(names)}::text[]))
      group by provider`);
    for (const { provider, count } of rows) {
      host.log.warn({ provider, count }, 'changes wait for who sent the newsletter and has no key');
    }
  });

/**
 * Forgets a provider that is used no longer, with all that it had still to hear. Answers of how many;
 * undefined: it has a key, and would be told of all anew, also of who withdrew there.
 */
export const forgetProvider = async (host: Host, provider: string): Promise<number | undefined> => {
  if (findProvider(host, provider)) return undefined;
  return transact(host.db, async (tx) => {
    await tx.delete(newsletterProviders).where(eq(newsletterProviders.provider, provider));
    const { rowCount } = await tx
      .delete(newsletterSyncs)
      .where(eq(newsletterSyncs.provider, provider));
    return rowCount ?? 0;
  });
};

export const syncJob = defineJob<object, JobContext>({
  name: 'newsletter.sync',
  schema: z.object({}),
  cron: '* * * * *',
  retries: 0,
  run: async (_, { host, signal }) => syncProviders(host(), signal),
});

/** Has the providers told soon; one look that waits is enough for all who ask for it. */
export const syncSoon = async (host: Host, tx: Tx): Promise<void> => {
  if (listProviders(host).length === 0) return;
  await host.jobs.enqueue(syncJob, {}, { tx, singletonKey: 'soon' });
};
