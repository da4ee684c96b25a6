/** What is done with another account (S7.8/1). */
export const socialActions = ['register', 'login', 'logout'] as const;
export type SocialAction = (typeof socialActions)[number];

/** Where a social action is posted to, by the site's number or short name (S7.8/1). */
export const socialLoginPath = (
  site: string | number,
  action: SocialAction,
  word: string,
): string => `/${site}/webcore/sociallogin/${action}With${word}`;

/** The addresses of signing in by way of a provider. */
export const signInPath = {
  /** Posted to: leads to the provider. */
  start: (provider: string) => `/login/via/${provider}`,
  /** Posted to by our script: begins what the provider's own script goes on with. */
  begin: (provider: string) => `/login/via/${provider}/begin`,
  /** Where the provider sends a visitor back to. */
  back: (provider: string) => `/login/via/${provider}/terug`,
  /** What a provider said waits here for a password, an address or a mailed link. */
  pending: '/login/koppelen',
  pendingEmail: '/login/koppelen/e-mailadres',
  pendingMail: '/login/koppelen/mail',
  confirm: (token: string) => `/login/koppelen/${token}`,
} as const;

/** Form fields. */
export const signInField = {
  /** What is wanted: see `FlowAction`. */
  action: 'actie',
  password: 'link_password',
  email: 'email',
} as const;

/**
 * What a visitor goes to a provider for: to log in, to make an account, to add it as a way in, or to
 * show again that it is he.
 */
export const flowActions = ['login', 'register', 'link', 'again'] as const;
export type FlowAction = (typeof flowActions)[number];

/** Parameters of the page that tells how it went. */
export const toldParam = { problem: 'sign_in', provider: 'via' } as const;

/** What can be told there; the first four are those of S8.1. */
export const problems = [
  'register-400',
  'login-401',
  'login-400',
  'logout-400',
  'link-400',
  'taken',
  'full',
  'cancelled',
  'again',
] as const;
export type Problem = (typeof problems)[number];

/** What our script needs to have the provider's own script ask. */
export type Begun = {
  /** Which of our scripts knows how. */
  kind: 'google' | 'facebook';
  /** The address of the provider's script. */
  src: string;
  clientId: string;
  /** To be in what the provider signs. */
  nonce: string;
};

/** A provider, as pages show it. */
export type ShownProvider = {
  key: string;
  /** Of S7.8/1. */
  word: string;
  /** As visitors know it. */
  name: string;
  /** Whether a script of its own can ask. */
  hasScript: boolean;
};
