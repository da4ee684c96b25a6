import type { Gauge, GaugeConfiguration } from 'prom-client';
import type { Host } from '../host';

type MakeGauge = <Label extends string>(options: GaugeConfiguration<Label>) => Gauge<Label>;

/** Reads from the database; nothing while that is away, so that the rest is told at once. */
const unlessAway = async (host: Host, read: () => Promise<void>): Promise<void> => {
  if (host.outage.since() !== undefined) return;
  await read().catch((err) => host.log.warn({ err }, 'metrics of jobs could not be read'));
};

/** How it goes with jobs: of mails and webhooks too, which are sent by them. */
export const addJobGauges = (host: Host, make: MakeGauge): void => {
  make({
    ...{ name: 'etalage_jobs_waiting', help: 'Jobs that could run now and do not yet' },
    async collect() {
      this.reset();
      await unlessAway(host, async () => this.set((await host.jobs.countWaiting()).waiting));
    },
  });
  make({
    ...{ name: 'etalage_jobs_oldest_seconds', help: 'How long the first of them waits' },
    async collect() {
      this.reset();
      await unlessAway(host, async () => {
        const { since } = await host.jobs.countWaiting();
        const waited = since ? host.clock.now().getTime() - since.getTime() : 0;
        this.set(Math.max(0, waited / 1000));
      });
    },
  });
  make({
    ...{
      name: 'etalage_jobs_troubled',
      help: 'Jobs that failed (for good, or until they are tried again)',
    },
    labelNames: ['job', 'state'],
    async collect() {
      this.reset();
      await unlessAway(host, async () => {
        for (const { name, state, count } of await host.jobs.countTroubles()) {
          this.set({ job: name, state }, count);
        }
      });
    },
  });
};
