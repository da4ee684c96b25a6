import type { Feature } from '#platform/host';
import { purgeDeliveries, sendWebhook } from './server/job';
import { keepWebhooks } from './server/webhooks';

/** Tells programs elsewhere what happens here. */
export const webhooks: Feature = {
  name: 'webhooks',
  needs: [],
  setup: async (host) => {
    host.jobs.define(sendWebhook);
    host.jobs.define(purgeDeliveries);
    await keepWebhooks(host);
  },
};
