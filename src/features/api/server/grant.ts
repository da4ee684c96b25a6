import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import { transact } from '#platform/db/transact';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { TokenReply } from '../contract';
import { apiRefreshTokens as tokens } from './tables';
import { type Claims, endOf, lifetimeOf, signToken } from './tokens';
import { type ApiUser, findApiUser } from './users';

/** Gives a user an access token, and the next refresh token of a family (a new one by default). */
export const grantTokens = async (
  host: Host,
  { id, scope }: ApiUser,
  { db = host.db, family = randomUUID() }: { db?: Db; family?: string } = {},
): Promise<TokenReply> => {
  const claims = { sub: String(id), scope, family };
  const refresh: Claims = { ...claims, jti: randomUUID() };
  await db
    .insert(tokens)
    .values({ id: refresh.jti, family, userId: id, expiresAt: endOf(host, 'refresh') });
  return {
    data: {
      access_token: await signToken(host, 'access', { ...claims, jti: randomUUID() }),
      token_type: 'Bearer',
      expires_in: lifetimeOf('access'),
      refresh: {
        token: await signToken(host, 'refresh', refresh),
        expires_in: lifetimeOf('refresh'),
      },
    },
  };
};

/**
 * Takes a refresh token in and gives new tokens for it; undefined when it doesn't hold. One that
 * was used before ends its whole family: it was stolen, or else the one that follows it was.
 */
export const refreshTokens = (
  host: Host,
  { jti, family, sub }: Claims,
): Promise<TokenReply | undefined> =>
  transact(host.db, async (tx) => {
    const now = host.clock.now();
    const [used] = await tx
      .update(tokens)
      .set({ usedAt: now })
      .where(and(eq(tokens.id, jti), isNull(tokens.usedAt), gt(tokens.expiresAt, now)))
      .returning();
    const user = used && (await findApiUser(tx, Number(sub)));
    if (user) return grantTokens(host, user, { db: tx, family });
    await tx.delete(tokens).where(eq(tokens.family, family));
    return undefined;
  });

/** Forgets refresh tokens that are over. Answers how many. */
export const purgeTokens = async ({ db, clock }: Host): Promise<number> => {
  const gone = await db.delete(tokens).where(lte(tokens.expiresAt, clock.now())).returning();
  return gone.length;
};
