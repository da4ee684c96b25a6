import { sql } from 'drizzle-orm';
import { stockAlerts as limits } from '#kernel/limits-alerts';
import { transact } from '#platform/db/transact';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { sendMail } from '#platform/mail/jobs';
import { letterOf } from './mail/letter-of';
import { writeThere } from './mail/there';
import { subjectOf } from './subject';

/** Any number, the same in every process: one of them at a time hands out the turns. */
const LOCK = 5_183_220_031;

type Turn = {
  token: string;
  email: string;
  variantId: number;
  locationId: number | null;
  pieces: number;
};

/**
 * Whose turn it is. For each piece that lies there now so many mails may go in a round of a day; who
 * was told in this round counts. So three pieces bring the first nine their mail, and the others hear
 * of it when there still are pieces the next day. In one statement they are told: each once.
 */
const takeTurns = async (tx: Tx, now: Date): Promise<Turn[]> => {
  const at = now.toISOString();
  const since = new Date(now.getTime() - limits.round).toISOString();
  const { rows } = await tx.execute<Turn>(sql`
    with wanted as (
      select distinct variant_id, location_id from stock_alerts where state = 'waiting'
    ), places as (
      select w.variant_id, w.location_id,
        (select coalesce(sum(s.pieces), 0)::int
          from stock s join warehouses h on h.id = s.warehouse_id
          where s.variant_id = w.variant_id and case when w.location_id is null then h.kind = 'web'
            else h.kind = 'store' and h.location_id = w.location_id end) as pieces,
        (select count(*) from stock_alerts e where e.variant_id = w.variant_id
          and e.location_id is not distinct from w.location_id
          and e.state = 'sent' and e.ended_at > ${since}::timestamptz) as told
      from wanted w
      join variants v on v.id = w.variant_id and v.state = 'Online'
      join products p on p.id = v.product_id and p.state = 'Online' and p.kind = 'goods'
    ), queue as (
      select a.id, a.email, a.asked_at, l.pieces, l.pieces * ${limits.mailsPerUnit}::int - l.told as room,
        row_number() over (
          partition by a.variant_id, a.location_id order by a.asked_at, a.id
        ) as place
      from places l
      join stock_alerts a on a.variant_id = l.variant_id
        and a.location_id is not distinct from l.location_id and a.state = 'waiting'
      where l.pieces > 0
    ), next as (
      select id, email, pieces from queue where place <= room
      order by asked_at, id limit ${limits.batch}
    ), told as (
      update stock_alerts a set state = 'sent', ended_at = ${at}::timestamptz, email = null
      from next n where a.id = n.id and a.state = 'waiting'
      returning a.id, a.token, n.email, a.variant_id as "variantId",
        a.location_id as "locationId", n.pieces, a.asked_at
    )
    select * from told order by asked_at, id`);
  return rows;
};

/** Whether he was told: what was taken out of the shop at this very moment brings no mail. */
const tell = async (host: Host, tx: Tx, turn: Turn): Promise<boolean> => {
  const subject = await subjectOf(host, turn);
  if (!subject) return waitOn(tx, turn);
  const letter = letterOf(host, turn.token);
  const mail = await writeThere({ ...letter, subject, pieces: turn.pieces });
  // Who is told confirmed that he wants to be, and it is stock that comes in which causes it.
  const cause = 'system' as const;
  const sent = { to: turn.email, unsubscribeUrl: letter.stopUrl, ...mail, cause };
  await host.jobs.enqueue(sendMail, sent, { tx });
  return true;
};

const waitOn = async (tx: Tx, { token, email }: Turn): Promise<false> => {
  await tx.execute(sql`
    update stock_alerts set state = 'waiting', ended_at = null, email = ${email}
    where token = ${token}`);
  return false;
};

/**
 * Mails who waits for what is there, in the order in which they asked; answers how many. It looks at
 * the stock as it is, so it matters not who changed it: an order, an import, a hand in the database.
 */
export const sendAlerts = async (host: Host): Promise<number> => {
  let all = 0;
  for (let sent: number = limits.batch; sent === limits.batch; all += sent) {
    sent = await transact(host.db, async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
      const turns = await takeTurns(tx, host.clock.now());
      let told = 0;
      for (const turn of turns) if (await tell(host, tx, turn)) told += 1;
      return told;
    });
  }
  return all;
};
