import { join } from 'node:path';
import type { FastifyServerOptions } from 'fastify';
import { registerMailSamples } from '#features/mailtexts/api.server';
import { type BlockFiles, plugInBlocks } from '#features/pages/api.server';
import { type Clock, systemClock } from '#kernel/define/clock';
import { sessions as limits } from '#kernel/limits';
import { addAssets } from '#platform/assets/serve';
import { PageCache } from '#platform/cache/page-cache';
import type { Config } from '#platform/config/config';
import { createOutage } from '#platform/db/outage';
import { openPool } from '#platform/db/pool';
import { openReplica } from '#platform/db/replica';
import { createEvents } from '#platform/events/events';
import { type Feature, type Host, setUpFeatures } from '#platform/host';
import { createHttp } from '#platform/http/app';
import { addCacheHook, addTurns } from '#platform/http/cache-hook';
import { createDrain, type Drain } from '#platform/http/drain';
import { sourcesOf } from '#platform/http/headers';
import { addHealthRoutes } from '#platform/http/health';
import { isPostHeld } from '#platform/installation/held';
import { createJobs } from '#platform/jobs/jobs';
import { purgeMails, sendMail } from '#platform/mail/jobs';
import { createMailer } from '#platform/mail/mailer';
import { addMetrics } from '#platform/metrics/metrics';
import { createPictures } from '#platform/pictures/pool';
import { purgeRateLimitsJob } from '#platform/rate-limiter/jobs';
import type { Assets } from '#platform/render/assets';
import { noteLimits } from '#platform/security-log/security-log';
import { refuseStaleToken } from '#platform/sessions/csrf';
import { createSessions } from '#platform/sessions/sessions';
import { addPurger, sharingOptions } from '#platform/shared-cache/set-up';
import { filesFolder } from '#platform/storage/folder';
import { closeToOthers } from '#platform/storage/private-files';
import { createStorage } from '#platform/storage/storage';
import { blockFiles } from './blocks';
import { features as allFeatures } from './features';
import { loadIslands } from './islands';
import { writeSample } from './mail-samples';

export type ApplicationOptions = {
  config: Config;
  databaseUrl: string;
  /** Past a pooler that `databaseUrl` leads through. Left out: it leads through none. */
  directUrl?: string;
  /** The folder of the built browser files; absent: nothing is served from it. */
  clientFolder?: string;
  assets: Assets;
  clock?: Clock;
  logger?: FastifyServerOptions['logger'];
  features?: readonly Feature[];
  /** Left out: those in the folders of all features. */
  blocks?: BlockFiles;
  /** Changes with the code. Absent: no copies of indexes are kept. */
  build?: string;
  /** False: jobs are stored and left to other processes. */
  work?: boolean;
  /** False: visitors are served by other processes. */
  serves?: boolean;
};

export type Application = {
  host: Host;
  /** Says that it will stop, and serves on for so many ms. */
  drain: Drain['drain'];
  /** Waits for what runs, then lets go of the database. */
  close: () => Promise<void>;
};

/** In ms, how long a visitor's request waits for a connection to the database before it fails. */
const VISITORS_PATIENCE = 10_000;

/** The whole application around a migrated database; it doesn't listen yet. */
export const createApplication = async (options: ApplicationOptions): Promise<Application> => {
  const { config, databaseUrl, directUrl = databaseUrl, assets } = options;
  const clock = options.clock ?? systemClock;
  const https = config.siteUrl.startsWith('https:');
  const app = await createHttp({
    development: assets.development !== undefined,
    https,
    hsts: config.hsts,
    sources: (area) => sourcesOf(host, area),
    trustProxy: config.trustProxy,
    logger: options.logger ?? { level: config.logLevel },
  });
  const now = () => clock.now().getTime();
  const outage = createOutage({ log: app.log, now });
  const log = outage.quiet(app.log);
  const draining = createDrain(app);
  const pool = openPool(databaseUrl, {
    max: config.databasePool,
    named: config.databasePrepared,
    outage,
    onError: (err) => log.warn({ err }, 'lost a database connection'),
  });
  // Before that a command or the demo's loading may keep the process so busy that it sees late that
  // it has a connection.
  app.addHook('onListen', async () => pool.setPatience(VISITORS_PATIENCE));
  const { db } = pool;
  const replica = config.databaseReadUrl
    ? openReplica({
        ...{ url: config.databaseReadUrl, primary: db, log },
        ...{ max: config.databasePool, named: config.databasePrepared },
      })
    : undefined;
  const events = await createEvents({ db, url: directUrl, log, outage });
  const mailer = createMailer({ config, db, log, clock });
  const jobs = createJobs({
    ...{ url: databaseUrl, directUrl, named: config.databasePrepared, outage },
    log,
    context: { mailer, host: () => host },
  });
  const host: Host = {
    app,
    config,
    db,
    directUrl,
    reads: replica?.reads ?? ((ask) => ask(db)),
    outage,
    events,
    jobs,
    mailer,
    storage: createStorage({ config }),
    pictures: createPictures({ log }),
    sessions: createSessions({
      ...{ db, clock, https, secret: config.secret },
      lifetime: (config.sessionLifetimeDays ?? limits.lifetimeDays) * 86_400_000,
    }),
    cache: new PageCache({
      ...{ enabled: config.pageCache, now, awaySince: outage.since },
      ...sharingOptions(config, now),
    }),
    assets,
    clock,
    log,
    serves: options.serves ?? true,
    build: options.build,
  };
  jobs.define(sendMail);
  jobs.define(purgeMails);
  jobs.define(purgeRateLimitsJob);
  loadIslands();
  noteLimits(host);
  app.addHook('onRequest', refuseStaleToken(host));
  host.sessions.moveCookies(app);
  const purger = addPurger(host);
  const endMetrics = await addMetrics(host, pool.pool, purger);
  addCacheHook(host);
  addHealthRoutes(host, draining);
  if (options.clientFolder) {
    await addAssets(app, join(options.clientFolder, 'assets'), host.storage);
  }
  addTurns(host);
  const features = options.features ?? allFeatures;
  const names = features.map(({ name }) => name);
  plugInBlocks(host, options.blocks ?? blockFiles, names);
  registerMailSamples(host, writeSample);
  await setUpFeatures(host, features);
  await jobs.start({ work: options.work ?? true, isHeld: () => isPostHeld(db) });
  await app.ready();
  const closing = new AbortController();
  const closed = closeToOthers(filesFolder(config.dataFolder), closing.signal).catch((err) =>
    log.warn({ err }, 'files can be read by other users of this machine'),
  );
  const close = async () => {
    closing.abort();
    endMetrics();
    await closed;
    await draining.close();
    await jobs.stop();
    await purger?.close();
    host.pictures.close();
    await events.close();
    await replica?.close();
    await pool.close();
    outage.close();
  };
  return { host, drain: draining.drain, close };
};
