import { sql } from 'drizzle-orm';
import { senderOf } from '#features/settings/api.server';
import { announceWebhook } from '#features/webhooks/api.server';
import { newsletter as limits } from '#kernel/limits-newsletter';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { MailCause } from '#platform/mail/cause';
import { sendMail } from '#platform/mail/jobs';
import { letterOf } from './mail/letter-of';
import { writeWelcome } from './mail/welcome';
import { prove } from './prove';
import { noteChange, syncSoon } from './sync';

type Confirming = {
  askId: number;
  subscriberId: number;
  /** Where it was confirmed: 'mail', 'account'. */
  source: string;
};

type Ask = { name: string | null; language: string; textId: number | null };
type Member = { email: string; token: string };

/**
 * From now on he is on the list, by this asking: its name, its language, its proof. Nothing happens when
 * he is already, or when he withdrew since, or the asking is over.
 */
export const putOnList = async (
  host: Host,
  tx: Tx,
  { askId, subscriberId, source }: Confirming,
  cause: MailCause,
): Promise<void> => {
  const now = host.clock.now();
  const at = sql`${now.toISOString()}::timestamptz`;
  const oldest = new Date(now.getTime() - limits.askedFor).toISOString();
  // First who may withdraw meanwhile, then what he asked: seen is what he left.
  const { rowCount: isAsked } = await tx.execute(sql`
    select from newsletter_subscribers where id = ${subscriberId} and state = 'asked' for update`);
  if (!isAsked) return;
  const { rows: asks } = await tx.execute<Ask>(sql`
    with was as (select id, name from newsletter_asks where id = ${askId} for update)
    update newsletter_asks a set confirmed_at = ${at}, name = null from was
    where a.id = was.id and a.subscriber_id = ${subscriberId} and a.confirmed_at is null
      and a.ended_at is null and a.asked_at > ${oldest}::timestamptz
    returning was.name, a.language, a.text_id as "textId"`);
  const [ask] = asks;
  if (!ask) return;
  const { rows: members } = await tx.execute<Member>(sql`
    update newsletter_subscribers set state = 'subscribed', confirmed_at = ${at},
      name = ${ask.name}, language = ${ask.language}
    where id = ${subscriberId} returning email, token`);
  const [member] = members;
  if (!member) return;
  const { textId } = ask;
  await prove(tx, { subscriberId, kind: 'confirmed', at: now, source, textId, askId });
  await announceWebhook(host, tx, 'newsletter.subscribed', { id: subscriberId });
  await noteChange(host, tx, { subscriberId, email: member.email });
  await syncSoon(host, tx);
  const letter = letterOf(senderOf(host), { token: member.token, language: ask.language });
  const mail = await writeWelcome(letter);
  const key = `newsletter asking ${askId} confirmed`;
  const sent = { to: member.email, ...mail, cause, key, unsubscribeUrl: letter.stopUrl };
  await host.jobs.enqueue(sendMail, sent, { tx });
};
