import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { announceWebhook } from '#features/webhooks/api.server';
import { stockAlerts as limits } from '#kernel/limits-alerts';
import { transact } from '#platform/db/transact';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { MailCause } from '#platform/mail/cause';
import { sendMail } from '#platform/mail/jobs';
import { writeConfirm } from './mail/confirm';
import { letterOf } from './mail/letter-of';
import { type Subject, subjectOf } from './subject';

export type Asking = {
  variantId: number;
  /** Null: online. */
  locationId: number | null;
  /** In small letters. */
  email: string;
};

/** `cause`: who asked, for the mail. */
type Asked = Asking & { cause: MailCause };

/** How often an address was asked to confirm since a day: nobody is flooded by another's hand. */
const countInvited = async (tx: Tx, email: string, now: Date): Promise<number> => {
  const since = new Date(now.getTime() - 86_400_000).toISOString();
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from stock_alerts
    where email = ${email} and state = 'asked' and invited_at > ${since}::timestamptz`);
  return rows[0]?.count ?? 0;
};

type Stored = { id: number; token: string; isNew: boolean };

/** Undefined: this address is waiting already, or was asked to confirm a moment ago. */
const store = async (tx: Tx, ask: Asking, now: Date): Promise<Stored | undefined> => {
  const at = now.toISOString();
  const before = new Date(now.getTime() - limits.inviteAgain).toISOString();
  const { rows } = await tx.execute<Stored>(sql`
    insert into stock_alerts (variant_id, location_id, email, token, state, asked_at, invited_at)
    values (${ask.variantId}, ${ask.locationId}, ${ask.email},
      ${randomBytes(24).toString('base64url')}, 'asked', ${at}::timestamptz, ${at}::timestamptz)
    on conflict (email, variant_id, coalesce(location_id, 0)) where email is not null
    do update set invited_at = excluded.invited_at
      where stock_alerts.state = 'asked' and stock_alerts.invited_at < ${before}::timestamptz
    returning id, token, xmax = 0 as "isNew"`);
  return rows[0];
};

/** Whoever changes what an address waits for does so one after another. `email`: in small letters. */
export const lockAddress = async (tx: Tx, email: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`alert ${email}`}))`);
};

/**
 * Writes down that somebody wants to hear of a size, and mails him to ask whether that is so. What he
 * is told is the same whether his address waits already or not: nobody learns who else asked.
 */
export const askAlert = async (host: Host, ask: Asked): Promise<void> => {
  const subject = await subjectOf(host, ask);
  if (!subject) return;
  const now = host.clock.now();
  await transact(host.db, async (tx) => {
    await lockAddress(tx, ask.email);
    if ((await countInvited(tx, ask.email, now)) >= limits.perAddress) return;
    const stored = await store(tx, ask, now);
    if (!stored) return;
    await invite(host, tx, { ...ask, ...stored }, subject);
    if (stored.isNew) await announce(host, tx, { ...ask, ...stored });
  });
};

const invite = async (host: Host, tx: Tx, to: Asked & Stored, subject: Subject): Promise<void> => {
  const mail = await writeConfirm({ ...letterOf(host, to.token), subject });
  const { email, cause } = to;
  await host.jobs.enqueue(sendMail, { to: email, ...mail, cause }, { tx });
};

/** Ids only: who asked is nobody else's business. */
const announce = (
  host: Host,
  tx: Tx,
  { id, variantId, locationId }: Asking & Stored,
): Promise<void> =>
  announceWebhook(host, tx, 'stock_alert.created', {
    id,
    variant_id: variantId,
    location_id: locationId,
  });
