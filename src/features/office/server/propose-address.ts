import { and, eq, getTableColumns, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { listStoredEntities, type StoredEntity } from '#features/entities/api.server';
import { getSite } from '#features/settings/api.server';
import { may, type StaffMember } from '#features/staff/contract';
import { missingLimits as limits } from '#kernel/limits-missing';
import { endOfAddress, nearestAddress, wordsOfAddress } from '#kernel/values/near-address';
import type { Host } from '#platform/host';
import { ownRows } from './guard';

const SAMPLE = 'voorbeeld';

/** Entities each of whose rows has an address of its own, which ends as its key does. */
const addressed = (host: Host, member: StaffMember): StoredEntity[] =>
  listStoredEntities(host).filter(({ entity }) => {
    const href = entity.key === undefined ? '' : entity.href(SAMPLE);
    const isPage = href === SAMPLE || (href.endsWith(`/${SAMPLE}`) && !href.startsWith('/webcore'));
    return isPage && may(member.rights, entity.name, 'read');
  });

/** A word that is typed wrong still begins as it should. */
const BEGIN = 5;

type Word = { whole: string; begin: string; weight: number };

/** What an address is looked for by: whole words, of its end above all. */
const wordsFor = (path: string): Word[] => {
  const ofEnd = new Set(wordsOfAddress(endOfAddress(path)));
  const all = [...new Set([...ofEnd, ...wordsOfAddress(path)])];
  const long = all.filter((word) => word.length > 3);
  return (long.length > 0 ? long : all)
    .map((word) => ({
      ...{ whole: `%${word}%`, begin: `%${word.slice(0, BEGIN)}%` },
      weight: word.length * (ofEnd.has(word) ? 2 : 1),
    }))
    .sort((one, other) => other.weight - one.weight)
    .slice(0, limits.words);
};

/** Addresses of rows online that share most words with one that was asked for, those whose ends are about as long first. */
export const findAddresses = async (
  host: Host,
  member: StaffMember,
  path: string,
  entities: readonly StoredEntity[] = addressed(host, member),
): Promise<string[]> => {
  const words = wordsFor(path);
  if (words.length === 0) return [];
  const { length } = endOfAddress(path);
  const queries = entities.flatMap((stored, nth): SQL[] => {
    const { entity, table, only } = stored;
    const key = (getTableColumns(table) as Record<string, PgColumn>)[entity.key ?? ''];
    if (!key) return [];
    const scores = words.map(
      ({ whole, begin, weight }) => sql`case when ${key} ilike ${whole} then ${weight * 2}::int
        when ${key} ilike ${begin} then ${weight}::int else 0 end`,
    );
    const which = and(
      ...[eq(table.siteId, getSite(host).id), eq(table.state, 'Online'), only],
      ownRows(member, stored),
      or(...words.map(({ begin }) => ilike(key, begin))),
    );
    return [
      sql`select ${nth}::int as nth, ${key}::text as key, ${sql.join(scores, sql` + `)} as score,
        abs(length(regexp_replace(${key}, '^.*/', '')) - ${length}::int) as gap from ${table} where ${which}`,
    ];
  });
  if (queries.length === 0) return [];
  const { rows } = await host.db.execute<{ nth: number; key: string }>(
    sql`select nth, key from (${sql.join(queries, sql` union all `)}) found
      order by score desc, gap, nth, key limit ${limits.candidates}`,
  );
  return rows.flatMap(({ nth, key }) => entities[nth]?.entity.href(key) ?? []);
};

/** What each of some addresses may have meant. They are worked out one by one: others get their turn meanwhile. */
export const proposeAddresses = async (
  host: Host,
  member: StaffMember,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const entities = addressed(host, member);
  const known: Parameters<typeof nearestAddress>[2] = new Map();
  const proposals = new Map<string, string>();
  for (const path of paths) {
    const addresses = await findAddresses(host, member, path, entities);
    const near = nearestAddress(path, addresses, known);
    if (near !== undefined) proposals.set(path, near);
  }
  return proposals;
};
