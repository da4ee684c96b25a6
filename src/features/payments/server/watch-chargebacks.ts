import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Host, JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import { findExternalRefunds } from './external-refunds';
import type { Provider } from './provider';
import { listProviders } from './providers';
import { settlePayment } from './settle';
import { payments } from './tables';

/**
 * Every hour: asks after payments of which money was taken back by a bank, or given back at the
 * provider itself, in case the notice was lost. Each provider is asked, also one that takes no new payments;
 * one that doesn't answer keeps nobody from the others.
 */
export const watchChargebacks = defineJob<object, JobContext>({
  name: 'payment.watch-chargebacks',
  schema: z.object({}),
  cron: '37 * * * *',
  timeout: 240,
  run: async (_, { host: getHost }) => {
    const host = getHost();
    const asked = await Promise.allSettled(
      listProviders(host).map((provider) => askProvider(host, provider)),
    );
    const failed = asked.find((one) => one.status === 'rejected');
    if (failed) throw failed.reason;
  },
});

const askProvider = async (host: Host, provider: Provider): Promise<void> => {
  const last = await provider.listLastRefunds();
  const external = await findExternalRefunds(host, provider.name, last);
  const ids = [...new Set([...(await provider.listChargedBack()), ...external])];
  if (ids.length === 0) return;
  const rows = await host.db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.provider, provider.name), inArray(payments.providerId, ids)));
  for (const { id } of rows) await settlePayment(host, id);
};
