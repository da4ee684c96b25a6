import type { Feature } from '#platform/host';
import { addMailTextRoutes } from './server/routes';
import { addTrialRoutes } from './server/trial-routes';

/** What a chain says in its own words in the mails of its site, in the office. */
export const mailtexts: Feature = {
  name: 'mailtexts',
  needs: ['settings', 'staff', 'office'],
  setup: (host) => {
    addMailTextRoutes(host);
    addTrialRoutes(host);
  },
};
