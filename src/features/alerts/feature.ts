import { onAddressMoved, registerOwnData } from '#features/accounts/api.server';
import { registerFact } from '#features/settings/api.server';
import { STOCK_ROSE } from '#features/stock/api.server';
import { stockAlerts as limits } from '#kernel/limits-alerts';
import type { Feature } from '#platform/host';
import { lookSoon, purgeAlertsJob, sendAlertsJob } from './server/jobs';
import { moveAlerts } from './server/move';
import { ownAlerts, registerAlertErasure } from './server/own-data';
import { addAlertPages } from './server/pages';
import { addAlertRoutes } from './server/routes';

const DAY = 86_400_000;

/** Mails for who waits until a size is there again. */
export const alerts: Feature = {
  name: 'alerts',
  needs: [
    'settings',
    'accounts',
    'pages',
    'stores',
    'catalog',
    'stock',
    'cart',
    'orders',
    'webhooks',
  ],
  setup: (host) => {
    host.jobs.define(sendAlertsJob);
    host.jobs.define(purgeAlertsJob);
    host.events.subscribe(STOCK_ROSE, () => lookSoon(host));
    registerFact(host, 'voorraadmelding_dagen', () => String(limits.waitsFor / DAY));
    registerFact(host, 'voorraadmelding_na_dagen', () => String(limits.keptFor / DAY));
    onAddressMoved(host, 'stockAlerts', (tx, moved) => moveAlerts(host, tx, moved));
    registerAlertErasure(host);
    registerOwnData(host, 'stockAlerts', (holder) => ownAlerts(host, holder));
    addAlertRoutes(host);
    addAlertPages(host);
  },
};
