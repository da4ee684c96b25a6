import { registerEntity } from '#features/overviews/api.server';
import type { Feature } from '#platform/host';
import { expireVacancies } from './server/expire';
import { addVacancyRoutes } from './server/routes';
import { vacancySource } from './server/source';

export const vacancies: Feature = {
  name: 'vacancies',
  needs: ['settings', 'pages', 'overviews', 'stores'],
  setup: async (host) => {
    await registerEntity(host, vacancySource);
    host.jobs.define(expireVacancies(host));
    addVacancyRoutes(host);
  },
};
