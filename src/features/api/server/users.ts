import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq, inArray, max, ne } from 'drizzle-orm';
import { api as limits } from '#kernel/limits-api';
import type { Config } from '#platform/config/config';
import type { Db } from '#platform/db/types';
import type { Scope } from '../contract';
import { apiRefreshTokens, apiUsers } from './tables';

export type ApiUser = typeof apiUsers.$inferSelect;

/** What an API user proves himself with (S7.9/1). */
export type Credentials = { clientId: string; secret: string };

/** The name of the site's own pages among the API users. */
const pageUser = 'page';

const hash = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/**
 * The pages' credentials: every process works out the same. They are no secret, since every visitor
 * gets them, and open nothing that visitors may not see.
 */
export const pageCredentials = ({ secret }: Pick<Config, 'secret'>): Credentials => ({
  clientId: pageUser,
  secret: createHmac('sha256', secret).update('api user page').digest('base64url'),
});

/** Makes the pages' user, or gives it the secret that belongs to the present configuration. */
export const keepPageUser = async (db: Db, config: Pick<Config, 'secret'>): Promise<void> => {
  const { clientId, secret } = pageCredentials(config);
  const set = { secretHash: hash(secret), scope: 'anonymous' as const };
  await db
    .insert(apiUsers)
    .values({ clientId, ...set })
    .onConflictDoUpdate({ target: apiUsers.clientId, set });
};

/** Whether a text can be an API user's name: letters, digits, dots, dashes. */
export const isClientId = (text: string): boolean => /^[a-z0-9][a-z0-9._-]{1,59}$/i.test(text);

/** Makes an API user; undefined when there is one of that name. The secret is told only here. */
export const createApiUser = async (
  db: Db,
  clientId: string,
  scope: Scope,
): Promise<Credentials | undefined> => {
  const secret = randomBytes(32).toString('base64url');
  const [made] = await db
    .insert(apiUsers)
    .values({ clientId, secretHash: hash(secret), scope })
    .onConflictDoNothing()
    .returning();
  return made && { clientId, secret };
};

/** Takes an API user away; what he holds is refused from then on. Answers whether he was there. */
export const removeApiUser = async (db: Db, clientId: string): Promise<boolean> => {
  const gone = await db.delete(apiUsers).where(eq(apiUsers.clientId, clientId)).returning();
  return gone.length > 0;
};

/** The API user whose credentials these are. */
export const findByCredentials = async (
  db: Db,
  { clientId, secret }: Credentials,
): Promise<ApiUser | undefined> => {
  const [user] = await db.select().from(apiUsers).where(eq(apiUsers.clientId, clientId));
  const given = Buffer.from(hash(secret));
  const right = Buffer.from(user?.secretHash ?? hash(''));
  return timingSafeEqual(given, right) ? user : undefined;
};

export const findApiUser = async (db: Db, id: number): Promise<ApiUser | undefined> => {
  const [user] = await db.select().from(apiUsers).where(eq(apiUsers.id, id));
  return user;
};

/** All users, by name. */
export const listApiUsers = (db: Db) =>
  db
    .select({ id: apiUsers.id, clientId: apiUsers.clientId })
    .from(apiUsers)
    .orderBy(apiUsers.clientId);

type ApiKey = {
  clientId: string;
  scope: Scope;
  createdAt: Date;
  /** When it last got a token; null: not as long as that is remembered. */
  usedAt: Date | null;
};

/** The users that people made, by name: not that of the site's own pages. */
export const listApiKeys = async (db: Db): Promise<ApiKey[]> => {
  const { clientId, scope, createdAt } = apiUsers;
  const rows = await db
    .select({ clientId, scope, createdAt, last: max(apiRefreshTokens.expiresAt) })
    .from(apiUsers)
    .leftJoin(apiRefreshTokens, eq(apiRefreshTokens.userId, apiUsers.id))
    .where(ne(clientId, pageUser))
    .groupBy(apiUsers.id)
    .orderBy(clientId);
  return rows.map(({ last, ...key }) => ({
    ...key,
    usedAt: last && new Date(last.getTime() - limits.refreshToken),
  }));
};

/** Takes away what people made, and answers it; undefined: there is none of that name. */
export const removeApiKey = async (db: Db, clientId: string): Promise<ApiUser | undefined> => {
  if (clientId === pageUser) return undefined;
  const [gone] = await db.delete(apiUsers).where(eq(apiUsers.clientId, clientId)).returning();
  return gone;
};

/** The names of API users, by number. */
export const apiUserNames = async (
  db: Db,
  ids: readonly number[],
): Promise<Map<number, string>> => {
  if (ids.length === 0) return new Map();
  const { id, clientId } = apiUsers;
  const rows = await db
    .select({ id, clientId })
    .from(apiUsers)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.clientId]));
};
