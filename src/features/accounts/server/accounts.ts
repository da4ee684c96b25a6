import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import { senderOf } from '#features/settings/api.server';
import { tidyPart } from '#kernel/values/person/rules';
import { transact } from '#platform/db/transact';
import type { Db, Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { MailCause } from '#platform/mail/cause';
import { sendMail } from '#platform/mail/jobs';
import { writePasswordReset } from './mail/credentials';
import { hashOfNone, hashPassword, isPasswordOf } from './passwords';
import { proveEmail } from './prove-email';
import { type Account, accounts, passwordResets } from './tables';

export type { Account } from './tables';

export type NewAccount = {
  email: string;
  /** Left out: its holder comes in by another way. */
  password?: string;
  firstName?: string;
  lastName?: string;
  phone?: string;
  role?: Account['role'];
  /** When it was proven that its holder reads the mail of its address; left out: it was not. */
  emailProvenAt?: Date;
};

const HOUR = 3_600_000;

/** One way to write an address: that of the field library. */
export const normalizeEmail = (email: string): string => tidyPart('email', email);

/** Makes an account; undefined when the address has one already. */
export const createAccount = async (
  host: Host,
  { email, password, role = 'customer', ...names }: NewAccount,
  db: Db | Tx = host.db,
): Promise<Account | undefined> => {
  const hasPassword = password !== undefined;
  const passwordHash = hasPassword ? await hashPassword(password) : await hashOfNone();
  const [row] = await db
    .insert(accounts)
    .values({ ...names, email: normalizeEmail(email), passwordHash, hasPassword, role })
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
  return { account, holds: await isPasswordOf(account, password) };
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
    const person = await proveEmail(host, tx, used.accountId);
    const now = host.clock.now();
    const chosen = { passwordHash, hasPassword: true, passwordSetAt: now, passwordUsedAt: null };
    await tx.update(accounts).set(chosen).where(eq(accounts.id, used.accountId));
    if (person) {
      const mail = await writePasswordReset({ sender: senderOf(host) });
      await host.jobs.enqueue(sendMail, { to: person.email, ...mail, cause }, { tx });
    }
    return true;
  });
};
