import type { Feature } from '#platform/host';
import { purgeAlertsJob, sendAlertsJob } from './server/jobs';
import { addAlertPages } from './server/pages';
import { addAlertRoutes } from './server/routes';

/** Mails for who waits until a size is there again. */
export const alerts: Feature = {
  name: 'alerts',
  needs: ['settings', 'pages', 'stores', 'catalog', 'stock', 'cart', 'orders', 'webhooks'],
  setup: (host) => {
    host.jobs.define(sendAlertsJob);
    host.jobs.define(purgeAlertsJob);
    addAlertRoutes(host);
    addAlertPages(host);
  },
};
