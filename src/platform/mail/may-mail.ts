import { sql } from 'drizzle-orm';
import type { Clock } from '#kernel/define/clock';
import { mailLimits } from '#kernel/limits-mail';
import type { Config } from '../config/config';
import { transact } from '../db/transact';
import type { Db, Tx } from '../db/types';
import { hashReceiver, type MailCause } from './cause';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Any number, the same in every process: who counts does so alone, so that the last one is one. */
const LOCK = 5_183_220_047;

type By = keyof typeof mailLimits;
const all = Object.keys(mailLimits) as By[];

type Counting = {
  db: Db;
  clock: Clock;
  config: Pick<Config, 'secret'>;
};

type Wanted = { to: string; key: string; cause: MailCause };

/**
 * Counts a mail by its receiver, by the client that caused it and by its order, all kinds of mail
 * together, for all processes. Answers by which of them it is one too many; undefined: it may go. What
 * is refused isn't counted, and the same key counts once, however often its job is tried.
 */
export const mayMail = async (
  host: Counting,
  { to, key, cause }: Wanted,
): Promise<By | undefined> => {
  if (cause === 'system') return undefined;
  const who = {
    receiver: hashReceiver(host, to),
    client: cause.client ?? null,
    order: cause.order ?? null,
  };
  const now = host.clock.now();
  return transact(host.db, async (tx) => {
    if (!cause.owed) {
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
      const full = await findFull(tx, { who, key, now });
      if (full) return full;
    }
    await tx.execute(sql`
      insert into caused_mails (key, receiver, client, order_id, at)
      values (${key}, ${who.receiver}, ${who.client}, ${who.order}, ${now.toISOString()}::timestamptz)
      on conflict (key) do nothing`);
    return undefined;
  });
};

type Who = Record<By, string | number | null>;
type Counts = { known: boolean } & Record<`${By}_${'hour' | 'day'}`, number>;

const findFull = async (
  tx: Tx,
  { who, key, now }: { who: Who; key: string; now: Date },
): Promise<By | undefined> => {
  const since = (ms: number) => sql`${new Date(now.getTime() - ms).toISOString()}::timestamptz`;
  const { rows } = await tx.execute<Counts>(sql`
    select
      exists (select from caused_mails where key = ${key}) as known,
      count(*) filter (where receiver = ${who.receiver} and at > ${since(HOUR)})::int as receiver_hour,
      count(*) filter (where receiver = ${who.receiver})::int as receiver_day,
      count(*) filter (where client = ${who.client} and at > ${since(HOUR)})::int as client_hour,
      count(*) filter (where client = ${who.client})::int as client_day,
      count(*) filter (where order_id = ${who.order}::int and at > ${since(HOUR)})::int as order_hour,
      count(*) filter (where order_id = ${who.order}::int)::int as order_day
    from caused_mails
    where at > ${since(DAY)} and
      (receiver = ${who.receiver} or client = ${who.client} or order_id = ${who.order}::int)`);
  const [counts] = rows;
  if (!counts || counts.known) return undefined;
  return all.find(
    (by) =>
      counts[`${by}_hour`] >= mailLimits[by].hour || counts[`${by}_day`] >= mailLimits[by].day,
  );
};

/** Removes what no longer counts. */
export const purgeCausedMails = async ({ db, clock }: Omit<Counting, 'config'>): Promise<void> => {
  const before = new Date(clock.now().getTime() - 2 * DAY).toISOString();
  await db.execute(sql`delete from caused_mails where at < ${before}::timestamptz`);
};
