import { z } from 'zod';
import { senderOf } from '#features/settings/api.server';
import type { JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import { type MailCause, mailCause } from '#platform/mail/cause';
import { sendMail } from '#platform/mail/jobs';
import { accountPath } from '../contract';
import { beginReset, findAccountByEmail } from './accounts';
import { writeReset } from './mail/reset';

/**
 * Mails the link for a new password, if the address has an account. A job, so that the visitor's
 * request takes as long for an address that nobody has.
 */
export const forgotPassword = defineJob<{ email: string; cause: MailCause }, JobContext>({
  name: 'account.forgot',
  schema: z.object({ email: z.string(), cause: mailCause.default('system') }),
  run: async ({ email, cause }, { host, id }) => {
    const own = host();
    const account = await findAccountByEmail(own, email);
    if (!account) return;
    const href = accountPath.reset(await beginReset(own, account.id));
    const mail = await writeReset({ sender: senderOf(own), href });
    const sent = { to: account.email, ...mail, cause, key: `password link ${id}` };
    await own.jobs.enqueue(sendMail, sent);
  },
});
