import { z } from 'zod';
import { signIn as limits } from '#kernel/limits-signin';

/** A provider of identities that speaks OpenID Connect. */
export type OidcSettings = {
  /** In addresses and in the database; never to be changed once people use it. */
  key: string;
  /** In the address of S7.8/1: `loginWith{word}`. */
  word: string;
  /** As visitors know it. */
  name: string;
  /** Without a slash at its end. */
  issuer: string;
  clientId: string;
  clientSecret: string;
};

export type FacebookSettings = {
  appId: string;
  appSecret: string;
  /** Of the Graph API, with its version; of the dialog that asks; and of the script. */
  graphUrl: string;
  dialogUrl: string;
  script: string;
};

/** Whom visitors may sign in with. Each that is left out isn't offered. */
export type SignInSettings = {
  google?: OidcSettings & { script: string };
  facebook?: FacebookSettings;
  others: readonly OidcSettings[];
};

/** Encrypted, or on this very machine: what comes from it says who somebody is. */
const isTrusted = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return protocol === 'https:' || (protocol === 'http:' && isHere);
};

export const trustedAddress = (example: string) =>
  z
    .string()
    .refine(isTrusted, { error: `must be an address such as ${example}` })
    .transform((text) => text.replace(/\/+$/, ''));

const other = z
  .strictObject({
    word: z.string().regex(/^[A-Z][A-Za-z0-9]{1,29}$/),
    name: z.string().min(1).max(40),
    issuer: trustedAddress('https://login.example.nl'),
    clientId: z.string().min(1),
    clientSecret: z.string().min(1),
  })
  .transform((given): OidcSettings => ({ ...given, key: given.word.toLowerCase() }));

const SHAPE =
  'must be a list in JSON such as [{"word":"Surf","name":"SURF","issuer":"https://…","clientId":"…","clientSecret":"…"}]';

const areApart = (list: readonly OidcSettings[]): boolean =>
  new Set(['google', 'facebook', ...list.map(({ key }) => key)]).size === list.length + 2;

/** More providers of OpenID Connect, as JSON. */
export const otherProviders = z.string().transform((text, context): OidcSettings[] => {
  try {
    const list = z.array(other).max(limits.mostProviders).safeParse(JSON.parse(text));
    if (list.success && areApart(list.data)) return list.data;
  } catch {
    // What is no JSON gets the same message.
  }
  context.addIssue({ code: 'custom', message: SHAPE });
  return z.NEVER;
});
