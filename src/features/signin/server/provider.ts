import type { Sources } from '#platform/declared/third-parties';
import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';
import type { Begun } from '../contract';

/** Who somebody is, as a provider's verified credential tells. */
export type Identity = {
  /** The provider's own name for him, which never changes. */
  subject: string;
  /** Lower case; absent: he did not share it. */
  email?: string;
  /** Whether the provider promises that he reads the mail of that address. */
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
};

/** What a visit to a provider was begun with; each is random and good for one visit. */
export type Round = {
  redirectUri: string;
  state: string;
  nonce: string;
  /** PKCE. */
  verifier: string;
};

/** A credential that holds: who it is of, and what keeps it from being used again. */
export type Verified = {
  identity: Identity;
  /** What was signed along: the round that it belongs to. */
  nonce?: string;
  /** Until when it holds. */
  expiresAt: Date;
};

/** A service that says who somebody is. */
export type IdentityProvider = {
  /** In addresses and in the database. */
  key: string;
  /** The fixed word in `loginWith{Provider}` (S7.8/1). */
  word: string;
  /** As visitors know it. */
  name: string;
  /** The form field that its credential is sent in. */
  credentialField: string;
  /** Whether its credentials carry the nonce of the visit that they belong to. */
  isNonced: boolean;
  /** Where a visitor goes to. Throws ProviderAway. */
  authorizationUrl: (round: Round) => Promise<URL>;
  /** Who came back. Throws CredentialError, ProviderAway. */
  finish: (url: URL, round: Round) => Promise<Identity>;
  /** Who a credential is of. Throws CredentialError, ProviderAway. */
  verify: (credential: string) => Promise<Verified>;
  /** Its own script, and what that asks for. */
  script?: { kind: Begun['kind']; src: string; clientId: string; sources: Sources };
};

/** A credential that doesn't hold. The message is for the log, and holds nothing of the credential. */
export class CredentialError extends Error {}

/** The provider gave no answer that can be used. */
export class ProviderAway extends Error {}

/** The visitor said no at the provider. */
export class Cancelled extends Error {}

const providers = new Registry<IdentityProvider>('identity provider');

export const registerProvider = (host: Host, provider: IdentityProvider): void =>
  providers.add(host, provider.key, provider);

export const findProvider = (host: Host, key: string): IdentityProvider | undefined =>
  providers.find(host, key);

export const listProviders = (host: Host): IdentityProvider[] => providers.list(host);
