/** The SQLSTATE of an error from PostgreSQL, also when drizzle has wrapped it. */
export function findSqlState(error: unknown): string | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const { code } = at as Error & { code?: unknown };
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return undefined;
}

/**
 * Whether the connection was refused or broke: what was asked over it may have been done or not. Not
 * only what PostgreSQL says tells it, but also how its client and the network do.
 */
export function isConnectionLost(error: unknown): boolean {
  if (/^(08|57P)/.test(findSqlState(error) ?? '')) return true;
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const { code } = at as NodeJS.ErrnoException;
    if (/^E[A-Z]+$/.test(code ?? '') || /connection terminated/i.test(at.message)) return true;
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
