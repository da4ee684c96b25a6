import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import { senderOf } from '#features/settings/api.server';
import { transact } from '#platform/db/transact';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { MailCause } from '#platform/mail/cause';
import { sendMail } from '#platform/mail/jobs';
import { sessions } from '#platform/sessions/tables';
import { writePasswordReset } from './mail/credentials';
import { hashPassword, passwordHolds } from './passwords';
import { accounts, emailChanges, passwordResets } from './tables';

export type Account = typeof accounts.$inferSelect;

export type NewAccount = {
  email: string;
  password: string;
  firstName?: string;
  lastName?: string;
  phone?: string;
  role?: Account['role'];
};

const HOUR = 3_600_000;

export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

/** Makes an account; undefined when the address has one already. */
export const createAccount = async (
  host: Host,
  { email, password, role = 'customer', ...names }: NewAccount,
): Promise<Account | undefined> => {
  const passwordHash = await hashPassword(password);
  const [row] = await host.db
    .insert(accounts)
    .values({ ...names, email: normalizeEmail(email), passwordHash, role })
    .onConflictDoNothing()
    .returning();
  return row;
};

export const findAccount = async (host: Host, id: number): Promise<Account | undefined> => {
  const [row] = await host.db.select().from(accounts).where(eq(accounts.id, id));
  return row;
};

export const findAccountByEmail = async (
  host: Host,
  email: string,
): Promise<Account | undefined> => {
  const [row] = await host.db
    .select()
    .from(accounts)
    .where(eq(accounts.email, normalizeEmail(email)));
  return row;
};

/** The account of an address, and whether a password is its. Takes as long for one that has none. */
export const tryPassword = async (
  host: Host,
  email: string,
  password: string,
): Promise<{ account: Account | undefined; holds: boolean }> => {
  const account = await findAccountByEmail(host, email);
  return { account, holds: await passwordHolds(account?.passwordHash, password) };
};

/** Tokens are stored as this: who reads the table can't use them. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** A token with which someone who reads the account's mail may choose a new password. */
export const beginReset = async (host: Host, accountId: number): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  const now = host.clock.now();
  await host.db.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
  await host.db.insert(passwordResets).values({
    tokenHash: hashToken(token),
    accountId,
    expiresAt: new Date(now.getTime() + HOUR),
  });
  return token;
};

/** Whose password a mailed link sets; undefined: it is no link of ours, used or too old. */
export const findReset = async (host: Host, token: string): Promise<Account | undefined> => {
  const [row] = await host.db
    .select({ account: accounts })
    .from(passwordResets)
    .innerJoin(accounts, eq(accounts.id, passwordResets.accountId))
    .where(
      and(
        eq(passwordResets.tokenHash, hashToken(token)),
        gt(passwordResets.expiresAt, host.clock.now()),
      ),
    );
  return row?.account;
};

/**
 * Makes void what was begun under the old password: links to another, and to another address, which
 * whoever knew it may have asked for.
 */
export const dropLinks = async (tx: Tx, accountId: number): Promise<void> => {
  await tx.delete(passwordResets).where(eq(passwordResets.accountId, accountId));
  await tx.delete(emailChanges).where(eq(emailChanges.accountId, accountId));
};

/**
 * Sets a new password once a token; every session of the account ends, and its holder is told by
 * mail. False: no such token.
 */
export const finishReset = async (
  host: Host,
  token: string,
  { password, cause }: { password: string; cause: MailCause },
): Promise<boolean> => {
  // Hashing is work, and addresses that hold nothing can be made up by the thousand.
  if (!(await findReset(host, token))) return false;
  const passwordHash = await hashPassword(password);
  return transact(host.db, async (tx) => {
    const [used] = await tx
      .delete(passwordResets)
      .where(
        and(
          eq(passwordResets.tokenHash, hashToken(token)),
          gt(passwordResets.expiresAt, host.clock.now()),
        ),
      )
      .returning();
    if (!used) return false;
    const [person] = await tx
      .update(accounts)
      .set({ passwordHash })
      .where(eq(accounts.id, used.accountId))
      .returning();
    await dropLinks(tx, used.accountId);
    await tx.delete(sessions).where(eq(sessions.accountId, used.accountId));
    if (person) {
      const mail = await writePasswordReset({ sender: senderOf(host) });
      await host.jobs.enqueue(sendMail, { to: person.email, ...mail, cause }, { tx });
    }
    return true;
  });
};
