import { countUntold } from '#features/forms/api.server';
import { registerFinder } from '#features/office/api.server';
import { registerTasks } from '#features/today/api.server';
import { submissionTexts as texts } from '#kernel/messages/nl-submissions';
import type { Feature } from '#platform/host';
import { findSubmissions } from './server/finder';
import { addSubmissionRoutes } from './server/routes';

/** What forms were sent, in the office. */
export const submissions: Feature = {
  name: 'submissions',
  needs: ['staff', 'office', 'forms', 'uploads', 'today'],
  setup: (host) => {
    addSubmissionRoutes(host);
    registerFinder(host, 'submissions', (member, search) => findSubmissions(host, member, search));
    registerTasks(host, 'submissions', async ({ rights: { special } }) => {
      if (!special.includes('submissions')) return [];
      const told = { name: 'submissions', label: texts.task, href: '/inzendingen' };
      return [{ ...told, count: await countUntold(host) }];
    });
  },
};
