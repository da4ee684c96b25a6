import { hash, verify } from '@node-rs/argon2';
import { accounts as limits } from '#kernel/limits';

/** OWASP's advice for argon2id (2025): 19 MiB, two passes. */
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

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
  const { max } = limits.password;
  const holds = await verify(stored ?? (await nobody), password.slice(0, max));
  return stored !== undefined && holds && password.length <= max;
};
