import { eq } from 'drizzle-orm';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { sessions } from '#platform/sessions/tables';
import { type Account, accounts, emailChanges, passwordResets } from './tables';
import { lockAccount, removeUnproven } from './ways-in';

/**
 * Makes void what was begun under the old password: links to another, and to another address, which
 * whoever knew it may have asked for.
 */
export const dropLinks = async (tx: Tx, accountId: number): Promise<void> => {
  await tx.delete(passwordResets).where(eq(passwordResets.accountId, accountId));
  await tx.delete(emailChanges).where(eq(emailChanges.accountId, accountId));
};

/**
 * For a mailed link that was followed: whoever followed it reads the mail of the account's address.
 * All its sessions end, and what was mailed before is void. The first time, all ways in that there are
 * go too: somebody else may have made the account with that address, and would keep his own way in.
 * Answers the account as it was before; undefined: it is gone.
 */
export const proveEmail = async (
  host: Host,
  tx: Tx,
  accountId: number,
): Promise<Account | undefined> => {
  const person = await lockAccount(tx, accountId);
  if (!person) return undefined;
  if (!person.emailProvenAt) await removeUnproven(host, tx, accountId);
  const proven = { emailProvenAt: host.clock.now() };
  await tx.update(accounts).set(proven).where(eq(accounts.id, accountId));
  await dropLinks(tx, accountId);
  await tx.delete(sessions).where(eq(sessions.accountId, accountId));
  return person;
};

/** The same for who is logged in, so that nobody else can have made his ways in. */
export const noteEmailProven = async (host: Host, tx: Tx, accountId: number): Promise<void> => {
  const proven = { emailProvenAt: host.clock.now() };
  await tx.update(accounts).set(proven).where(eq(accounts.id, accountId));
};
