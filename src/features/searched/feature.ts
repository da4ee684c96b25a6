import type { Feature } from '#platform/host';
import { purgeVainJob, writeVain } from './server/count';

/** Counts what visitors look for in vain, without a word of who. */
export const searched: Feature = {
  name: 'searched',
  needs: ['settings'],
  setup: (host) => {
    host.jobs.define(purgeVainJob);
    // What was heard is written down before a process ends.
    host.app.addHook('onClose', () => writeVain(host));
  },
};
