import { z } from 'zod';
import { mailOrderOnce } from '#features/orders/api.server';
import type { JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import { patience } from '#platform/mail/jobs';
import { aboutParcel } from './about-parcel';
import { writeReady, writeShipped } from './letters';

// The names of these jobs are those under which servers of an earlier version enqueued them.
const byStaff = { by: 'system' } as const;

/** Mails a buyer that a parcel left, once a parcel. */
export const mailShipped = defineJob<{ orderId: number; parcelId: number }, JobContext>({
  name: 'aftersale.mail-shipped',
  schema: z.object({ orderId: z.int(), parcelId: z.int() }),
  ...patience,
  run: async ({ orderId, parcelId }, { host: getHost, mailer }) => {
    const host = getHost();
    const about = await aboutParcel(host, orderId, parcelId);
    if (!about) return;
    const key = { orderId, kind: 'parcel-mailed', name: 'parcelId', id: parcelId, ...byStaff };
    await mailOrderOnce(host, mailer, key, (mail) => writeShipped(mail, about));
  },
});

/** Mails a buyer once that his order can be fetched. */
export const mailReady = defineJob<{ orderId: number }, JobContext>({
  name: 'aftersale.mail-ready',
  schema: z.object({ orderId: z.int() }),
  ...patience,
  run: async ({ orderId }, { host: getHost, mailer }) =>
    mailOrderOnce(getHost(), mailer, { orderId, kind: 'ready-mailed', ...byStaff }, writeReady),
});
