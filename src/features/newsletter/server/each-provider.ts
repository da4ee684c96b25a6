import { sql } from 'drizzle-orm';
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

const DAY = 86_400;

/** It said how many seconds it wants to be left alone: that is about all that it is asked and told. */
export const leaveAlone = async (host: Host, provider: string, seconds: number): Promise<void> => {
  const until = new Date(host.clock.now().getTime() + Math.min(seconds, DAY) * 1000).toISOString();
  await host.db.execute(sql`
    insert into newsletter_providers (provider, quiet_until)
    values (${provider}, ${until}::timestamptz)
    on conflict (provider) do update set quiet_until = excluded.quiet_until`);
};
