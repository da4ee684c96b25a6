import { and, desc, eq, gt, lt, ne, notInArray, or, sql } from 'drizzle-orm';
import { memberNames } from '#features/staff/api.server';
import { staff as limits } from '#kernel/limits-staff';
import type { Host } from '#platform/host';
import type { ToldPresence } from '../contract';
import { officePresence as table } from './tables';

/** Whose window it is, in which session, and what he calls it. */
export type Window = { memberId: number; session: string; tab: string };
export type AtRow = { entity: string; rowId: number };

/** A window's name with its session's: who logs in again is at another window, and those of before are gone. */
const nameOf = ({ session, tab }: Window): string => `${session}:${tab}`;

const isOf = (window: Window) =>
  and(eq(table.memberId, window.memberId), eq(table.tab, nameOf(window)));

/** Whoever logged out has nothing open any more, whatever his windows had time to say. */
const isLoggedIn = (now: Date) => sql`exists (
  select 1 from staff_sessions s
  where s.id = split_part(${table.tab}, ':', 1) and s.expires_at > ${now.toISOString()}::timestamptz)`;

/** Since when a window counts as closed that said nothing. */
const goneBefore = (now: Date): Date => new Date(now.getTime() - limits.presence.gone);

/** Notes that a window has a row open. It is at one row at a time, and of one member there are so many. */
export const notePresence = async (
  host: Host,
  window: Window,
  { isEditing, ...at }: AtRow & { isEditing: boolean },
): Promise<void> => {
  const now = host.clock.now();
  const [before] = await host.db.select().from(table).where(isOf(window));
  const isSame =
    before?.entity === at.entity && before.rowId === at.rowId && before.seenAt >= goneBefore(now);
  const values = { ...at, isEditing, seenAt: now, since: isSame ? before.since : now };
  await host.db
    .insert(table)
    .values({ memberId: window.memberId, tab: nameOf(window), ...values })
    .onConflictDoUpdate({ target: [table.memberId, table.tab], set: values });
  if (!before) await forgetMore(host, window.memberId);
};

/** Forgets windows of a member that are gone, and the longest silent of more than he may have. */
const forgetMore = async ({ db, clock }: Host, memberId: number): Promise<void> => {
  const latest = db
    .select({ tab: table.tab })
    .from(table)
    .where(eq(table.memberId, memberId))
    .orderBy(desc(table.seenAt))
    .limit(limits.presenceTabs);
  const isMore = or(lt(table.seenAt, goneBefore(clock.now())), notInArray(table.tab, latest));
  await db.delete(table).where(and(eq(table.memberId, memberId), isMore));
};

export const endPresence = async ({ db }: Host, window: Window): Promise<void> => {
  await db.delete(table).where(isOf(window));
};

/** Forgets windows that were closed without a word. */
export const purgePresence = async ({ db, clock }: Pick<Host, 'db' | 'clock'>): Promise<void> => {
  await db.delete(table).where(lt(table.seenAt, goneBefore(clock.now())));
};

/** Who else has a row open, whoever changes something first; each once, oneself for other windows. */
export const listPresence = async (
  host: Host,
  window: Window,
  { entity, rowId }: AtRow,
): Promise<ToldPresence[]> => {
  const isAt = and(eq(table.entity, entity), eq(table.rowId, rowId));
  const { memberId } = window;
  const isOther = or(ne(table.memberId, memberId), ne(table.tab, nameOf(window)));
  const now = host.clock.now();
  const isHere = and(gt(table.seenAt, goneBefore(now)), isLoggedIn(now));
  const rows = await host.db
    .select()
    .from(table)
    .where(and(isAt, isOther, isHere))
    .orderBy(desc(table.isEditing), table.since)
    .limit(100);
  const first = new Map(rows.toReversed().map((row) => [row.memberId, row]));
  const ids = [...new Set(rows.map((row) => row.memberId))];
  const names = await memberNames(host, ids);
  return ids.flatMap((id) => {
    const row = first.get(id);
    if (!row) return [];
    return [
      {
        ...{ name: names.get(id) ?? '', isYou: id === memberId },
        ...{ isEditing: row.isEditing, since: row.since.toISOString() },
      },
    ];
  });
};
