import { countReviewWork } from '#features/reviews/api.server';
import { registerTasks } from '#features/today/api.server';
import { moderationTexts as texts } from '#kernel/messages/nl-moderation';
import type { Feature } from '#platform/host';
import { addModerationRoutes } from './server/routes';

/** What buyers wrote, read by the chain before others do. */
export const moderation: Feature = {
  name: 'moderation',
  needs: ['api', 'staff', 'office', 'today', 'reviews'],
  setup: (host) => {
    addModerationRoutes(host);
    registerTasks(host, 'reviews', async ({ rights }) => {
      if (!rights.special.includes('reviews')) return [];
      const { waiting, reported } = await countReviewWork(host.db);
      return [
        {
          ...{ name: 'reported-reviews', label: texts.taskReported, count: reported },
          ...{ href: '/reviews?kind=reported', isUrgent: true },
        },
        { name: 'reviews', label: texts.taskWaiting, count: waiting, href: '/reviews' },
      ];
    });
  },
};
