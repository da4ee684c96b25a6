import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { passkeys as limits } from '#kernel/limits-passkeys';
import type { Host } from '#platform/host';
import { type ChallengeFor, makeChallenge, spendChallenge } from './challenges';
import { isOfOwnPage } from './read-response';
import { relyingParty } from './relying-party';

/** What checks passkeys; its parsers of certificates needn't be loaded where nobody has one. */
const webauthn = () => import('@simplewebauthn/server');

/** What a browser asks its holder's passkeys with: any of this site, so no address has to be typed. */
export const askForLogin = async (host: Host, purpose: ChallengeFor) => {
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({
    rpID: relyingParty(host).id,
    challenge: makeChallenge(host, purpose),
    timeout: limits.patience,
    userVerification: 'required',
    allowCredentials: [],
  });
};

type Key = { id: number; credentialId: string; publicKey: string; counter: number };

/** What an answer says of its use of a passkey, checked; undefined: it is not right. */
export const checkLogin = async (
  host: Host,
  answer: AuthenticationResponseJSON,
  { key, purpose }: { key: Key; purpose: ChallengeFor },
) => {
  const { verifyAuthenticationResponse } = await webauthn();
  const { id, origin } = relyingParty(host);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: (challenge) => spendChallenge(host, purpose, challenge),
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: key.credentialId,
        publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
        counter: key.counter,
      },
    });
    return verified && isOfOwnPage(answer) ? authenticationInfo : undefined;
  } catch (err) {
    host.log.info({ err, act: purpose.act, passkey: key.id }, 'a passkey was refused');
    return undefined;
  }
};

type AuthenticatorTransport = NonNullable<
  RegistrationResponseJSON['response']['transports']
>[number];

type Asked = {
  purpose: ChallengeFor;
  /** What authenticators call its holder by (base64url), and what they show of him. */
  holder: { handle: string; name: string; displayName: string };
  /** Those that he has: a device keeps one. */
  known: readonly { credentialId: string; transports: readonly string[] }[];
};

/** What a browser makes a passkey from. */
export const askForNew = async (host: Host, { purpose, holder, known }: Asked) => {
  const { generateRegistrationOptions } = await webauthn();
  const { id: rpID, name: rpName } = relyingParty(host);
  return generateRegistrationOptions({
    ...{ rpID, rpName },
    userID: new Uint8Array(Buffer.from(holder.handle, 'base64url')),
    userName: holder.name,
    userDisplayName: holder.displayName,
    challenge: makeChallenge(host, purpose),
    timeout: limits.patience,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: transports as AuthenticatorTransport[],
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
};

/** The new passkey of an answer, checked; undefined: it is not right. */
export const checkNew = async (
  host: Host,
  answer: RegistrationResponseJSON,
  purpose: ChallengeFor,
) => {
  const { verifyRegistrationResponse } = await webauthn();
  const { id, origin } = relyingParty(host);
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: answer,
      expectedChallenge: (challenge) => spendChallenge(host, purpose, challenge),
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    });
    if (!registrationInfo || !isOfOwnPage(answer)) return undefined;
    const { credential, credentialDeviceType, credentialBackedUp } = registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: (credential.transports ?? []).slice(0, 8),
      isMultiDevice: credentialDeviceType === 'multiDevice',
      isBackedUp: credentialBackedUp,
    };
  } catch (err) {
    host.log.info({ err, act: purpose.act }, 'a passkey was not added');
    return undefined;
  }
};

/** A name that tells a passkey from the others of its holder: 'Chrome op Linux', 'Chrome op Linux (2)'. */
export const ownName = (name: string, known: readonly { name: string }[]): string => {
  const taken = new Set(known.map((one) => one.name));
  let own = name;
  for (let count = 2; taken.has(own); count += 1) own = `${name} (${count})`;
  return own;
};
