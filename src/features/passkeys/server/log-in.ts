import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { and, eq, lt, or } from 'drizzle-orm';
import { passkeys as limits } from '#kernel/limits-passkeys';
import type { Host } from '#platform/host';
import { makeChallenge, spendChallenge } from './challenges';
import { webauthn } from './library';
import { isOfOwnPage } from './read-response';
import { relyingParty } from './relying-party';
import { passkeys } from './tables';

/** What a browser asks its holder's passkeys with: any of this site, so no address has to be typed. */
export const beginLogin = async (host: Host, browser: string) => {
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({
    rpID: relyingParty(host).id,
    challenge: makeChallenge(host, { act: 'login', browser }),
    timeout: limits.patience,
    userVerification: 'required',
    allowCredentials: [],
  });
};

type Passkey = typeof passkeys.$inferSelect;

const verify = async (
  host: Host,
  answer: AuthenticationResponseJSON,
  { passkey, browser }: { passkey: Passkey; browser: string },
) => {
  const { verifyAuthenticationResponse } = await webauthn();
  const { id, origin } = relyingParty(host);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: (challenge) => spendChallenge(host, { act: 'login', browser }, challenge),
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    });
    return verified && isOfOwnPage(answer) ? authenticationInfo : undefined;
  } catch (err) {
    host.log.info({ err, passkey: passkey.id }, 'a passkey was refused');
    return undefined;
  }
};

type LoggedIn = {
  accountId: number | undefined;
  /** Whose passkey it is, also when its answer doesn't hold. */
  tried: number | undefined;
  /** There is no such passkey. */
  isUnknown: boolean;
};

/**
 * The account that a browser's answer logs in to; undefined: none. Notes that its passkey was used. Where
 * the authenticator counts, a count that doesn't rise is that of a copy.
 */
export const findLoggedIn = async (
  host: Host,
  answer: AuthenticationResponseJSON,
  browser: string,
): Promise<LoggedIn> => {
  const [passkey] = await host.db
    .select()
    .from(passkeys)
    .where(eq(passkeys.credentialId, answer.id.slice(0, 2000)));
  const none = { accountId: undefined, tried: undefined, isUnknown: !passkey };
  // Who it is for is said twice, by the key and by the account's handle.
  if (!passkey || answer.response.userHandle !== passkey.userHandle) return none;
  const tried = passkey.accountId;
  const info = await verify(host, answer, { passkey, browser });
  if (!info) return { ...none, tried };
  const counter = info.newCounter;
  // Of two answers with one count the second comes too late.
  const isNewer = or(lt(passkeys.counter, counter), eq(passkeys.counter, 0));
  const used = await host.db
    .update(passkeys)
    .set({ counter, isBackedUp: info.credentialBackedUp, lastUsedAt: host.clock.now() })
    .where(and(eq(passkeys.id, passkey.id), isNewer))
    .returning();
  return { ...none, accountId: used.length > 0 ? tried : undefined, tried };
};
