import { DrizzleQueryError } from 'drizzle-orm/errors';

/** The SQLSTATE of an error from PostgreSQL, also when drizzle has wrapped it. */
export function findSqlState(error: unknown): string | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const { code } = at as Error & { code?: unknown };
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return undefined;
}

/** The name of the constraint or index that refused something, if PostgreSQL says so. */
export function findConstraint(error: unknown): string | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const { constraint } = at as Error & { constraint?: unknown };
    if (typeof constraint === 'string') return constraint;
  }
  return undefined;
}

/**
 * Whether the connection was refused or broke, or leads to a server that takes no writes any more: what was
 * asked over it may have been done or not. Not only what PostgreSQL says tells it, but also how its client and the network do.
 */
export function isConnectionLost(error: unknown): boolean {
  if (/^(08|57P|25006)/.test(findSqlState(error) ?? '')) return true;
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const { code } = at as NodeJS.ErrnoException;
    if (/^E[A-Z]+$/.test(code ?? '') || /connection terminated/i.test(at.message)) return true;
  }
  return false;
}

/** The database could not be asked: nothing was done. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway';
  /** PostgreSQL's own code for a connection that failed. */
  readonly code = '08006';

  constructor(cause?: unknown) {
    super('the database does not answer', { cause });
  }
}

const isObject = (
  value: unknown,
): value is { code?: unknown; message?: unknown; cause?: unknown } =>
  typeof value === 'object' && value !== null;

/**
 * SQLSTATEs of a connection that failed or was ended, of a server that takes no more of them, and of one that was
 * demoted: a write to it is refused.
 */
const LOST = /^(08...|57P..|53300|25006)$/;
/** What the client says of it, which has no code. */
const LOST_WORDS = /^Connection terminated|has encountered a connection error/i;

/**
 * Whether something failed because the database could not be reached, of errors of any kind: codes of
 * the network count only in what a query failed with, since mail and payments fail with them too.
 */
export function isDatabaseLost(error: unknown): boolean {
  let isOfQuery = false;
  for (let at: unknown = error; isObject(at); at = at.cause) {
    const { code, message } = at;
    isOfQuery ||= at instanceof DrizzleQueryError;
    if (typeof code === 'string' && LOST.test(code)) return true;
    if (typeof message === 'string' && LOST_WORDS.test(message)) return true;
    if (isOfQuery && typeof code === 'string' && /^E[A-Z]+$/.test(code)) return true;
  }
  return false;
}

export const sqlState = {
  serializationFailure: '40001',
  deadlock: '40P01',
  uniqueViolation: '23505',
  foreignKeyViolation: '23503',
  noSuchDatabase: '3D000',
  databaseExists: '42P04',
} as const;
