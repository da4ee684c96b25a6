import { and, desc, eq, gt } from 'drizzle-orm';
import type { Clock } from '#kernel/define/clock';
import type { Db } from '#platform/db/types';
import { sign } from './sign';
import { sessions as table } from './tables';

/** A session of an account that still holds. */
export type OpenSession = {
  id: string;
  /** A name for it that a page may show: it opens nothing. */
  handle: string;
  /** On what it was begun, in words; null: it began before that was kept. */
  device: string | null;
  /** About when it was used last. */
  seenAt: Date;
};

export type OpenSessions = {
  /** Where an account is logged in, the last used first. */
  listOpen: (accountId: number) => Promise<OpenSession[]>;
  /** Ends one of an account's sessions, by its handle. False: it has none of that name. */
  end: (accountId: number, handle: string) => Promise<boolean>;
  /** Ends all of an account's sessions. */
  endAll: (accountId: number) => Promise<void>;
};

type Options = { db: Db; clock: Clock; secret: string; lifetime: number };

/** What account holders see and end of their own sessions. */
export const createOpenSessions = ({ db, clock, secret, lifetime }: Options): OpenSessions => {
  const listOpen = async (accountId: number): Promise<OpenSession[]> => {
    const now = clock.now();
    const rows = await db
      .select()
      .from(table)
      .where(
        and(
          eq(table.accountId, accountId),
          gt(table.expiresAt, now),
          gt(table.createdAt, new Date(now.getTime() - lifetime)),
        ),
      )
      .orderBy(desc(table.seenAt), desc(table.createdAt));
    return rows.map(({ id, device, seenAt, createdAt }) => ({
      id,
      handle: sign(secret, `open session ${id}`).slice(0, 22),
      device,
      seenAt: seenAt ?? createdAt,
    }));
  };

  return {
    listOpen,
    async end(accountId, handle) {
      const one = (await listOpen(accountId)).find((session) => session.handle === handle);
      if (!one) return false;
      await db.delete(table).where(eq(table.id, one.id));
      return true;
    },
    async endAll(accountId) {
      await db.delete(table).where(eq(table.accountId, accountId));
    },
  };
};
