import { registerUndone } from '#features/entities/api.server';
import { may } from '#features/staff/contract';
import { registerTasks } from '#features/today/api.server';
import { priceTexts } from '#kernel/messages/nl-prices';
import type { Feature } from '#platform/host';
import { addArticleRoutes } from './server/article-routes';
import { addChangeRoutes } from './server/change-routes';
import { duePlansJob, planJob } from './server/jobs';
import { addPlanRoutes } from './server/plan-routes';
import { countUnread } from './server/plans';
import { settlePlans } from './server/undone';
import { PRODUCT } from './server/write';

/** Prices and variants in the office: many at once, planned ahead, and what they were. */
export const pricing: Feature = {
  name: 'pricing',
  needs: ['settings', 'staff', 'office', 'entities', 'catalog', 'stock', 'media', 'today'],
  setup: (host) => {
    host.jobs.define(planJob);
    host.jobs.define(duePlansJob);
    addChangeRoutes(host);
    addPlanRoutes(host);
    addArticleRoutes(host);
    registerUndone(host, PRODUCT, settlePlans);
    registerTasks(host, 'prices', async ({ rights }) => {
      if (!may(rights, PRODUCT, 'change')) return [];
      const told = { name: 'prices', label: priceTexts.task, href: '/prijzen', isUrgent: true };
      return [{ ...told, isUrgent: true, count: await countUnread(host) }];
    });
  },
};
