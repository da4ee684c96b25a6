import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { signIn as limits } from '#kernel/limits-signin';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { sessions } from '#platform/sessions/tables';
import type { FlowAction } from '../contract';
import type { Round } from './provider';
import { pendingLinks, signInFlows, usedCredentials } from './tables';

export type Flow = typeof signInFlows.$inferSelect;

export const hashOf = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

const random = (): string => randomBytes(32).toString('base64url');

type Beginning = {
  sessionId: string;
  provider: string;
  action: FlowAction;
  accountId?: number;
  returnTo?: string;
};

/** Begins a visit to a provider; only this session's return counts, once and for a while. */
export const beginFlow = async (
  host: Host,
  beginning: Beginning,
): Promise<Omit<Round, 'redirectUri'>> => {
  const now = host.clock.now();
  const round = { state: random(), nonce: random(), verifier: random() };
  await host.db.delete(signInFlows).where(lt(signInFlows.expiresAt, now));
  await host.db.insert(signInFlows).values({
    ...beginning,
    stateHash: hashOf(round.state),
    nonce: round.nonce,
    verifier: round.verifier,
    expiresAt: new Date(now.getTime() + limits.flowFor),
  });
  return round;
};

type Returning = { sessionId: string; provider: string };

const isOf = (host: Host, { sessionId, provider }: Returning) =>
  and(
    eq(signInFlows.sessionId, sessionId),
    eq(signInFlows.provider, provider),
    gt(signInFlows.expiresAt, host.clock.now()),
  );

/** The visit that a state belongs to, which it ends. Undefined: none of this session and provider. */
export const takeFlow = async (
  host: Host,
  state: string,
  returning: Returning,
): Promise<Flow | undefined> => {
  const [flow] = await host.db
    .delete(signInFlows)
    .where(and(eq(signInFlows.stateHash, hashOf(state)), isOf(host, returning)))
    .returning();
  return flow;
};

/** The same by the nonce that a provider signed. */
export const takeFlowByNonce = async (
  host: Host,
  nonce: string,
  returning: Returning,
): Promise<Flow | undefined> => {
  const [flow] = await host.db
    .delete(signInFlows)
    .where(and(eq(signInFlows.nonce, nonce), isOf(host, returning)))
    .returning();
  return flow;
};

/**
 * Notes that this session used a credential that has no nonce. False: another session did before, so
 * whoever sends it now did not get it from the provider.
 */
export const claimCredential = async (
  host: Host,
  credential: string,
  { sessionId, expiresAt }: { sessionId: string; expiresAt: Date },
): Promise<boolean> => {
  const now = host.clock.now();
  await host.db.delete(usedCredentials).where(lt(usedCredentials.expiresAt, now));
  const [row] = await host.db
    .insert(usedCredentials)
    .values({ hash: hashOf(credential), sessionId, expiresAt })
    .onConflictDoUpdate({
      target: usedCredentials.hash,
      set: { expiresAt: sql`excluded.expires_at` },
      setWhere: eq(usedCredentials.sessionId, sessionId),
    })
    .returning();
  return row !== undefined;
};

/**
 * What hangs on a session moves with it: logging in gives it another id. Who logs out leaves nothing of
 * himself to whoever uses the browser next, but that the credentials which he used are this browser's.
 */
export const moveFlows = async (tx: Tx, from: string, to: string): Promise<void> => {
  const [next] = await tx.select().from(sessions).where(eq(sessions.id, to));
  const isOut = next?.accountId == null;
  for (const table of [signInFlows, pendingLinks]) {
    const isIts = eq(table.sessionId, from);
    await (isOut
      ? tx.delete(table).where(isIts)
      : tx.update(table).set({ sessionId: to }).where(isIts));
  }
  await tx
    .update(usedCredentials)
    .set({ sessionId: to })
    .where(eq(usedCredentials.sessionId, from));
};
