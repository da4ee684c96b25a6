import type { Feature } from '#platform/host';
import { addMachineryRoutes } from './server/machinery-routes';
import { addMailRoutes } from './server/mail-routes';

/** Mails that left, and how it goes with what the site stands on, for those who mind it. */
export const operations: Feature = {
  name: 'operations',
  needs: ['staff', 'office', 'payments'],
  setup: (host) => {
    addMailRoutes(host);
    addMachineryRoutes(host);
  },
};
