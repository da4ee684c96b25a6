import { registerTasks } from '#features/today/api.server';
import { todayTexts } from '#kernel/messages/nl-today';
import type { Feature } from '#platform/host';
import { addMachineryRoutes } from './server/machinery-routes';
import { addMailRoutes } from './server/mail-routes';

/** Jobs that are counted. */
const MOST = 100;

/** Mails that left, and how it goes with what the site stands on, for those who mind it. */
export const operations: Feature = {
  name: 'operations',
  needs: ['staff', 'office', 'payments', 'today', 'delivery', 'library', 'media', 'stores'],
  setup: (host) => {
    addMailRoutes(host);
    addMachineryRoutes(host);
    registerTasks(host, 'operations', async ({ rights }) => {
      if (!rights.special.includes('operations')) return [];
      const failed = (await host.jobs.listTroubles(MOST)).filter(({ state }) => state === 'failed');
      const told = { name: 'failed-jobs', label: todayTexts.failed, href: '/techniek' };
      return [{ ...told, count: failed.length }];
    });
  },
};
