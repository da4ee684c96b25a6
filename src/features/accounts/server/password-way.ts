import { eq } from 'drizzle-orm';
import { waysIn as texts } from '#kernel/messages/nl-ways-in';
import type { Tx } from '#platform/db/types';
import { hashOfNone } from './passwords';
import { accounts } from './tables';
import type { WaysInSource } from './ways-in';

/** Takes an account's password away: no one logs in by it any more. */
const dropPassword = async (tx: Tx, accountId: number): Promise<void> => {
  const none = { passwordHash: await hashOfNone(), hasPassword: false, passwordUsedAt: null };
  await tx.update(accounts).set(none).where(eq(accounts.id, accountId));
};

/** The password, as one of the ways in. */
export const passwordWay: WaysInSource = {
  async list(db, accountId) {
    const [row] = await db.select().from(accounts).where(eq(accounts.id, accountId));
    if (!row?.hasPassword) return [];
    const { passwordSetAt, createdAt, passwordUsedAt } = row;
    const addedAt = passwordSetAt ?? createdAt;
    const called = { name: texts.yourPassword, thisOne: texts.yourPassword };
    const shown = { kind: 'password', id: '1', label: texts.password, called };
    return [{ ...shown, addedAt, lastUsedAt: passwordUsedAt }];
  },
  remove: dropPassword,
  removeUnproven: dropPassword,
};
