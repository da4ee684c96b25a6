import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import { type Account, lockAccount, tellWayAdded } from '#features/accounts/api.server';
import { passkeys as limits } from '#kernel/limits-passkeys';
import { passkeys as texts } from '#kernel/messages/nl-passkeys';
import { findSqlState, sqlState } from '#platform/db/errors';
import { transact } from '#platform/db/transact';
import type { Host } from '#platform/host';
import type { MailCause } from '#platform/mail/cause';
import { sign } from '#platform/sessions/sign';
import { askForNew, checkNew, ownName } from './ceremonies';
import { passkeys } from './tables';

/**
 * What authenticators call an account by: the same for all passkeys of one, so that one device keeps one.
 * Kept with each, for it must stay when the installation's secret changes.
 */
const handleOf = (host: Host, accountId: number, known: readonly { userHandle: string }[]) =>
  known[0]?.userHandle ?? sign(host.config.secret, `passkey handle ${accountId}`);

const purposeOf = (ownerId: number, sessionId: string) =>
  ({ act: 'add', sessionId, ownerId }) as const;

/** What a browser makes a passkey from; `full`: the account has as many as it may. */
export const beginAdding = async (host: Host, person: Account, sessionId: string) => {
  const known = await host.db.select().from(passkeys).where(eq(passkeys.accountId, person.id));
  if (known.length >= limits.most) return 'full';
  const { email, firstName, lastName } = person;
  return askForNew(host, {
    purpose: purposeOf(person.id, sessionId),
    holder: {
      handle: handleOf(host, person.id, known),
      name: email,
      displayName: [firstName, lastName].filter(Boolean).join(' ') || email,
    },
    known,
  });
};

type Adding = {
  answer: RegistrationResponseJSON;
  sessionId: string;
  /** What it is called at first, unless another of the account is. */
  name: string;
  cause: MailCause;
};

/**
 * Adds a passkey to an account and tells its holder by mail. `wrong`: the browser's answer doesn't hold;
 * `known`: it is somebody's already; `full`: the account has as many as it may.
 */
export const finishAdding = async (
  host: Host,
  person: Account,
  { answer, sessionId, name, cause }: Adding,
): Promise<'added' | 'wrong' | 'known' | 'full'> => {
  const made = await checkNew(host, answer, purposeOf(person.id, sessionId));
  if (!made) return 'wrong';
  try {
    return await transact(host.db, async (tx) => {
      if (!(await lockAccount(tx, person.id))) return 'wrong';
      const known = await tx.select().from(passkeys).where(eq(passkeys.accountId, person.id));
      if (known.length >= limits.most) return 'full';
      const own = ownName(name, known);
      await tx.insert(passkeys).values({
        accountId: person.id,
        ...made,
        userHandle: handleOf(host, person.id, known),
        name: own,
        createdAt: host.clock.now(),
      });
      await tellWayAdded(host, tx, person, { label: `${texts.label} (${own})`, cause });
      return 'added';
    });
  } catch (error) {
    if (findSqlState(error) === sqlState.uniqueViolation) return 'known';
    throw error;
  }
};
