import { randomBytes } from 'node:crypto';
import { and, eq, gt, lt, ne } from 'drizzle-orm';
import { senderOf } from '#features/settings/api.server';
import { accounts as limits } from '#kernel/limits-accounts';
import { findSqlState, sqlState } from '#platform/db/errors';
import { transact } from '#platform/db/transact';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { MailCause } from '#platform/mail/cause';
import { sendMail } from '#platform/mail/jobs';
import { sessions } from '#platform/sessions/tables';
import { accountPath } from '../contract';
import { type Account, findAccountByEmail, hashToken } from './accounts';
import { writeEmailChanged, writeNewEmail, writePasswordChanged } from './mail/credentials';
import { moveOwned } from './moved';
import { hashPassword } from './passwords';
import { dropLinks } from './prove-email';
import { removeOwned } from './removal';
import { accounts, emailChanges, passwordResets } from './tables';

/**
 * Sets a new password. Every other session of the account ends, and so do links that were mailed;
 * its holder is told by mail.
 */
export const changePassword = async (
  host: Host,
  person: Account,
  { password, keep, cause }: { password: string; keep: string; cause: MailCause },
): Promise<void> => {
  const passwordHash = await hashPassword(password);
  const mail = await writePasswordChanged({ sender: senderOf(host) });
  await transact(host.db, async (tx) => {
    const chosen = { passwordHash, hasPassword: true, passwordSetAt: host.clock.now() };
    await tx.update(accounts).set(chosen).where(eq(accounts.id, person.id));
    await dropLinks(tx, person.id);
    await tx.delete(sessions).where(and(eq(sessions.accountId, person.id), ne(sessions.id, keep)));
    await host.jobs.enqueue(sendMail, { to: person.email, ...mail, cause }, { tx });
  });
};

/**
 * Mails a link to an address that is to take the place of the account's own; the last one asked for
 * counts. An address that another account has gets no mail, and the answer is the same.
 */
export const beginEmailChange = async (
  host: Host,
  person: Account,
  { email, cause }: { email: string; cause: MailCause },
): Promise<void> => {
  if (await findAccountByEmail(host, email)) return;
  const token = randomBytes(32).toString('base64url');
  const now = host.clock.now();
  const change = {
    tokenHash: hashToken(token),
    email,
    expiresAt: new Date(now.getTime() + limits.emailLinkFor),
  };
  const href = accountPath.confirmEmail(token);
  const mail = await writeNewEmail({ sender: senderOf(host), href });
  await transact(host.db, async (tx) => {
    await tx.delete(emailChanges).where(lt(emailChanges.expiresAt, now));
    await tx
      .insert(emailChanges)
      .values({ ...change, accountId: person.id })
      .onConflictDoUpdate({ target: emailChanges.accountId, set: change });
    await host.jobs.enqueue(sendMail, { to: email, ...mail, cause }, { tx });
  });
};

const holds = (host: Host, token: string) =>
  and(eq(emailChanges.tokenHash, hashToken(token)), gt(emailChanges.expiresAt, host.clock.now()));

/** The address that a mailed link would make an account's own; undefined: it is no longer good. */
export const findEmailChange = async (
  host: Host,
  token: string,
): Promise<{ accountId: number; email: string } | undefined> => {
  const [row] = await host.db.select().from(emailChanges).where(holds(host, token));
  return row;
};

/** Makes the new address the account's own, once, and tells the old one. False: it can't be. */
export const finishEmailChange = async (
  host: Host,
  token: string,
  cause: MailCause,
): Promise<boolean> => {
  try {
    return await transact(host.db, async (tx) => {
      const [change] = await tx.delete(emailChanges).where(holds(host, token)).returning();
      if (!change) return false;
      const { accountId, email } = change;
      const [before] = await tx
        .select()
        .from(accounts)
        .where(eq(accounts.id, accountId))
        .for('update');
      if (!before) return false;
      const proven = { email, emailProvenAt: host.clock.now() };
      await tx.update(accounts).set(proven).where(eq(accounts.id, accountId));
      await tx.delete(passwordResets).where(eq(passwordResets.accountId, accountId));
      // Of an address that was never proven to be his, nothing is his to take along.
      if (before.emailProvenAt) await moveOwned(host, tx, { from: before.email, to: email, cause });
      const told = await writeEmailChanged({ sender: senderOf(host) });
      await host.jobs.enqueue(sendMail, { to: before.email, ...told, cause }, { tx });
      return true;
    });
  } catch (error) {
    // Somebody made an account with it since.
    if (findSqlState(error) === sqlState.uniqueViolation) return false;
    throw error;
  }
};

/** Removes an account with its addresses and sessions. Its orders stay, as bookkeeping must. */
export const removeAccount = (host: Host, id: number): Promise<void> =>
  transact(host.db, (tx) => removeAccountIn(host, tx, id));

export const removeAccountIn = async (host: Host, tx: Tx, id: number): Promise<void> => {
  await removeOwned(host, tx, id);
  await tx.delete(sessions).where(eq(sessions.accountId, id));
  await tx.delete(accounts).where(eq(accounts.id, id));
};
