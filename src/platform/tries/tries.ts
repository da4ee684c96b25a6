import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Host } from '#platform/host';
import { clientOf } from '#platform/http/client-of';

type TriesHost = Pick<Host, 'db' | 'clock' | 'config'>;

export type TriesOptions = {
  /** What is tried; counted apart from all others. */
  name: string;
  /** How often it may be tried, or how much may be taken, in a period: less than 2 ** 31. */
  points: number;
  /** Of a period, from its first try. */
  seconds: number;
};

export type Tries = {
  /**
   * Counts a try, or as much as is given (bytes, say); answers whether it was still allowed. What is
   * refused is not counted. Network addresses of one IPv6 network are one.
   */
  take: (who: string, amount?: number) => Promise<boolean>;
  /** Whether another would be allowed, without counting it. */
  hasRoom: (who: string) => Promise<boolean>;
  /** Begins anew. */
  forget: (who: string) => Promise<void>;
  /** Takes back one that was counted: it turned out to be none. */
  giveBack: (who: string) => Promise<void>;
};

/** A limit that all processes count together, in the database. */
export const createTries = (host: TriesHost, { name, points, seconds }: TriesOptions): Tries => {
  const keyOf = (who: string): string => {
    const hash = createHmac('sha256', host.config.secret).update(`tries ${clientOf(who)}`);
    return `${name} ${hash.digest('base64url').slice(0, 22)}`;
  };
  return {
    async take(who, amount = 1) {
      if (amount > points) return false;
      const now = host.clock.now();
      const at = sql`${now.toISOString()}::timestamptz`;
      const until = new Date(now.getTime() + seconds * 1000).toISOString();
      // One statement: two tries at once can't both be the last one.
      const { rowCount } = await host.db.execute(sql`
        insert into tries as t (key, count, until) values (${keyOf(who)}, ${amount}, ${until}::timestamptz)
        on conflict (key) do update set
          count = case when t.until <= ${at} then excluded.count else t.count + excluded.count end,
          until = case when t.until <= ${at} then excluded.until else t.until end
        where t.until <= ${at} or t.count <= ${points - amount}`);
      return rowCount === 1;
    },
    async hasRoom(who) {
      const { rowCount } = await host.db.execute(sql`
        select from tries where key = ${keyOf(who)} and count >= ${points}
          and until > ${host.clock.now().toISOString()}::timestamptz`);
      return rowCount === 0;
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
export const purgeTries = async ({ db, clock }: TriesHost): Promise<number> => {
  const { rowCount } = await db.execute(
    sql`delete from tries where until <= ${clock.now().toISOString()}::timestamptz`,
  );
  return rowCount ?? 0;
};
