import { z } from 'zod';
import { senderOf } from '#features/settings/api.server';
import type { JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import { sendMail } from '#platform/mail/jobs';
import { accountPath } from '../contract';
import { beginReset, findAccountByEmail } from './accounts';
import { writeReset } from './mail/reset';

/**
 * Mails the link for a new password, if the address has an account. A job, so that the visitor's
 * request takes as long for an address that nobody has.
 */
export const forgotPassword = defineJob<{ email: string }, JobContext>({
  name: 'account.forgot',
  schema: z.object({ email: z.string() }),
  run: async ({ email }, { host }) => {
    const own = host();
    const account = await findAccountByEmail(own, email);
    if (!account) return;
    const href = accountPath.reset(await beginReset(own, account.id));
    const mail = await writeReset({ sender: senderOf(own), name: account.firstName, href });
    await own.jobs.enqueue(sendMail, { to: account.email, ...mail });
  },
});
