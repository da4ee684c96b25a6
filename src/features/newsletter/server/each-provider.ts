import { sql } from 'drizzle-orm';
import { newsletter as limits } from '#kernel/limits-newsletter';
import type { Host } from '#platform/host';
import type { ListProvider } from './providers/provider';
import { listProviders } from './providers/registry';

/** Asks all providers at once, each by itself: the trouble of one is none of the others'. */
export const eachProvider = async (
  host: Host,
  run: (provider: ListProvider) => Promise<void>,
): Promise<void> => {
  const ran = await Promise.allSettled(listProviders(host).map(run));
  for (const one of ran) if (one.status === 'rejected') throw one.reason;
};

/**
 * Notes from when on it matters who withdrew at a provider, before it is told of anybody: until it was
 * asked once, that is as well known after a time in which the server was down.
 */
export const rememberProvider = async (host: Host, provider: string): Promise<void> => {
  const since = new Date(host.clock.now().getTime() - limits.firstPoll).toISOString();
  await host.db.execute(sql`
    insert into newsletter_providers as p (provider, polled_to)
    values (${provider}, ${since}::timestamptz)
    on conflict (provider) do update set polled_to = excluded.polled_to where p.polled_to is null`);
};

const DAY = 86_400;

/** It said how many seconds it wants to be left alone: that is about all that it is asked and told. */
export const leaveAlone = async (host: Host, provider: string, seconds: number): Promise<void> => {
  const until = new Date(host.clock.now().getTime() + Math.min(seconds, DAY) * 1000).toISOString();
  await host.db.execute(sql`
    insert into newsletter_providers (provider, quiet_until)
    values (${provider}, ${until}::timestamptz)
    on conflict (provider) do update set quiet_until = excluded.quiet_until`);
};
