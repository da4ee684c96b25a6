import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Host } from '#platform/host';
import type { Session } from '#platform/sessions/sessions';
import { ownerOf } from './owner';
import { wishlistShares as table } from './tables';

/** The key of a list's link; undefined: it isn't shared. */
export const findShareKey = async ({ db }: Host, session: Session): Promise<string | undefined> => {
  const [row] = await db
    .select()
    .from(table)
    .where(eq(table.owner, ownerOf(session)));
  return row?.key;
};

/** Lets whoever has the link read a list; one that is shared already keeps its link. */
export const shareList = async ({ db, clock }: Host, session: Session): Promise<void> => {
  await db
    .insert(table)
    .values({
      owner: ownerOf(session),
      accountId: session.accountId,
      key: randomBytes(16).toString('base64url'),
      createdAt: clock.now(),
    })
    .onConflictDoNothing({ target: table.owner });
};

/** Ends a list's link for good: sharing it again makes another. */
export const revokeShare = async ({ db }: Host, session: Session): Promise<void> => {
  await db.delete(table).where(eq(table.owner, ownerOf(session)));
};

/** Whose list a link shows; undefined: it shows none. */
export const findShared = async ({ db }: Host, key: string): Promise<string | undefined> => {
  const [row] = await db.select().from(table).where(eq(table.key, key));
  return row?.owner;
};
