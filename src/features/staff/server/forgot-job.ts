import { z } from 'zod';
import { transact } from '#platform/db/transact';
import type { JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import { type MailCause, mailCause } from '#platform/mail/cause';
import { mailLink } from './links';
import { findMemberByEmail } from './members';

/**
 * Mails a link for a new password, if the address is a member's who may come in. A job, so that whoever asks
 * waits as long for an address that nobody has.
 */
export const forgotStaffPassword = defineJob<{ email: string; cause: MailCause }, JobContext>({
  name: 'staff.forgot',
  schema: z.object({ email: z.string(), cause: mailCause.default('system') }),
  run: async ({ email, cause }, { host }) => {
    const own = host();
    const member = await findMemberByEmail(own, email);
    if (!member || member.isBlocked) return;
    await transact(own.db, (tx) => mailLink(own, tx, member, { kind: 'asked', cause }));
  },
});
