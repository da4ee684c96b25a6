import { eq, sql } from 'drizzle-orm';
import { announceWebhook } from '#features/webhooks/api.server';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { SubscriberState } from '../contract';
import { hashAddress } from './address';
import { prove } from './prove';
import { noteChange } from './sync';
import { newsletterSubscribers } from './tables';

type Was = { id: number; email: string; state: SubscriberState };

/**
 * Takes a subscriber off the list and erases his address and name; what is left is a hash, and the
 * proof. Once is enough. `source`: where he did it ('mail', 'one-click', a provider). Answers whether
 * he was on the list or asked to be.
 */
export const withdraw = async (
  host: Host,
  tx: Tx,
  { id, source }: { id: number; source: string },
): Promise<boolean> => {
  const now = host.clock.now();
  const { rows } = await tx.execute<Was>(sql`
    with was as (
      select id, email, state from newsletter_subscribers
      where id = ${id} and state in ('asked', 'subscribed') for update
    )
    update newsletter_subscribers s set state = 'unsubscribed', email = null, name = null,
      ended_at = ${now.toISOString()}::timestamptz
    from was where s.id = was.id
    returning was.id, was.email, was.state`);
  const [was] = rows;
  if (!was) return false;
  // No link that was mailed before puts him on the list again.
  await tx.execute(sql`
    update newsletter_asks set ended_at = ${now.toISOString()}::timestamptz, name = null
    where subscriber_id = ${id} and ended_at is null`);
  await prove(tx, { subscriberId: id, kind: 'withdrawn', at: now, source });
  if (was.state === 'subscribed') {
    await announceWebhook(host, tx, 'newsletter.unsubscribed', { id, source });
    await noteChange(host, tx, { subscriberId: id, email: was.email });
  }
  return true;
};

/** Takes an address off the list, wherever that was asked. Answers whether it was on it. */
export const withdrawAddress = async (
  host: Host,
  tx: Tx,
  { email, source }: { email: string; source: string },
): Promise<boolean> => {
  const [row] = await tx
    .select({ id: newsletterSubscribers.id })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.addressHash, hashAddress(host.config, email)));
  return row ? withdraw(host, tx, { id: row.id, source }) : false;
};
