import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import { findElsewhere } from './external-refunds';
import { findProvider } from './providers';
import { settlePayment } from './settle';
import { payments } from './tables';

/**
 * Every hour: asks after payments of which money was taken back by a bank, or given back at the
 * provider itself, in case the notice was lost.
 */
export const watchChargebacks = defineJob<object, JobContext>({
  name: 'payment.watch-chargebacks',
  schema: z.object({}),
  cron: '37 * * * *',
  timeout: 240,
  run: async (_, { host: getHost }) => {
    const host = getHost();
    const provider = findProvider(host);
    if (!provider) return;
    const elsewhere = await findElsewhere(host, await provider.listLastRefunds());
    const ids = [...new Set([...(await provider.listChargedBack()), ...elsewhere])];
    if (ids.length === 0) return;
    const rows = await host.db
      .select({ id: payments.id })
      .from(payments)
      .where(inArray(payments.providerId, ids));
    for (const { id } of rows) await settlePayment(host, id);
  },
});
