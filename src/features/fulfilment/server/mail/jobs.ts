import { z } from 'zod';
import { mailOrderOnce } from '#features/orders/api.server';
import { goesInParcel, itemsLeft, namedItemsOf } from '#features/returns/api.server';
import type { JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import { patience } from '#platform/mail/jobs';
import { readOrderHistory } from '../read';
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
    const { lines, parcels, returns: all } = await readOrderHistory(host.db, orderId);
    const parcel = parcels.find(({ id }) => id === parcelId);
    if (!parcel) return;
    const what = namedItemsOf(lines, parcel.lines);
    const sent = parcels.filter(({ id }) => id <= parcelId).flatMap((one) => one.lines);
    const dropped = all.flatMap((one) => one.lines).filter((one) => one.state === 'cancelled');
    const isAll = itemsLeft(lines.filter(goesInParcel), [...sent, ...dropped]).length === 0;
    const key = { orderId, kind: 'parcel-mailed', name: 'parcelId', id: parcelId, ...byStaff };
    await mailOrderOnce(host, mailer, key, (mail) => writeShipped(mail, { parcel, what, isAll }));
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
