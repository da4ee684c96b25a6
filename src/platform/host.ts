import type { FastifyInstance } from 'fastify';
import type { Clock } from '#kernel/define/clock';
import type { PageCache } from '#platform/cache/page-cache';
import type { Config } from '#platform/config/config';
import type { Log } from '#platform/config/log';
import type { Outage } from '#platform/db/outage';
import type { Reads } from '#platform/db/replica';
import type { Db } from '#platform/db/types';
import type { Events } from '#platform/events/events';
import type { Jobs } from '#platform/jobs/jobs';
import type { Mailer } from '#platform/mail/mailer';
import type { Pictures } from '#platform/pictures/types';
import type { Assets } from '#platform/render/assets';
import type { Sessions } from '#platform/sessions/sessions';
import type { Storage } from '#platform/storage/storage';

/** What a job gets beside its data. */
export type JobContext = { host: () => Host; mailer: Mailer };

/** What the platform gives every feature. */
export type Host = {
  app: FastifyInstance;
  config: Config;
  db: Db;
  /** For what holds a connection of its own: past any pooler between. See `serverOf`. */
  directUrl: string;
  /** For reads that may be a second old and are kept nowhere: see `Reads`. */
  reads: Reads;
  outage: Outage;
  events: Events;
  jobs: Jobs<JobContext>;
  mailer: Mailer;
  storage: Storage;
  pictures: Pictures;
  sessions: Sessions;
  cache: PageCache;
  assets: Assets;
  clock: Clock;
  log: Log;
  /** Whether visitors are served: what only they need, such as indexes, a command does without. */
  serves: boolean;
  /** Which build of the code this is; absent: nothing that only this code can read is kept on disk. */
  build?: string;
};

/** A feature plugs in by name, after those it needs. */
export type Feature = {
  name: string;
  needs: readonly string[];
  /**
   * Before any feature is set up: gives what one that it is built on asks for while that sets itself up. It
   * registers, and asks nothing.
   */
  offer?: (host: Host) => void;
  setup: (host: Host) => void | Promise<void>;
};

/** Sets features up, each after those that it needs. Throws on an unknown need or a circle. */
export const setUpFeatures = async (host: Host, features: readonly Feature[]): Promise<void> => {
  for (const feature of features) feature.offer?.(host);
  const done = new Set<string>();
  let waiting = [...features];
  while (waiting.length > 0) {
    const ready = waiting.filter((feature) => feature.needs.every((need) => done.has(need)));
    if (ready.length === 0) {
      const names = waiting.map((feature) => `${feature.name} (${feature.needs.join(', ')})`);
      throw new Error(`Features wait for each other or for one that isn't there: ${names}`);
    }
    for (const feature of ready) {
      await feature.setup(host);
      done.add(feature.name);
    }
    waiting = waiting.filter((feature) => !done.has(feature.name));
  }
};
