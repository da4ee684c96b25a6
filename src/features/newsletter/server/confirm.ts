import { eq } from 'drizzle-orm';
import { newsletter as limits } from '#kernel/limits-newsletter';
import { transact } from '#platform/db/transact';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { MailCause } from '#platform/mail/cause';
import { putOnList } from './put-on-list';
import { newsletterAsks, newsletterSubscribers } from './tables';

export type Subscriber = typeof newsletterSubscribers.$inferSelect;

const isToken = (text: string): boolean => /^[\w-]{32}$/.test(text);

/** The subscriber of a link by which he withdraws; undefined for any other text. */
export const findSubscriber = async (db: Db, token: string): Promise<Subscriber | undefined> => {
  if (!isToken(token)) return undefined;
  const [row] = await db
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.token, token));
  return row;
};

/** An asking that a link confirms, with who asked. */
export type Asking = { askId: number; subscriber: Subscriber & { email: string } };

/**
 * The asking of a mailed link, while it can be confirmed or led to who is on the list now; undefined:
 * he withdrew since, it waited too long, or it is no link of ours.
 */
export const findAsking = async (
  { db, clock }: Pick<Host, 'db' | 'clock'>,
  token: string,
): Promise<Asking | undefined> => {
  if (!isToken(token)) return undefined;
  const [row] = await db
    .select({ ask: newsletterAsks, subscriber: newsletterSubscribers })
    .from(newsletterAsks)
    .innerJoin(newsletterSubscribers, eq(newsletterSubscribers.id, newsletterAsks.subscriberId))
    .where(eq(newsletterAsks.token, token));
  const email = row?.subscriber.email;
  if (!row || !email || row.ask.endedAt) return undefined;
  const until = row.ask.askedAt.getTime() + limits.askedFor;
  if (!row.ask.confirmedAt && until <= clock.now().getTime()) return undefined;
  return { askId: row.ask.id, subscriber: { ...row.subscriber, email } };
};

/** Puts who asked on the list, by that asking. Once is enough, and what is withdrawn stays so. */
export const confirmAsking = (
  host: Host,
  { askId, subscriber }: Asking,
  cause: MailCause,
): Promise<void> =>
  transact(host.db, (tx) =>
    putOnList(host, tx, { askId, subscriberId: subscriber.id, source: 'mail' }, cause),
  );
