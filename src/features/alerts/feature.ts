import { STOCK_ROSE } from '#features/stock/api.server';
import type { Feature } from '#platform/host';
import { lookSoon, purgeAlertsJob, sendAlertsJob } from './server/jobs';
import { addAlertPages } from './server/pages';
import { addAlertRoutes } from './server/routes';

/** Mails for who waits until a size is there again. */
export const alerts: Feature = {
  name: 'alerts',
  needs: ['settings', 'pages', 'stores', 'catalog', 'stock', 'cart', 'orders', 'webhooks'],
  setup: (host) => {
    host.jobs.define(sendAlertsJob);
    host.jobs.define(purgeAlertsJob);
    host.events.subscribe(STOCK_ROSE, () => lookSoon(host));
    addAlertRoutes(host);
    addAlertPages(host);
  },
};
