import { createAccount, findAccountByEmail, mayCheckEmail } from '#features/accounts/api.server';
import { AppError } from '#kernel/errors';
import { account as texts } from '#kernel/messages/nl-account';
import { transact } from '#platform/db/transact';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { findLinked, linkIdentity } from './links';
import { keepPending } from './pending';
import type { Identity } from './provider';

/** Who wants in, and from where: a client as `clientOf` tells it. */
export type Entering = {
  provider: string;
  identity: Identity;
  sessionId: string;
  client: string;
};

/**
 * What came of it. `in`: an account that is his. `pending`: he has still to show that an account is his,
 * or to say his address.
 */
export type Entered = { kind: 'in'; accountId: number; isNew: boolean } | { kind: 'pending' };

/**
 * An account for an identity: the one that it is linked with, or a new one. One that already has its
 * e-mail address is not his by that: he is asked for its password, or mailed.
 */
export const register = async (host: Host, entering: Entering): Promise<Entered> => {
  const { provider, identity } = entering;
  const accountId = await findLinked(host, provider, identity.subject);
  if (accountId !== undefined) return { kind: 'in', accountId, isNew: false };
  if (identity.email !== undefined) {
    const made = await makeAccount(host, entering, identity.email);
    if (made !== undefined) return { kind: 'in', accountId: made, isNew: true };
    // Another request of his was sooner.
    const other = await findLinked(host, provider, identity.subject);
    if (other !== undefined) return { kind: 'in', accountId: other, isNew: false };
  }
  await keepPending(host, entering);
  return { kind: 'pending' };
};

/** Takes back the account that was made for an identity which got one a moment before. */
class AlreadyLinked extends Error {}

/**
 * Makes an account of which an identity is the only way in. Undefined: the address has one already.
 * Throws a 429 when a client asks after more addresses than he may: the answer tells who is known here.
 */
export const makeAccount = async (
  host: Host,
  { provider, identity, client }: Entering,
  email: string,
): Promise<number | undefined> => {
  const isOwn = identity.isEmailVerified && identity.email === email;
  if (!isOwn && !(await mayCheckEmail(host, client, email))) {
    throw new AppError(429, 'too_many_attempts', texts.tooMany);
  }
  // Most who have an account are told so without making one in vain.
  if (await findAccountByEmail(host, email)) return undefined;
  const make = async (tx: Tx): Promise<number | undefined> => {
    const { firstName, lastName } = identity;
    const emailProvenAt = isOwn ? host.clock.now() : undefined;
    const account = await createAccount(host, { email, firstName, lastName, emailProvenAt }, tx);
    if (!account) return undefined;
    const linked = await linkIdentity(host, tx, { accountId: account.id, provider, identity });
    if (linked !== 'linked') throw new AlreadyLinked();
    return account.id;
  };
  return transact(host.db, make).catch((error: unknown) => {
    if (error instanceof AlreadyLinked) return undefined;
    throw error;
  });
};
