import { z } from 'zod';
import { withdrawPath } from '#features/returns/contract';
import { senderOf } from '#features/settings/api.server';
import { path } from '#kernel/wire';
import type { Host, JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import { type VisitorCause, visitorCause } from '#platform/mail/cause';
import { patience } from '#platform/mail/jobs';
import { writeLink } from './mail/link';
import { findOrderOf } from './read';

/** What is asked for of an order: its page, or to withdraw from it. */
const goals = ['view', 'withdraw'] as const;

type Asked = { number: string; email: string; goal: (typeof goals)[number]; cause: VisitorCause };

const hrefOf: Record<Asked['goal'], (token: string) => string> = {
  view: path.order,
  withdraw: withdrawPath,
};

/**
 * Mails the link of an order to its own address, if there is one with this number and address: number
 * and address are no secret, what is in that mailbox is. A job, so that whoever asks learns nothing
 * from how long it takes.
 */
export const mailLink = defineJob<Asked, JobContext>({
  name: 'order.link',
  schema: z.object({
    number: z.string(),
    email: z.string(),
    goal: z.enum(goals),
    cause: visitorCause,
  }),
  ...patience,
  run: async ({ number, email, goal, cause }, { host: getHost, mailer, id }) => {
    const host = getHost();
    const order = await findOrderOf(host, number, email);
    if (!order) return;
    const sender = senderOf(host);
    const href = sender.siteUrl + hrefOf[goal](order.token);
    const mail = await writeLink({ sender, number: order.number, href, goal });
    const sending = { cause: { ...cause, order: order.id }, key: `job ${id}` };
    await mailer.send({ to: order.email, ...mail }, sending);
  },
});

/** Has the link of an order mailed, if there is such an order. */
export const askLink = async (host: Host, asked: Asked): Promise<void> => {
  await host.jobs.enqueue(mailLink, asked);
};
