import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { senderOf } from '#features/settings/api.server';
import { AppError } from '#kernel/errors';
import { newsletter as limits } from '#kernel/limits-newsletter';
import { enNewsletter } from '#kernel/messages/en-newsletter';
import { newsletterTexts as texts } from '#kernel/messages/nl-newsletter';
import { greetedName } from '#kernel/values/greeted-name';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { hashClient } from '#platform/mail/cause';
import { sendMail } from '#platform/mail/jobs';
import { hashAddress } from './address';
import { writeConfirm } from './mail/confirm';
import { letterOf } from './mail/letter-of';
import { prove, textIdOf } from './prove';

const DAY = 86_400_000;

export type Subscribing = {
  /** A valid address, however it is written. */
  email: string;
  /** What letters may greet him by; what can't be a name is left out. */
  name?: string;
  /** Of the page: 'nl_NL'. */
  language: string;
  /** Where it was asked: 'popup:12', 'page'. */
  source: string;
  /** The words by which it was asked, as they were shown: they are kept as proof. */
  consentText: string;
  /** The network address of who asks (`clientOf`). It is only kept as a hash, while it is counted. */
  client: string;
};

/** One at a time for a client: of many at once each would be counted before any is stored. */
const requireRoom = async (tx: Tx, client: string, now: Date): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`newsletter client ${client}`}))`);
  const since = new Date(now.getTime() - DAY).toISOString();
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from newsletter_subscribers
    where client = ${client} and invited_at > ${since}::timestamptz`);
  if ((rows[0]?.count ?? 0) < limits.perClient) return;
  const english = { message: enNewsletter.problems.tooOften, fields: {} };
  throw new AppError(429, 'too_many_subscriptions', texts.problems.tooOften, {}, english);
};

type Asked = { id: number; token: string };
type Stored = Omit<Subscribing, 'client'> & { client: string; addressHash: string };

/** Undefined: this address is on the list already, or was asked to confirm a moment ago. */
const store = async (tx: Tx, ask: Stored, now: Date): Promise<Asked | undefined> => {
  const at = sql`${now.toISOString()}::timestamptz`;
  const before = new Date(now.getTime() - limits.inviteAgain).toISOString();
  const name = greetedName(ask.name ?? '').slice(0, limits.longestName) || null;
  const { rows } = await tx.execute<Asked>(sql`
    insert into newsletter_subscribers as s
      (address_hash, email, name, language, token, state, invited_at, client)
    values (${ask.addressHash}, ${ask.email.trim()}, ${name}, ${ask.language},
      ${randomBytes(24).toString('base64url')}, 'asked', ${at}, ${ask.client})
    on conflict (address_hash) do update set state = 'asked', email = excluded.email,
      name = excluded.name, language = excluded.language, invited_at = excluded.invited_at,
      client = excluded.client, ended_at = null
      where s.state = 'unsubscribed'
        or (s.state = 'asked' and s.invited_at < ${before}::timestamptz)
    returning id, token`);
  return rows[0];
};

/**
 * Writes down that an address wants the newsletter, and mails it to ask whether that is so (double
 * opt-in): it is on the list once that is confirmed. The same address again is harmless, and nobody
 * learns by it whether it was on the list. `tx`: what else is stored with it, by `transact`.
 * Throws an AppError that a visitor may read (429) when the client filled in too many addresses.
 */
export const subscribe = async (host: Host, tx: Tx, ask: Subscribing): Promise<void> => {
  const now = host.clock.now();
  const client = hashClient(host, ask.client);
  await requireRoom(tx, client, now);
  const addressHash = hashAddress(host.config, ask.email);
  const asked = await store(tx, { ...ask, client, addressHash }, now);
  if (!asked) return;
  const text = ask.consentText.slice(0, limits.longestText);
  const textId = await textIdOf(tx, { language: ask.language, text, now });
  const source = ask.source.slice(0, limits.longestSource);
  await prove(tx, { subscriberId: asked.id, kind: 'asked', at: now, source, textId });
  const letter = letterOf(senderOf(host), asked.token);
  const mail = await writeConfirm(letter);
  await host.jobs.enqueue(
    sendMail,
    {
      ...{ to: ask.email.trim(), ...mail, cause: { client } },
      unsubscribeUrl: letter.stopUrl,
      key: `newsletter ${asked.id} asked ${now.getTime()}`,
    },
    { tx },
  );
};
