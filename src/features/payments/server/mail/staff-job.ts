import { z } from 'zod';
import { getOrder } from '#features/orders/api.server';
import { senderOf } from '#features/settings/api.server';
import type { Tx } from '#platform/db/types';
import type { Host, JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import { patience } from '#platform/mail/jobs';
import { staffTopics, writeToStaff } from './staff';

const shape = z.object({
  orderId: z.int(),
  what: z.enum(staffTopics),
  cents: z.int(),
  problem: z.string().optional(),
});

export type StaffNews = z.output<typeof shape>;

/** Mails the shop itself, at its own address, what somebody must look at. */
export const mailStaff = defineJob<StaffNews, JobContext>({
  name: 'payment.mail-staff',
  schema: shape,
  ...patience,
  run: async ({ orderId, ...news }, { host: getHost, mailer, id }) => {
    const host = getHost();
    const sender = senderOf(host);
    const { email } = sender.identity;
    if (!email) return;
    const { number } = await getOrder(host, orderId);
    const mail = { to: email, ...(await writeToStaff({ ...news, number, sender })) };
    await mailer.send(mail, { cause: 'system', key: `job ${id}` });
  },
});

/** Has the shop mailed about an order's money, if and when the transaction commits. */
export const mailStaffAbout = async (host: Host, tx: Tx, news: StaffNews): Promise<void> => {
  const { orderId, what, cents, problem } = news;
  await host.jobs.enqueue(mailStaff, { orderId, what, cents, problem }, { tx });
};
