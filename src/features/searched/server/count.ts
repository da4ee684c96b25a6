import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { getSite } from '#features/settings/api.server';
import { searchedLimits as limits } from '#kernel/limits-searched';
import { dayOf } from '#kernel/values/dutch-dates';
import type { Host, JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import { termOf } from '../term';
import { vainSearches as vain } from './tables';

const DAY = 86_400_000;

export type VainKind = (typeof vain.$inferSelect)['kind'];
type Kept = { counts: Map<string, number>; timer?: NodeJS.Timeout };

const kept = new WeakMap<Host, Kept>();

/** Keeps in mind that nothing was found by some words. Never throws; writes nothing by itself. */
export const noteVain = (host: Host, kind: VainKind, typed: string): void => {
  const term = termOf(typed);
  if (term === undefined) return;
  const own: Kept = kept.get(host) ?? { counts: new Map() };
  kept.set(host, own);
  const key = `${kind} ${term}`;
  const known = own.counts.get(key);
  // What is beyond that is forgotten: the next minute begins anew.
  if (known === undefined && own.counts.size >= limits.kept) return;
  own.counts.set(key, (known ?? 0) + 1);
  own.timer ??= setTimeout(() => void writeVain(host), limits.pause).unref();
};

/** Writes down what this process heard since it last did. What can't be written is forgotten. */
export const writeVain = async (host: Host): Promise<void> => {
  const own = kept.get(host);
  kept.delete(host);
  clearTimeout(own?.timer);
  if (!own || own.counts.size === 0) return;
  const rows = [...own.counts].map(([key, count]) => {
    const [kind = '', ...words] = key.split(' ');
    return { kind, term: words.join(' '), count };
  });
  const { id } = getSite(host);
  const day = dayOf(host.clock.now());
  try {
    await host.db.execute(sql`
      insert into vain_searches as stands (site_id, kind, term, day, count)
      select ${id}::int, kind, term, ${day}::date, count
      from json_to_recordset(${JSON.stringify(rows)}::json) as x(kind text, term text, count int)
      order by kind, term
      on conflict (site_id, kind, day, term) do update set
        count = least(stands.count::bigint + excluded.count, 2000000000)::int`);
    await host.db.execute(sql`
      delete from vain_searches where ctid in (
        select ctid from (
          select ctid, row_number() over (partition by kind order by count desc, term) as nth
          from vain_searches where site_id = ${id} and day = ${day}::date) ranked
        where nth > ${limits.perDay})`);
  } catch (error) {
    host.outage.tell(error, () => host.app.log.warn({ err: error }, 'vain searches are lost'));
  }
};

export type VainTerm = { term: string; count: number; lastDay: string };

/** What was looked for in vain since some days, most often first. */
export const listVain = (host: Host, kind: VainKind, days: number): Promise<VainTerm[]> => {
  const since = dayOf(new Date(host.clock.now().getTime() - (days - 1) * DAY));
  const count = sql<number>`least(sum(${vain.count}), 2000000000)::int`;
  return host.db
    .select({ term: vain.term, count, lastDay: sql<string>`max(${vain.day})::text` })
    .from(vain)
    .where(and(eq(vain.siteId, getSite(host).id), eq(vain.kind, kind), gte(vain.day, since)))
    .groupBy(vain.term)
    .having(gte(sql`sum(${vain.count})`, limits.least))
    .orderBy(desc(count), desc(sql`max(${vain.day})`), vain.term)
    .limit(limits.told);
};

/** Forgets what was looked for long ago. Answers how many. */
export const purgeVain = async ({ db, clock }: Pick<Host, 'db' | 'clock'>): Promise<number> => {
  const since = dayOf(new Date(clock.now().getTime() - limits.days * DAY));
  const { rowCount } = await db.delete(vain).where(lt(vain.day, since));
  return rowCount ?? 0;
};

export const purgeVainJob = defineJob<object, JobContext>({
  name: 'searched.purge',
  schema: z.object({}),
  cron: '25 4 * * *',
  run: async (_, { host }) => {
    await purgeVain(host());
  },
});
