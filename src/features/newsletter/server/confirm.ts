import { eq, sql } from 'drizzle-orm';
import { senderOf } from '#features/settings/api.server';
import { announceWebhook } from '#features/webhooks/api.server';
import { transact } from '#platform/db/transact';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { MailCause } from '#platform/mail/cause';
import { sendMail } from '#platform/mail/jobs';
import { letterOf } from './mail/letter-of';
import { writeWelcome } from './mail/welcome';
import { prove } from './prove';
import { noteChange, syncSoon } from './sync';
import { newsletterSubscribers } from './tables';

export type Subscriber = typeof newsletterSubscribers.$inferSelect;

/** The subscriber of a link in a mail; undefined for any other text. */
export const findSubscriber = async (db: Db, token: string): Promise<Subscriber | undefined> => {
  if (!/^[\w-]{32}$/.test(token)) return undefined;
  const [row] = await db
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.token, token));
  return row;
};

type Confirmed = { email: string; token: string };

/** From now on he is on the list. Once is enough, and what is withdrawn stays so. */
export const confirmSubscriber = (host: Host, id: number, cause: MailCause): Promise<void> =>
  transact(host.db, async (tx) => {
    const now = host.clock.now();
    const { rows } = await tx.execute<Confirmed>(sql`
      update newsletter_subscribers
      set state = 'subscribed', confirmed_at = ${now.toISOString()}::timestamptz
      where id = ${id} and state = 'asked' returning email, token`);
    const [row] = rows;
    if (!row) return;
    await prove(tx, { subscriberId: id, kind: 'confirmed', at: now, source: 'mail' });
    await announceWebhook(host, tx, 'newsletter.subscribed', { id });
    await noteChange(host, tx, { subscriberId: id, email: row.email });
    await syncSoon(host, tx);
    const letter = letterOf(senderOf(host), row.token);
    const mail = await writeWelcome(letter);
    const key = `newsletter ${id} confirmed ${now.getTime()}`;
    const sent = { to: row.email, ...mail, cause, key, unsubscribeUrl: letter.stopUrl };
    await host.jobs.enqueue(sendMail, sent, { tx });
  });
