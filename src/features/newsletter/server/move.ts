import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { MovedAddress } from '#features/accounts/api.server';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { hashReceiver } from '#platform/mail/cause';
import { hashAddress } from './address';
import { lockMailbox } from './count-asks';
import { putOnList } from './put-on-list';
import { insertAsk, storeSubscriber } from './subscribe';
import { syncSoon } from './sync';
import { newsletterProofs, newsletterSubscribers } from './tables';
import { withdraw } from './withdraw';

/** By changing it in his account. */
const SOURCE = 'account';

/** The text by which a subscriber consented last. */
const findTextId = async (tx: Tx, subscriberId: number): Promise<number | null> => {
  const { textId, id } = newsletterProofs;
  const [last] = await tx
    .select({ textId })
    .from(newsletterProofs)
    .where(and(eq(newsletterProofs.subscriberId, subscriberId), isNotNull(textId)))
    .orderBy(desc(id))
    .limit(1);
  return last?.textId ?? null;
};

const findSubscriber = async (tx: Tx, addressHash: string) => {
  const [row] = await tx
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.addressHash, addressHash))
    .for('update');
  return row;
};

/**
 * Who is on the list stays on it under his new address, by the words to which he agreed, and comes off it
 * under the old one. An address that was withdrawn before stays off: that was said of it in so many words.
 */
export const moveSubscriber = async (
  host: Host,
  tx: Tx,
  { from, to, cause }: MovedAddress,
): Promise<void> => {
  const mailbox = hashReceiver(host, to);
  await lockMailbox(tx, mailbox);
  const old = await findSubscriber(tx, hashAddress(host.config, from));
  if (old?.state !== 'subscribed') return;
  const { name, language } = old;
  const textId = await findTextId(tx, old.id);
  await withdraw(host, tx, { id: old.id, source: SOURCE });
  const addressHash = hashAddress(host.config, to);
  const known = await findSubscriber(tx, addressHash);
  if (known?.state === 'subscribed' || known?.state === 'unsubscribed') return syncSoon(host, tx);
  const now = host.clock.now();
  const ask = { email: to, language };
  const { id: subscriberId } = await storeSubscriber(tx, { ask, now, addressHash, known });
  const { id: askId } = await insertAsk(tx, {
    ...{ subscriberId, token: null, name, language, source: SOURCE, textId },
    ...{ askedAt: now, client: null, mailbox },
  });
  await putOnList(host, tx, { askId, subscriberId, source: SOURCE }, cause);
};
