import { sql } from 'drizzle-orm';
import { findProvider, TEST_BANK } from '#features/payments/api.server';
import { operationsTexts } from '#kernel/messages/nl-operations';
import { formatMoment } from '#kernel/values/dutch-dates';
import { tellSize } from '#kernel/values/file-size';
import type { Host } from '#platform/host';
import { isPostHeld } from '#platform/installation/held';
import { findLastBackup } from '#platform/installation/last-backup';
import { diskRoom } from '#platform/storage/room';
import type { HealthState, ToldHealth } from '../contract';

const texts = operationsTexts.machinery;

const MINUTE = 60_000;
const DAY = 86_400_000;
/** Minutes that work may wait before somebody should mind it, and before it is wrong. */
const SLOW = 5;
const STUCK = 60;
/** Shares of the disk that are free. */
const FULLISH = 0.15;
const FULL = 0.05;

type Check = { state: HealthState; text: string };

const checkDatabase = async ({ db }: Host): Promise<Check> => {
  const begun = performance.now();
  try {
    await db.execute(sql`select 1`);
    return { state: 'good', text: texts.database(Math.ceil(performance.now() - begun)) };
  } catch {
    return { state: 'bad', text: texts.databaseAway };
  }
};

/** How it stands with work that waits, since so many minutes. */
export const queueState = (minutes: number): HealthState => {
  if (minutes < SLOW) return 'good';
  return minutes < STUCK ? 'mind' : 'bad';
};

const checkQueue = async ({ db, jobs, clock }: Host): Promise<Check> => {
  if (await isPostHeld(db)) return { state: 'bad', text: texts.held };
  const { waiting, since } = await jobs.countWaiting();
  if (!since) return { state: 'good', text: texts.queueEmpty };
  const minutes = Math.max(0, Math.floor((clock.now().getTime() - since.getTime()) / MINUTE));
  return { state: queueState(minutes), text: texts.queue(waiting, minutes) };
};

const checkMail = ({ config }: Host): Check =>
  config.smtpUrl ? { state: 'good', text: texts.mailOn } : { state: 'mind', text: texts.mailOff };

const checkPayments = (host: Host): Check => {
  const provider = findProvider(host);
  if (!provider) return { state: 'mind', text: texts.paymentsNone };
  return provider.name === TEST_BANK
    ? { state: 'mind', text: texts.paymentsTest }
    : { state: 'good', text: texts.paymentsOn(texts.providers[provider.name] ?? provider.name) };
};

/** How it stands with a disk of which this share is free. */
export const diskState = (share: number): HealthState => {
  if (share < FULL) return 'bad';
  return share < FULLISH ? 'mind' : 'good';
};

const checkDisk = async ({ config }: Host): Promise<Check> => {
  const { free, all } = await diskRoom(config.dataFolder);
  const share = free / all;
  return { state: diskState(share), text: texts.disk(tellSize(free), Math.round(share * 100)) };
};

const checkFiles = ({ config }: Host): Check => ({
  state: 'good',
  text: config.s3 ? texts.storageS3 : texts.storageDisk,
});

/** Days after which a backup is old: one is made each night. */
const OLD = 2;

/** How it stands with backups, when the last one was made then. */
export const backupState = (last: Date | undefined, now: Date): HealthState =>
  last && now.getTime() - last.getTime() < OLD * DAY ? 'good' : 'mind';

const checkBackup = async ({ db, clock }: Host): Promise<Check> => {
  const last = await findLastBackup(db);
  const text = last ? texts.backupAt(formatMoment(last.at)) : texts.backupNone;
  return { state: backupState(last?.at, clock.now()), text };
};

/** How it goes with what the site stands on. One that can't be asked is told as bad, and keeps no other back. */
export const readHealth = async (host: Host): Promise<ToldHealth[]> => {
  const checks = {
    database: checkDatabase,
    queue: checkQueue,
    mail: checkMail,
    payments: checkPayments,
    disk: checkDisk,
    pictures: checkFiles,
    backup: checkBackup,
  } as const;
  return Promise.all(
    Object.entries(checks).map(async ([name, check]): Promise<ToldHealth> => {
      const label = texts.checks[name as keyof typeof checks];
      try {
        return { name, label, ...(await check(host)) };
      } catch (error) {
        return { name, label, state: 'bad', text: (error as Error).message };
      }
    }),
  );
};
