import { stringify } from 'csv-stringify/sync';
import { sql } from 'drizzle-orm';
import { newsletterTexts } from '#kernel/messages/nl-newsletter';
import { defuse } from '#kernel/values/spreadsheet-cell';
import type { Db } from '#platform/db/types';
import type { SubscriberState } from '../contract';

const BATCH = 500;
const BOM = '\ufeff';
const texts = newsletterTexts.export;

type Row = {
  id: number;
  email: string | null;
  name: string | null;
  language: string;
  state: SubscriberState;
  addressHash: string;
  asked: Date | null;
  source: string | null;
  version: number | null;
  text: string | null;
  confirmed: Date | null;
  withdrawn: Date | null;
  withdrawnBy: string | null;
};

/**
 * Each subscriber with what shows that he asked, and by which words: the asking that he confirmed, and of
 * who did not the last one.
 */
const readBatch = async (db: Db, after: number, isAll: boolean): Promise<Row[]> => {
  const { rows } = await db.execute<Row>(sql`
    select s.id, s.email, s.name, s.language, s.state, s.address_hash as "addressHash",
      a.asked_at as asked, a.source, t.id as version, t.text,
      a.confirmed_at as confirmed, w.at as withdrawn, w.source as "withdrawnBy"
    from newsletter_subscribers s
    left join lateral (select * from newsletter_asks a where a.subscriber_id = s.id
      order by (a.confirmed_at is not null and (a.ended_at is null or s.state = 'unsubscribed')) desc,
        a.id desc limit 1) a on true
    left join newsletter_texts t on t.id = a.text_id
    left join lateral (select * from newsletter_proofs p
      where p.subscriber_id = s.id and p.kind = 'withdrawn'
      order by p.id desc limit 1) w on s.state = 'unsubscribed'
    where s.id > ${after} ${isAll ? sql`` : sql`and s.state = 'subscribed'`}
    order by s.id limit ${BATCH}`);
  return rows;
};

const iso = (at: Date | string | null): string => (at ? new Date(at).toISOString() : '');

const cellsOf = (row: Row): string[] => [
  String(row.id),
  ...[row.email ?? '', row.name ?? '', row.language, texts.states[row.state]].map(defuse),
  ...[iso(row.asked), defuse(row.source ?? ''), String(row.version ?? ''), defuse(row.text ?? '')],
  ...[iso(row.confirmed), iso(row.withdrawn), defuse(row.withdrawnBy ?? ''), row.addressHash],
];

export type SubscriberExport = {
  /** Those who didn't confirm and those who withdrew as well. */
  all?: boolean;
  /** Semicolons, as a Dutch spreadsheet wants them. */
  sheet?: boolean;
};

/**
 * The subscribers as a CSV file in parts, by number, with the proof of their consent: moments (ISO
 * 8601, UTC), where it was asked and by which words, and the hash of the address. Begins with a byte
 * order mark, by which spreadsheets know the encoding. `onRow` is called for each.
 */
export async function* exportSubscribers(
  db: Db,
  { all = false, sheet }: SubscriberExport = {},
  onRow: () => void = () => {},
): AsyncGenerator<string> {
  const write = (rows: string[][]) => stringify(rows, { delimiter: sheet ? ';' : ',' });
  yield BOM + write([[...texts.columns]]);
  for (let after = 0; ; ) {
    const rows = await readBatch(db, after, all);
    if (rows.length > 0) yield write(rows.map(cellsOf));
    for (const _ of rows) onRow();
    after = rows.at(-1)?.id ?? after;
    if (rows.length < BATCH) return;
  }
}
