import {
  addOrderEvent,
  findOrderEvent,
  findWhich,
  type WhichOrder,
  whichOrder,
} from '#features/orders/api.server';
import type { JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import { patience } from '#platform/mail/jobs';
import { composePaymentLink } from '../links';

const kind = 'link-mailed';

/** Mails the link by which an order by telephone is paid, once: it was promised on the telephone. */
export const mailLink = defineJob<WhichOrder, JobContext>({
  name: 'payment.link',
  schema: whichOrder,
  ...patience,
  run: async (which, { host: getHost, mailer }) => {
    const host = getHost();
    const order = await findWhich(host, which);
    if (!order || (await findOrderEvent(host.db, { orderId: order.id, kind }))) return;
    const mail = await composePaymentLink(host, order.id, 'first');
    if (!mail) return;
    await mailer.send(
      { to: order.email, ...mail },
      {
        cause: 'system',
        key: `order ${order.id} ${kind}`,
        note: (tx) => addOrderEvent(tx, { orderId: order.id, kind, at: host.clock.now() }),
      },
    );
  },
});
