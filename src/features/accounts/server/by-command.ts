import { desc, eq, sql } from 'drizzle-orm';
import { transact } from '#platform/db/transact';
import type { Host } from '#platform/host';
import { sessions } from '#platform/sessions/tables';
import { changePassword } from './credentials';
import { type Account, accounts } from './tables';

export type ListedAccount = Pick<
  Account,
  'id' | 'email' | 'firstName' | 'lastName' | 'role' | 'createdAt'
> & { /** Null: its holder never came. */ lastLoginAt: Date | null };

/**
 * Who came from a file has no password, and reading his mail is how he first comes in. Until then the moment is that of
 * the file, from which it is counted how long his account is not used.
 */
const lastLogin =
  sql<Date | null>`case when not ${accounts.hasPassword} and ${accounts.emailProvenAt} is null
  and ${accounts.passwordUsedAt} is null then null else ${accounts.lastLoginAt} end`.mapWith(
    accounts.lastLoginAt,
  );

/** Accounts, the newest first, perhaps only those with a role. */
export const listAccounts = (
  { db }: Pick<Host, 'db'>,
  { role, limit }: { role?: Account['role']; limit: number },
): Promise<ListedAccount[]> =>
  db
    .select({
      ...{ id: accounts.id, email: accounts.email, role: accounts.role },
      ...{ firstName: accounts.firstName, lastName: accounts.lastName },
      ...{ createdAt: accounts.createdAt, lastLoginAt: lastLogin },
    })
    .from(accounts)
    .where(role ? eq(accounts.role, role) : undefined)
    .orderBy(desc(accounts.id))
    .limit(limit);

/** Gives an account another password: it is logged out everywhere, and its holder is told by mail. */
export const giveAccountPassword = (
  host: Host,
  account: Account,
  password: string,
): Promise<void> => changePassword(host, account, { password, keep: '', cause: 'system' });

/** Gives an account another role: it is logged out everywhere. */
export const giveAccountRole = (
  { db }: Pick<Host, 'db'>,
  { id }: Account,
  role: Account['role'],
): Promise<void> =>
  transact(db, async (tx) => {
    await tx.update(accounts).set({ role }).where(eq(accounts.id, id));
    await tx.delete(sessions).where(eq(sessions.accountId, id));
  });
