import { registerCheck, storeEntity } from '#features/entities/api.server';
import { registerEntity } from '#features/overviews/api.server';
import type { Feature } from '#platform/host';
import { vacancyEntity } from './entity';
import { checkVacancy } from './server/check';
import { expireVacancies } from './server/expire';
import { addNearRoute } from './server/near-route';
import { addVacancyRoutes } from './server/routes';
import { vacancySource } from './server/source';
import { storedVacancies } from './server/stored';

export const vacancies: Feature = {
  name: 'vacancies',
  needs: ['settings', 'pages', 'overviews', 'stores', 'addresses', 'entities', 'terms'],
  setup: async (host) => {
    await registerEntity(host, vacancySource);
    storeEntity(host, storedVacancies);
    registerCheck(host, vacancyEntity.name, 'vacancies', checkVacancy);
    host.jobs.define(expireVacancies(host));
    addNearRoute(host);
    addVacancyRoutes(host);
  },
};
