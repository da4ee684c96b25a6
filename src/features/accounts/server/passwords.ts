import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { accounts as limits } from '#kernel/limits-accounts';

/** OWASP's advice for argon2id (2025): 19 MiB, two passes. */
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, settings);

let nobody: Promise<string> | undefined;

/**
 * Whether a password is an account's. For an address without account it takes as long, so that time
 * doesn't tell who is known.
 */
const passwordHolds = async (stored: string | undefined, password: string): Promise<boolean> => {
  nobody ??= hashPassword('nobody has this password');
  const { max } = limits.password;
  const holds = await verify(stored ?? (await nobody), password.slice(0, max));
  return stored !== undefined && holds && password.length <= max;
};

/** Whether a password is an account's. One that has none takes as long as any other. */
export const isPasswordOf = (
  account: { passwordHash: string; hasPassword: boolean } | undefined,
  password: string,
): Promise<boolean> =>
  passwordHolds(account?.hasPassword ? account.passwordHash : undefined, password);

/** What stands for the password of an account that has none: the hash of one that nobody knows. */
export const hashOfNone = (): Promise<string> =>
  hashPassword(randomBytes(32).toString('base64url'));
