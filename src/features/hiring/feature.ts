import { registerFinder } from '#features/office/api.server';
import type { Feature } from '#platform/host';
import { addAnswerRoutes } from './server/answer-routes';
import { addBoardRoutes } from './server/board-routes';
import { addDetailRoutes } from './server/detail-routes';
import { findApplicants } from './server/finder';
import { addTextRoutes } from './server/text-routes';

/** Applications in the office, for personnel and for the stores that they are meant for. */
export const hiring: Feature = {
  name: 'hiring',
  needs: ['settings', 'staff', 'office', 'forms', 'uploads', 'applications'],
  setup: (host) => {
    addBoardRoutes(host);
    addTextRoutes(host);
    addDetailRoutes(host);
    addAnswerRoutes(host);
    registerFinder(host, 'applications', (member, search) => findApplicants(host, member, search));
  },
};
