import { hash, verify } from '@node-rs/argon2';
import { account as texts } from '#kernel/messages/nl-account';

/** OWASP's advice for argon2id (2025): 19 MiB, two passes. */
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Shorter ones are guessed; longer ones would only keep the server busy. */
export const passwordLength = { min: 10, max: 200 } as const;

/** What is wrong with a password that somebody wants; undefined: nothing. */
export const passwordError = (password: string): string | undefined =>
  password.length < passwordLength.min || password.length > passwordLength.max
    ? texts.tooShort(passwordLength.min)
    : undefined;

export const hashPassword = (password: string): Promise<string> => hash(password, settings);

let nobody: Promise<string> | undefined;

/**
 * Whether a password is an account's. For an address without account it takes as long, so that time
 * doesn't tell who is known.
 */
export const passwordHolds = async (
  stored: string | undefined,
  password: string,
): Promise<boolean> => {
  nobody ??= hashPassword('nobody has this password');
  const holds = await verify(stored ?? (await nobody), password.slice(0, passwordLength.max));
  return stored !== undefined && holds;
};
