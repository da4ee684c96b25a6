import { and, eq } from 'drizzle-orm';
import { senderOf } from '#features/settings/api.server';
import { newsletter as limits } from '#kernel/limits-newsletter';
import { transact } from '#platform/db/transact';
import type { Host } from '#platform/host';
import type { MailCause } from '#platform/mail/cause';
import { sendMail } from '#platform/mail/jobs';
import { hashAddress } from './address';
import { writeLeave } from './mail/leave';
import { letterOf } from './mail/letter-of';
import { newsletterSubscribers } from './tables';

/**
 * Mails an address the link by which it comes off the list, if it is on it: whoever asks may be anybody,
 * and isn't told whether it is. The same again within ten minutes is one mail.
 */
export const mailWayOut = (
  host: Host,
  { email, cause }: { email: string; cause: MailCause },
): Promise<void> =>
  transact(host.db, async (tx) => {
    const [row] = await tx
      .select()
      .from(newsletterSubscribers)
      .where(
        and(
          eq(newsletterSubscribers.addressHash, hashAddress(host.config, email)),
          eq(newsletterSubscribers.state, 'subscribed'),
        ),
      );
    if (!row?.email) return;
    const letter = letterOf(senderOf(host), row);
    const mail = await writeLeave(letter);
    const round = Math.floor(host.clock.now().getTime() / limits.inviteAgain);
    const sent = { to: row.email, ...mail, cause, key: `newsletter ${row.id} leave ${round}` };
    await host.jobs.enqueue(sendMail, { ...sent, unsubscribeUrl: letter.stopUrl }, { tx });
  });
