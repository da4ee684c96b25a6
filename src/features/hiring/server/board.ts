import { and, asc, count, desc, eq, gt, lt, lte, notInArray, type SQL, sql } from 'drizzle-orm';
import { type ApplicationRow, applications } from '#features/applications/api.server';
import {
  type ApplicationState,
  applicationStates,
  endStates,
} from '#features/applications/contract';
import type { StaffMember } from '#features/staff/contract';
import { applications as limits } from '#kernel/limits-applications';
import { formatDistance } from '#kernel/values/distance';
import type { Host } from '#platform/host';
import type { ToldBoard, ToldCard, ToldCards } from '../contract';
import { shortNames } from './names';
import { ownApplications, reachesAll } from './reach';

/** Words of what was typed that are looked for. */
const MOST_WORDS = 6;
const DAY = 86_400_000;

export type Asked = { search: string; vacancy: string; storeId: number | undefined };

const containing = (word: string): string => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`;

/** Whether somebody's name holds every word that was typed. */
const isNamed = (search: string): SQL[] =>
  search
    .toLowerCase()
    .replaceAll('\0', '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MOST_WORDS)
    .map(
      (word) =>
        sql`lower(${applications.firstName} || ' ' || ${applications.lastName}) like ${containing(word)}`,
    );

const chosenOf = (host: Host, member: StaffMember, { search, vacancy, storeId }: Asked): SQL =>
  and(
    ownApplications(host, member),
    ...isNamed(search),
    vacancy === '' ? undefined : eq(applications.vacancy, vacancy),
    storeId === undefined ? undefined : eq(applications.locationId, storeId),
  ) as SQL;

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

const cardOf = (row: ApplicationRow, shortName: string): ToldCard => ({
  ...{ id: row.id, state: row.state, shortName },
  ...{ vacancy: row.vacancy, location: row.location },
  ...(row.distanceKm !== null && { distance: formatDistance(row.distanceKm) }),
  ...{ createdAt: row.createdAt.toISOString(), changedAt: row.changedAt.toISOString() },
  ...{ endedAt: iso(row.endedAt), eraseAt: iso(row.eraseAt) },
});

const tellCards = async (
  host: Host,
  member: StaffMember,
  rows: readonly ApplicationRow[],
): Promise<ToldCard[]> => {
  const nameOf = await shortNames(host, member, rows);
  return rows.map((row) => cardOf(row, nameOf(row)));
};

export const tellCard = async (
  host: Host,
  member: StaffMember,
  row: ApplicationRow,
): Promise<ToldCard> => cardOf(row, (await shortNames(host, member, [row]))(row));

/** Cards of one column, behind the one that was seen last. Who waits for a first answer: the longest first. */
export const findCards = async (
  host: Host,
  member: StaffMember,
  asked: Asked & { state: ApplicationState; after: number | undefined },
): Promise<ToldCards> => {
  const { state, after } = asked;
  const isWaiting = state === 'received';
  const behind = isWaiting ? gt : lt;
  const rows = await host.db
    .select()
    .from(applications)
    .where(
      and(
        eq(applications.state, state),
        chosenOf(host, member, asked),
        after === undefined ? undefined : behind(applications.id, after),
      ),
    )
    .orderBy(isWaiting ? asc(applications.id) : desc(applications.id))
    .limit(limits.cards + 1);
  const cards = await tellCards(host, member, rows.slice(0, limits.cards));
  return { cards, hasMore: rows.length > limits.cards };
};

/** How many stand where, of what is asked for, and what can be asked for. */
export const tellBoard = async (
  host: Host,
  member: StaffMember,
  asked: Asked,
): Promise<ToldBoard> => {
  const own = ownApplications(host, member);
  const [counted, erasedSoon, vacancies, stores] = await Promise.all([
    host.db
      .select({ state: applications.state, count: count() })
      .from(applications)
      .where(chosenOf(host, member, asked))
      .groupBy(applications.state),
    countErasedSoon(host, member),
    host.db
      .selectDistinct({ title: applications.vacancy })
      .from(applications)
      .where(own)
      .orderBy(applications.vacancy),
    host.db
      .selectDistinctOn([applications.locationId], {
        id: applications.locationId,
        title: applications.location,
      })
      .from(applications)
      .where(and(own, sql`${applications.locationId} is not null`))
      .orderBy(applications.locationId, desc(applications.id)),
  ]);
  const counts = Object.fromEntries(
    applicationStates.map((state) => [
      state,
      counted.find((one) => one.state === state)?.count ?? 0,
    ]),
  ) as ToldBoard['counts'];
  return {
    counts,
    vacancies: vacancies.map(({ title }) => title),
    stores: stores
      .flatMap(({ id, title }) => (id === null ? [] : [{ id, title }]))
      .toSorted((a, b) => a.title.localeCompare(b.title, 'nl')),
    ...{ isAll: reachesAll(member), erasedSoon },
  };
};

/** How many nobody answered yet. */
export const countNew = async (host: Host, member: StaffMember): Promise<number> => {
  const [row] = await host.db
    .select({ count: count() })
    .from(applications)
    .where(and(eq(applications.state, 'received'), ownApplications(host, member)));
  return row?.count ?? 0;
};

/** How many nobody answered, and that are erased before long. */
export const countErasedSoon = async (host: Host, member: StaffMember): Promise<number> => {
  const until = new Date(host.clock.now().getTime() + limits.erasedSoon * DAY);
  const isOpen = notInArray(applications.state, [...endStates]);
  const [row] = await host.db
    .select({ count: count() })
    .from(applications)
    .where(and(isOpen, lte(applications.eraseAt, until), ownApplications(host, member)));
  return row?.count ?? 0;
};

/** A few by name, the newest first. */
export const findByName = (
  host: Host,
  member: StaffMember,
  search: string,
  limit: number,
): Promise<ApplicationRow[]> => {
  const named = isNamed(search);
  if (named.length === 0) return Promise.resolve([]);
  return host.db
    .select()
    .from(applications)
    .where(and(ownApplications(host, member), ...named))
    .orderBy(desc(applications.id))
    .limit(limit);
};
