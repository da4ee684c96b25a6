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
import { makeChallenge, spendChallenge } from './challenges';
import { webauthn } from './library';
import { isOfOwnPage } from './read-response';
import { relyingParty } from './relying-party';
import { passkeys } from './tables';

/**
 * What authenticators call an account by: the same for all passkeys of one, so that one device keeps one.
 * Kept with each, for it must stay when the installation's secret changes.
 */
const handleOf = (host: Host, accountId: number, known: readonly { userHandle: string }[]) =>
  known[0]?.userHandle ?? sign(host.config.secret, `passkey handle ${accountId}`);

/** What a browser makes a passkey from; `full`: the account has as many as it may. */
export const beginAdding = async (host: Host, person: Account, sessionId: string) => {
  const known = await host.db.select().from(passkeys).where(eq(passkeys.accountId, person.id));
  if (known.length >= limits.most) return 'full';
  const { generateRegistrationOptions } = await webauthn();
  const { id: rpID, name: rpName } = relyingParty(host);
  return generateRegistrationOptions({
    ...{ rpID, rpName },
    userID: new Uint8Array(Buffer.from(handleOf(host, person.id, known), 'base64url')),
    userName: person.email,
    userDisplayName: [person.firstName, person.lastName].filter(Boolean).join(' ') || person.email,
    challenge: makeChallenge(host, { act: 'add', sessionId, accountId: person.id }),
    timeout: limits.patience,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: transports as AuthenticatorTransport[],
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
};

type AuthenticatorTransport = NonNullable<
  RegistrationResponseJSON['response']['transports']
>[number];

/** The new passkey of an answer, checked; undefined: it is not right. */
const verify = async (
  host: Host,
  answer: RegistrationResponseJSON,
  purpose: { sessionId: string; accountId: number },
) => {
  const { verifyRegistrationResponse } = await webauthn();
  const { id, origin } = relyingParty(host);
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: answer,
      expectedChallenge: (challenge) => spendChallenge(host, { act: 'add', ...purpose }, challenge),
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    });
    return isOfOwnPage(answer) ? registrationInfo : undefined;
  } catch (err) {
    host.log.info({ err }, 'a passkey was not added');
    return undefined;
  }
};

/** A name that tells a passkey from the others of its account: 'Chrome op Linux', 'Chrome op Linux (2)'. */
const ownName = (name: string, known: readonly { name: string }[]): string => {
  const taken = new Set(known.map((one) => one.name));
  let own = name;
  for (let count = 2; taken.has(own); count += 1) own = `${name} (${count})`;
  return own;
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
  const made = await verify(host, answer, { sessionId, accountId: person.id });
  if (!made) return 'wrong';
  const { credential, credentialDeviceType, credentialBackedUp } = made;
  try {
    return await transact(host.db, async (tx) => {
      if (!(await lockAccount(tx, person.id))) return 'wrong';
      const known = await tx.select().from(passkeys).where(eq(passkeys.accountId, person.id));
      if (known.length >= limits.most) return 'full';
      const own = ownName(name, known);
      await tx.insert(passkeys).values({
        accountId: person.id,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        userHandle: handleOf(host, person.id, known),
        counter: credential.counter,
        transports: (credential.transports ?? []).slice(0, 8),
        isMultiDevice: credentialDeviceType === 'multiDevice',
        isBackedUp: credentialBackedUp,
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
