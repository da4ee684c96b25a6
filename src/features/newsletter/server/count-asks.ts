import { sql } from 'drizzle-orm';
import { AppError } from '#kernel/errors';
import { newsletter as limits } from '#kernel/limits-newsletter';
import { enNewsletter } from '#kernel/messages/en-newsletter';
import { newsletterTexts as texts } from '#kernel/messages/nl-newsletter';
import type { Tx } from '#platform/db/types';

const DAY = 86_400_000;

const since = (now: Date, ms: number) =>
  sql`${new Date(now.getTime() - ms).toISOString()}::timestamptz`;

/** Whoever comes after waits until this transaction is over: of many at once each counts the others. */
const lock = (tx: Tx, what: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`newsletter ${what}`}, 0))`);

/** In seconds, until what was done at that moment is a day ago. */
const untilDayAfter = (then: Date, now: Date): number =>
  (then.getTime() + DAY - now.getTime()) / 1000;

const countOf = ({ rows }: { rows: { count: number }[] }): number => rows[0]?.count ?? 0;

/** Throws a 429 that a visitor may read when a client asked too often, whatever came of it. */
export const requireRoom = async (tx: Tx, client: string, now: Date): Promise<void> => {
  await lock(tx, `client ${client}`);
  const { rows } = await tx.execute<{ count: number; first: string | null }>(sql`
    select count(*)::int as count, min(asked_at) as first from newsletter_asks
    where client = ${client} and asked_at > ${since(now, DAY)}`);
  const { count = 0, first = null } = rows[0] ?? {};
  if (count < limits.perClient) return;
  const english = { message: enNewsletter.problems.tooOften, fields: {} };
  throw new AppError(429, 'too_many_subscriptions', texts.problems.tooOften, {}, english).after(
    untilDayAfter(first === null ? now : new Date(first), now),
  );
};

/** All askings of one mailbox are one after the other. To be called after `requireRoom`, never before. */
export const lockMailbox = (tx: Tx, mailbox: string): Promise<unknown> =>
  lock(tx, `mailbox ${mailbox}`);

/**
 * Whether a mailbox, which must be locked, may be mailed to confirm: not again a moment after this
 * address was, and so many times a day.
 */
export const mayInvite = async (
  tx: Tx,
  { subscriberId, mailbox }: { subscriberId: number | undefined; mailbox: string },
  now: Date,
): Promise<boolean> => {
  const { rowCount: isOpen } = await tx.execute(sql`
    select from newsletter_asks where subscriber_id = ${subscriberId ?? null}
      and token is not null and confirmed_at is null and ended_at is null
      and asked_at > ${since(now, limits.inviteAgain)} limit 1`);
  if (isOpen) return false;
  const count = countOf(
    await tx.execute<{ count: number }>(sql`
      select count(*)::int as count from newsletter_asks
      where mailbox = ${mailbox} and token is not null and asked_at > ${since(now, DAY)}`),
  );
  return count < limits.invitesPerDay;
};
