import type { Host, JobContext } from '#platform/host';
import type { JobDefinition } from '#platform/jobs/define';
import { Registry } from '#platform/registry';
import type { WhichOrder } from './order';

type SeatsJob = JobDefinition<WhichOrder, JobContext>;

const jobs = new Registry<SeatsJob>('job for seats');

/** Lets one feature do what follows when seats are paid for, such as mailing them. */
export const registerPaidSeats = (host: Host, job: SeatsJob): void => jobs.add(host, 'seats', job);

export const findPaidSeats = (host: Host): SeatsJob | undefined => jobs.find(host, 'seats');
