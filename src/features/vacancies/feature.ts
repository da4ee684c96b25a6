import { registerEntity } from '#features/overviews/api.server';
import type { Feature } from '#platform/host';
import { registerNearbyBlock } from './blocks/register';
import { expireVacancies } from './server/expire';
import { addNearRoute } from './server/near-route';
import { addVacancyRoutes } from './server/routes';
import { vacancySource } from './server/source';

export const vacancies: Feature = {
  name: 'vacancies',
  needs: ['settings', 'pages', 'overviews', 'stores', 'addresses'],
  setup: async (host) => {
    await registerEntity(host, vacancySource);
    host.jobs.define(expireVacancies(host));
    registerNearbyBlock(host);
    addNearRoute(host);
    addVacancyRoutes(host);
  },
};
