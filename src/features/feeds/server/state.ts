import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { feedLimits as limits } from '#kernel/limits-feeds';
import type { Db, Tx } from '#platform/db/types';
import type { FeedName } from '../contract';
import { feeds } from './tables';

export type FeedState = Omit<typeof feeds.$inferSelect, 'siteId'>;

const untouched = (name: FeedName): FeedState => ({
  ...{ name, isOn: false, askedAt: null, print: null, changedAt: null },
});

/** How a feed stands. */
export const readFeed = async (db: Db, siteId: number, name: FeedName): Promise<FeedState> => {
  const [row] = await db
    .select()
    .from(feeds)
    .where(and(eq(feeds.siteId, siteId), eq(feeds.name, name)));
  return row ?? untouched(name);
};

/** Switches a feed on or off. Answers whether that changed anything: of two who do the same, one did it. */
export const switchFeed = async (
  tx: Tx,
  siteId: number,
  { name, isOn }: { name: FeedName; isOn: boolean },
): Promise<boolean> => {
  await tx.insert(feeds).values({ siteId, name }).onConflictDoNothing();
  const changed = await tx
    .update(feeds)
    .set({ isOn })
    .where(and(eq(feeds.siteId, siteId), eq(feeds.name, name), eq(feeds.isOn, !isOn)))
    .returning({ name: feeds.name });
  return changed.length > 0;
};

/** Notes that a feed was asked for, not each time. */
export const noteAsked = async (
  db: Db,
  siteId: number,
  { name, at }: { name: FeedName; at: Date },
): Promise<void> => {
  const before = new Date(at.getTime() - limits.noted);
  await db
    .update(feeds)
    .set({ askedAt: at })
    .where(
      and(
        eq(feeds.siteId, siteId),
        eq(feeds.name, name),
        or(isNull(feeds.askedAt), lt(feeds.askedAt, before)),
      ),
    );
};

/** Notes what a feed says now; answers since when it says so, whichever process found that. */
export const notePrint = async (
  db: Db,
  siteId: number,
  { name, print, at }: { name: FeedName; print: string; at: Date },
): Promise<Date> => {
  const [row] = await db
    .insert(feeds)
    .values({ siteId, name, print, changedAt: at })
    .onConflictDoUpdate({
      target: [feeds.siteId, feeds.name],
      set: {
        print,
        changedAt: sql`case when ${feeds.print} = excluded.print then ${feeds.changedAt} else excluded.changed_at end`,
      },
    })
    .returning({ changedAt: feeds.changedAt });
  return row?.changedAt ?? at;
};
