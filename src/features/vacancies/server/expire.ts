import { z } from 'zod';
import { announceChange } from '#features/overviews/api.server';
import type { Host, JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';

/** Just after midnight: what could be reacted to until yesterday leaves every list. */
export const expireVacancies = (host: Host) =>
  defineJob<object, JobContext>({
    name: 'vacancies.expire',
    schema: z.object({}),
    cron: '0 0 * * *',
    zone: 'Europe/Amsterdam',
    run: () => announceChange(host, 'Vacancy'),
  });
