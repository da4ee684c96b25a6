import { registerFinder } from '#features/office/api.server';
import { registerTasks } from '#features/today/api.server';
import { hiringTexts } from '#kernel/messages/nl-hiring';
import type { Feature } from '#platform/host';
import { addAnswerRoutes } from './server/answer-routes';
import { countErasedSoon, countNew } from './server/board';
import { addBoardRoutes } from './server/board-routes';
import { addDetailRoutes } from './server/detail-routes';
import { findApplicants } from './server/finder';
import { addTextRoutes } from './server/text-routes';

/** Applications in the office, for personnel and for the stores that they are meant for. */
export const hiring: Feature = {
  name: 'hiring',
  needs: ['settings', 'staff', 'office', 'forms', 'uploads', 'applications', 'today'],
  setup: (host) => {
    addBoardRoutes(host);
    addTextRoutes(host);
    addDetailRoutes(host);
    addAnswerRoutes(host);
    registerTasks(host, 'applications', async (member) => {
      if (!member.rights.special.includes('applications')) return [];
      const told = { name: 'applications', label: hiringTexts.task, href: '/sollicitaties' };
      const erased = { name: 'applications-erased', label: hiringTexts.erasedTask };
      return [
        {
          ...erased,
          isUrgent: true,
          href: '/sollicitaties',
          count: await countErasedSoon(host, member),
        },
        { ...told, count: await countNew(host, member) },
      ];
    });
    registerFinder(host, 'applications', (member, search) => findApplicants(host, member, search));
  },
};
