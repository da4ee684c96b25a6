import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { senderOf } from '#features/settings/api.server';
import { newsletter as limits } from '#kernel/limits-newsletter';
import { greetedName } from '#kernel/values/greeted-name';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { hashClient, hashReceiver } from '#platform/mail/cause';
import { sendMail } from '#platform/mail/jobs';
import { hashAddress } from './address';
import { lockMailbox, mayInvite, requireRoom } from './count-asks';
import { writeConfirm } from './mail/confirm';
import { confirmLetterOf } from './mail/letter-of';
import { prove, textIdOf } from './prove';
import { putOnList } from './put-on-list';
import { newsletterAsks, newsletterSubscribers } from './tables';

export type Subscribing = {
  /** A valid address, however it is written. */
  email: string;
  /** What letters may greet him by; what can't be a name is left out. */
  name?: string;
  /** Of the page: 'nl_NL'. */
  language: string;
  /** Where it was asked: 'popup:12', 'page', 'account'. */
  source: string;
  /** The words by which it was asked, as they were shown: they are kept as proof. */
  consentText: string;
  /** The network address of who asks (`clientOf`). It is only kept as a hash, while it is counted. */
  client: string;
};

type Subscriber = typeof newsletterSubscribers.$inferSelect;

/** An asking whose client has room, and whose mailbox is nobody else's until this transaction is over. */
type Begun = {
  ask: Subscribing;
  now: Date;
  client: string;
  mailbox: string;
  addressHash: string;
  known: Subscriber | undefined;
};

const begin = async (host: Host, tx: Tx, ask: Subscribing): Promise<Begun> => {
  const now = host.clock.now();
  const client = hashClient(host, ask.client);
  await requireRoom(tx, client, now);
  const mailbox = hashReceiver(host, ask.email);
  await lockMailbox(tx, mailbox);
  const addressHash = hashAddress(host.config, ask.email);
  const [known] = await tx
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.addressHash, addressHash))
    .for('update');
  return { ask, now, client, mailbox, addressHash, known };
};

/** Nothing comes of it, but it counts. */
const countOnly = async (tx: Tx, { client, mailbox, now }: Begun): Promise<void> => {
  await tx.insert(newsletterAsks).values({ client, mailbox, askedAt: now });
};

const newToken = (): string => randomBytes(24).toString('base64url');

type Storing = Pick<Begun, 'now' | 'addressHash' | 'known'> & {
  ask: Pick<Subscribing, 'email' | 'language'>;
};

/** The address waits to be confirmed, if it did not already. */
export const storeSubscriber = async (tx: Tx, { ask, now, addressHash, known }: Storing) => {
  const asked = { email: ask.email.trim(), state: 'asked' as const, invitedAt: now, endedAt: null };
  if (known) {
    await tx.update(newsletterSubscribers).set(asked).where(eq(newsletterSubscribers.id, known.id));
    return { id: known.id, token: known.token };
  }
  const { id, token } = newsletterSubscribers;
  const [row] = await tx
    .insert(newsletterSubscribers)
    .values({ ...asked, addressHash, language: ask.language, token: newToken() })
    .returning({ id, token });
  if (!row) throw new Error('A subscriber was not stored');
  return row;
};

type Asking = Pick<
  typeof newsletterAsks.$inferInsert,
  'token' | 'name' | 'language' | 'client' | 'mailbox'
> & { subscriberId: number; source: string; textId: number | null; askedAt: Date };

/** An asking with its proof; `token`: of the mail by which it is confirmed. */
export const insertAsk = async (tx: Tx, asking: Asking) => {
  const [row] = await tx.insert(newsletterAsks).values(asking).returning();
  if (!row) throw new Error('An asking was not stored');
  const { subscriberId, source, textId, askedAt: at } = asking;
  await prove(tx, { subscriberId, kind: 'asked', at, source, textId, askId: row.id });
  return row;
};

const storeAsk = async (
  tx: Tx,
  { ask, now, client, mailbox }: Begun,
  { subscriberId, token }: { subscriberId: number; token: string | null },
) => {
  const { language } = ask;
  const text = ask.consentText.slice(0, limits.longestText);
  const textId = await textIdOf(tx, { language, text, now });
  const source = ask.source.slice(0, limits.longestSource);
  const name = greetedName(ask.name ?? '').slice(0, limits.longestName) || null;
  return insertAsk(tx, {
    ...{ subscriberId, token, name, language, source, textId },
    ...{ askedAt: now, client, mailbox },
  });
};

/**
 * Writes down that an address wants the newsletter, and mails it to ask whether that is so (double
 * opt-in): it is on the list once that is confirmed. The same address again is harmless: it counts for
 * its client, and nobody learns by it whether it was on the list. `tx`: what else is stored with it, by
 * `transact`. Throws an AppError that a visitor may read (429) when the client asked too often.
 */
export const subscribe = async (host: Host, tx: Tx, ask: Subscribing): Promise<void> => {
  const begun = await begin(host, tx, ask);
  const { known, mailbox, client, now } = begun;
  const isOn = known?.state === 'subscribed';
  if (isOn || !(await mayInvite(tx, { subscriberId: known?.id, mailbox }, now))) {
    return countOnly(tx, begun);
  }
  const subscriber = await storeSubscriber(tx, begun);
  const token = newToken();
  const { id } = await storeAsk(tx, begun, { subscriberId: subscriber.id, token });
  const letter = confirmLetterOf(senderOf(host), {
    ...{ ask: token, subscriber: subscriber.token, language: ask.language },
  });
  const mail = await writeConfirm(letter);
  await host.jobs.enqueue(
    sendMail,
    {
      ...{ to: ask.email.trim(), ...mail, cause: { client } },
      unsubscribeUrl: letter.stopUrl,
      key: `newsletter asking ${id}`,
    },
    { tx },
  );
};

/**
 * Puts an address on the list at once, of whom it is proven that he reads its mail and who asks it
 * himself. Counted, proven and refused as an asking that is confirmed later.
 */
export const subscribeProven = async (host: Host, tx: Tx, ask: Subscribing): Promise<void> => {
  const begun = await begin(host, tx, ask);
  if (begun.known?.state === 'subscribed') return countOnly(tx, begun);
  const { id: subscriberId } = await storeSubscriber(tx, begun);
  const { id } = await storeAsk(tx, begun, { subscriberId, token: null });
  const confirmed = { askId: id, subscriberId, source: ask.source };
  await putOnList(host, tx, confirmed, { client: begun.client });
};
