import type { Feature } from '#platform/host';
import { addKeyRoutes } from './server/key-routes';
import { addLogRoutes } from './server/log-routes';
import { addWebhookRoutes } from './server/webhook-routes';

/** Programs elsewhere, in the office: those that are told of events, and the keys of those that ask. */
export const connections: Feature = {
  name: 'connections',
  needs: ['staff', 'office', 'webhooks', 'api'],
  setup: (host) => {
    addWebhookRoutes(host);
    addLogRoutes(host);
    addKeyRoutes(host);
  },
};
