import { createHmac } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { endEarly } from '#platform/db/durable';
import { preparedSql } from '#platform/db/prepared';
import type { Host } from '#platform/host';
import { clientOf } from '#platform/http/client-of';

type RateLimiterHost = Pick<Host, 'db' | 'clock' | 'config'>;

export type RateLimiterOptions = {
  /** What is tried; counted apart from all others. */
  name: string;
  /** How often it may be tried, or how much may be taken, in a period: less than 2 ** 31. */
  points: number;
  /** Of a period, from its first try. */
  seconds: number;
};

export type RateLimiter = {
  /**
   * Counts a try, or as much as is given (bytes, say); answers whether it was still allowed. What is
   * refused is not counted. Network addresses of one IPv6 network are one.
   */
  take: (who: string, amount?: number) => Promise<boolean>;
  /**
   * The same, without waiting for the disk: for who waits for it with `makeDurable` before anybody is
   * told of what was tried.
   */
  takeEarly: (who: string) => Promise<boolean>;
  /** Whether another would be allowed, without counting it. */
  hasRoom: (who: string) => Promise<boolean>;
  /** In whole seconds, until all that was counted is forgotten: when one who was refused may come back. */
  secondsLeft: (who: string) => Promise<number>;
  /** Begins anew. */
  forget: (who: string) => Promise<void>;
  /** Takes back one that was counted: it turned out to be none. */
  giveBack: (who: string) => Promise<void>;
};

const given = sql.placeholder;
const at = sql`${given('now')}::timestamptz`;

// One statement: two tries at once can't both be the last one.
const taking = (name: string, returning: SQL) =>
  preparedSql(
    name,
    sql`insert into tries as t (key, count, until)
      values (${given('key')}, ${given('amount')}::int, ${given('until')}::timestamptz)
      on conflict (key) do update set
        count = case when t.until <= ${at} then excluded.count else t.count + excluded.count end,
        until = case when t.until <= ${at} then excluded.until else t.until end
      where t.until <= ${at} or t.count <= ${given('most')}::int
      returning ${returning}`,
  );

const takeNow = taking('tries_take', sql`1`);
const takeUnwritten = taking('tries_take_early', endEarly);

const findFull = preparedSql(
  'tries_full',
  sql`select from tries
    where key = ${given('key')} and count >= ${given('points')}::int and until > ${at}`,
);

/** A limit that all processes count together, in the database. */
export const createRateLimiter = (
  host: RateLimiterHost,
  { name, points, seconds }: RateLimiterOptions,
): RateLimiter => {
  const keyOf = (who: string): string => {
    const hash = createHmac('sha256', host.config.secret).update(`tries ${clientOf(who)}`);
    return `${name} ${hash.digest('base64url').slice(0, 22)}`;
  };
  const take = async (statement: typeof takeNow, who: string, amount: number) => {
    if (amount > points) return false;
    const now = host.clock.now();
    const until = new Date(now.getTime() + seconds * 1000).toISOString();
    const counted = { key: keyOf(who), amount, until, now: now.toISOString() };
    const rows = await statement(host.db, { ...counted, most: points - amount });
    return rows.length === 1;
  };
  return {
    take: (who, amount = 1) => take(takeNow, who, amount),
    takeEarly: (who) => take(takeUnwritten, who, 1),
    async hasRoom(who) {
      const now = host.clock.now().toISOString();
      return (await findFull(host.db, { key: keyOf(who), points, now })).length === 0;
    },
    async secondsLeft(who) {
      const { rows } = await host.db.execute<{ until: string }>(
        sql`select until from tries where key = ${keyOf(who)}`,
      );
      const until = rows[0] ? new Date(rows[0].until).getTime() : 0;
      return Math.max(1, Math.ceil((until - host.clock.now().getTime()) / 1000));
    },
    async forget(who) {
      await host.db.execute(sql`delete from tries where key = ${keyOf(who)}`);
    },
    async giveBack(who) {
      await host.db.execute(
        sql`update tries set count = count - 1 where key = ${keyOf(who)} and count > 0`,
      );
    },
  };
};

/** Removes what is over. Answers how many. */
export const purgeRateLimits = async ({ db, clock }: RateLimiterHost): Promise<number> => {
  const { rowCount } = await db.execute(
    sql`delete from tries where until <= ${clock.now().toISOString()}::timestamptz`,
  );
  return rowCount ?? 0;
};
