import { and, eq, lt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { getSite } from '#features/settings/api.server';
import { missingLimits as limits } from '#kernel/limits-missing';
import type { Host, JobContext } from '#platform/host';
import { areaOf } from '#platform/http/areas';
import { defineJob } from '#platform/jobs/define';
import { pathOf } from './context';
import { decodePath } from './lead-to';
import { missingAddresses as missing } from './tables';

const DAY = 86_400_000;

type Seen = { count: number; at: Date; from?: string };
type Kept = {
  fromHere: Map<string, Seen>;
  fromElsewhere: Map<string, Seen>;
  timer?: NodeJS.Timeout;
};

const kept = new WeakMap<Host, Kept>();

const keptOf = (host: Host): Kept => {
  const known = kept.get(host) ?? { fromHere: new Map(), fromElsewhere: new Map() };
  kept.set(host, known);
  return known;
};

/** Another site's address, a file of another system, a dot file, or what could be about somebody: his mail, a number. */
const NOT_TOLD =
  /\/\/|\\|\.(?!html?$)[a-z0-9]{1,8}$|\/\.|^\/(?:wp-|wordpress|xmlrpc|cgi-bin|phpmyadmin)|@|%(?:25)*40|\d{6}|[^/]{81}|[\p{C}\ufffd]/iu;

/** Ways to pages that only who was mailed one may see. */
const OF_TOKENS = /^\/(?:review|webcore)(?:\/|$)/i;

const LONG_PART = /[\w-]{32,}/g;
const WORD = /^(?:[A-Z]?[a-z]*|\d{1,5})$/;

/** Whether a long part of a path was made by no writer: its digits and capitals stand within words. */
const isSecret = (part: string): boolean => part.split(/[-_]/).some((word) => !WORD.test(word));

/** Whether there would be use in telling of an address. */
export const isTold = (path: string): boolean =>
  path.length <= limits.path &&
  areaOf(path) === 'pages' &&
  !NOT_TOLD.test(path) &&
  !OF_TOKENS.test(path) &&
  !(path.match(LONG_PART) ?? []).some(isSecret);

/** The page of ours that somebody came from. */
const cameFrom = ({ headers, host }: FastifyRequest): string | undefined => {
  const { referer } = headers;
  if (!referer || referer.length > 2000 || !URL.canParse(referer)) return undefined;
  const from = new URL(referer);
  const path = decodePath(from.pathname);
  return from.host === host && isTold(path) ? path : undefined;
};

/** Keeps in mind that somebody read an address where nothing lies. Never throws; writes nothing by itself. */
export const noteMissing = (host: Host, request: FastifyRequest): void => {
  const path = decodePath(pathOf(request));
  if (request.method !== 'GET' || !isTold(path)) return;
  const own = keptOf(host);
  const from = cameFrom(request);
  const which = from === undefined ? 'fromElsewhere' : 'fromHere';
  const known = own[which].get(path);
  // What is beyond that is forgotten: the next minute begins anew.
  if (!known && own[which].size >= limits[which]) return;
  own[which].set(path, {
    count: (known?.count ?? 0) + 1,
    at: host.clock.now(),
    ...(from && { from }),
  });
  own.timer ??= setTimeout(() => void writeMissing(host), limits.pause).unref();
};

/** Writes down what this process saw since it last did. What can't be written is forgotten. */
export const writeMissing = async (host: Host): Promise<void> => {
  const { timer, fromHere, fromElsewhere } = keptOf(host);
  kept.delete(host);
  clearTimeout(timer);
  const seen = [fromElsewhere, fromHere].flatMap((one) => [...one]);
  if (seen.length === 0) return;
  const rows = seen.map(([path, { count, at, from = null }]) => ({ path, count, at, from }));
  const { id } = getSite(host);
  try {
    await host.db.execute(sql`
      insert into missing_addresses as stands (site_id, path, count, first_at, last_at, from_path)
      select ${id}::int, path, sum(count)::int, min(at), max(at), max("from")
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as x(path text, count int, at timestamptz, "from" text)
      group by path order by path
      on conflict (site_id, path) do update set
        count = least(stands.count::bigint + excluded.count, 2000000000)::int,
        last_at = greatest(stands.last_at, excluded.last_at),
        from_path = coalesce(excluded.from_path, stands.from_path)`);
    // Anybody can say that he came from a page of ours. What staff dismissed is kept apart: it would come back.
    await host.db.execute(sql`
      delete from missing_addresses where id in (
        select id from (
          select id, from_path is not null as is_led,
            row_number() over (partition by dismissed order by count desc, last_at desc, id) as nth,
            row_number() over (partition by dismissed, from_path is not null
              order by count desc, last_at desc, id) as nth_led
          from missing_addresses where site_id = ${id}) ranked
        where nth > ${limits.rows} or (is_led and nth_led > ${limits.rowsFromHere}))`);
  } catch (error) {
    host.outage.tell(error, () => host.app.log.warn({ err: error }, 'missing addresses are lost'));
  }
};

/** Forgets addresses that nobody asked for any more. Answers how many. */
export const purgeMissing = async ({
  db,
  clock,
  config,
}: Pick<Host, 'db' | 'clock' | 'config'>): Promise<number> => {
  const days = config.notFoundDays ?? limits.days;
  const since = new Date(clock.now().getTime() - days * DAY);
  const { rowCount } = await db.delete(missing).where(lt(missing.lastAt, since));
  return rowCount ?? 0;
};

const purgeMissingJob = defineJob<object, JobContext>({
  name: 'pages.purge-missing',
  schema: z.object({}),
  cron: '35 4 * * *',
  run: async (_, { host }) => {
    await purgeMissing(host());
  },
});

type Missing = Pick<typeof missing.$inferSelect, 'id' | 'path' | 'count' | 'lastAt' | 'fromPath'>;

/** Addresses where there is still nothing, asked for most first. */
export const listMissing = async (
  host: Host,
  { start, limit }: { start: number; limit: number },
): Promise<Missing[]> => {
  const rows = await host.db
    .select({
      ...{ id: missing.id, path: missing.path, count: missing.count },
      ...{ lastAt: missing.lastAt, fromPath: missing.fromPath },
    })
    .from(missing)
    .where(
      and(
        eq(missing.siteId, getSite(host).id),
        eq(missing.dismissed, false),
        sql`not exists (select 1 from redirects r where r.site_id = ${missing.siteId}
          and r.from_path = ${missing.path} and r.state = 'Online')`,
        sql`not exists (select 1 from pages p where p.site_id = ${missing.siteId}
          and p.path = ${missing.path} and p.published is not null and p.state = 'Online')`,
      ),
    )
    .orderBy(sql`${missing.count} desc`, sql`${missing.lastAt} desc`, missing.id)
    .offset(start)
    .limit(limit);
  // Where one came from becomes a link: what was written down under other rules is none.
  return rows.map(({ fromPath, ...row }) => ({
    ...row,
    fromPath: fromPath !== null && isTold(fromPath) ? fromPath : null,
  }));
};

const isOne = (host: Host, id: number) =>
  and(eq(missing.siteId, getSite(host).id), eq(missing.id, id));

/** Undefined: it isn't told of any more. */
export const findMissing = async (host: Host, id: number): Promise<string | undefined> => {
  const [row] = await host.db.select({ path: missing.path }).from(missing).where(isOne(host, id));
  return row?.path;
};

/** Tells of an address no more, however often it is asked for until it is forgotten. Answers whether it was told of. */
export const dismissMissing = async (host: Host, id: number): Promise<boolean> => {
  const { rowCount } = await host.db
    .update(missing)
    .set({ dismissed: true })
    .where(and(isOne(host, id), eq(missing.dismissed, false)));
  return rowCount === 1;
};

/** It leads somewhere now. */
export const forgetMissing = async (host: Host, id: number): Promise<void> => {
  await host.db.delete(missing).where(isOne(host, id));
};

/** Has what was seen written down before a process ends. */
export const keepMissing = (host: Host): void => {
  host.jobs.define(purgeMissingJob);
  host.app.addHook('onClose', () => writeMissing(host));
};
