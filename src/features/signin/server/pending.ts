import { randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import { type Account, findAccountByEmail } from '#features/accounts/api.server';
import { signIn as limits } from '#kernel/limits-signin';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { hashOf } from './flows';
import type { Identity } from './provider';
import { pendingLinks } from './tables';

type Row = typeof pendingLinks.$inferSelect;

/** A verified identity that waits, for one session, for its holder to say or show more. */
export type Pending = { provider: string; identity: Identity; email: string };

const present = ({
  provider,
  subject,
  email,
  isEmailVerified,
  firstName,
  lastName,
}: Row): Pending => ({
  ...{ provider, email },
  identity: { subject, isEmailVerified, firstName, lastName, ...(email && { email }) },
});

/** Keeps an identity for its session; the last one counts. */
export const keepPending = async (
  host: Host,
  { sessionId, provider, identity }: { sessionId: string; provider: string; identity: Identity },
): Promise<void> => {
  const now = host.clock.now();
  const { subject, email = '', isEmailVerified, firstName, lastName } = identity;
  const row = {
    ...{ provider, subject, email, isEmailVerified, firstName, lastName, mailedHash: null },
    expiresAt: new Date(now.getTime() + limits.pendingFor),
  };
  await host.db.delete(pendingLinks).where(lt(pendingLinks.expiresAt, now));
  await host.db
    .insert(pendingLinks)
    .values({ sessionId, ...row })
    .onConflictDoUpdate({ target: pendingLinks.sessionId, set: row });
};

const isOf = (host: Host, sessionId: string) =>
  and(eq(pendingLinks.sessionId, sessionId), gt(pendingLinks.expiresAt, host.clock.now()));

export const findPending = async (
  host: Host,
  sessionId: string | undefined,
): Promise<Pending | undefined> => {
  if (sessionId === undefined) return undefined;
  const [row] = await host.db.select().from(pendingLinks).where(isOf(host, sessionId));
  return row && present(row);
};

/** Notes the address that its holder typed, which the provider promises nothing of. */
export const sayEmail = async (host: Host, sessionId: string, email: string): Promise<void> => {
  await host.db
    .update(pendingLinks)
    .set({ email, isEmailVerified: false, mailedHash: null })
    .where(isOf(host, sessionId));
};

/** The account that a pending identity may be linked with, once its holder shows that it is his. */
export const findPendingAccount = async (
  host: Host,
  pending: Pending | undefined,
): Promise<Account | undefined> =>
  pending?.email ? findAccountByEmail(host, pending.email) : undefined;

/** Ends it: what was shown counts once. Undefined: it is over, or was done already. */
export const takePending = async (
  host: Host,
  tx: Tx,
  sessionId: string,
  mailed?: string,
): Promise<Pending | undefined> => {
  const isIt =
    mailed === undefined
      ? isOf(host, sessionId)
      : and(isOf(host, sessionId), eq(pendingLinks.mailedHash, hashOf(mailed)));
  const [row] = await tx.delete(pendingLinks).where(isIt).returning();
  return row && present(row);
};

/** A token with which whoever reads the account's mail, in this session, links the identity. */
export const beginMail = async (host: Host, sessionId: string): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  await host.db
    .update(pendingLinks)
    .set({ mailedHash: hashOf(token) })
    .where(isOf(host, sessionId));
  return token;
};

/** What a mailed link would link, for the session in which it was asked for. */
export const findMailed = async (
  host: Host,
  sessionId: string | undefined,
  token: string,
): Promise<Pending | undefined> => {
  if (sessionId === undefined) return undefined;
  const [row] = await host.db
    .select()
    .from(pendingLinks)
    .where(and(isOf(host, sessionId), eq(pendingLinks.mailedHash, hashOf(token))));
  return row && present(row);
};
