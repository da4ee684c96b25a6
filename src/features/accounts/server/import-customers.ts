import { sql } from 'drizzle-orm';
import { customerFileTexts as texts } from '#kernel/messages/nl-customer-files';
import { transact } from '#platform/db/transact';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { type FileCustomer, readCustomers } from './customer-lines';
import { hashOfNone } from './passwords';

/** Customers that are written in one transaction: what a kill costs. */
const BATCH = 1000;
/** Remarks that are told of a file. */
const MOST_TOLD = 50;

export type CustomerImport = {
  made: number;
  /** Those that have an account already: it stays as it is. */
  known: number;
  refused: number;
  /** Those that came on the newsletter's list. */
  subscribed: number;
  /** The first of what is wrong or was left out, by line. */
  told: { line: number; text: string }[];
  /** How many more there were. */
  more: number;
  /** Columns that were taken for nothing, such as a second one of addresses. */
  unused: string[];
};

/** Somebody who said that he wants the newsletter, and when. */
export type Consenting = { email: string; name: string; at: Date };

export type CustomerImportOptions = {
  columns?: Readonly<Record<string, string>> | undefined;
  dryRun?: boolean;
  /** Puts who consented on the newsletter's list, in the same transaction; answers how many that were. */
  subscribe: (tx: Tx, list: readonly Consenting[]) => Promise<number>;
  onProgress?: (done: number) => void;
};

type Line = { line: number; customer: FileCustomer };

const findKnown = async (tx: Tx, lines: readonly Line[]): Promise<Set<string>> => {
  const emails = sql.param(lines.map(({ customer }) => customer.email));
  const { rows } = await tx.execute<{ email: string }>(
    sql`select email from accounts where email = any(${emails}::text[])`,
  );
  return new Set(rows.map(({ email }) => email));
};

/** Makes accounts without a password, with their address: nobody is mailed of it. Answers how many were made. */
const insertAccounts = async (
  tx: Tx,
  { passwordHash, now }: { passwordHash: string; now: Date },
  lines: readonly Line[],
): Promise<number> => {
  const list = JSON.stringify(
    lines.map(({ customer: { address, since, email, firstName, lastName, phone } }) => ({
      ...{ email, first: firstName, last: lastName, phone, since: (since ?? now).toISOString() },
      address: address ?? null,
    })),
  );
  const { rows } = await tx.execute<{ made: number }>(sql`
    with list as (
      select * from json_to_recordset(${list}::json)
        as x(email text, first text, last text, phone text, since timestamptz, address jsonb)
    ), made as (
      insert into accounts (email, first_name, last_name, phone, password_hash, has_password, role,
        created_at, last_login_at)
      select email, first, last, phone, ${passwordHash}, false, 'customer', since, ${now.toISOString()}::timestamptz
      from list on conflict do nothing returning id, email
    ), placed as (
      insert into account_addresses (account_id, first_name, last_name, zipcode, housenumber,
        housenumber_suffix, street, place, country, usual)
      select made.id, list.first, list.last, address ->> 'zipcode', address ->> 'housenumber',
        address ->> 'housenumberSuffix', address ->> 'street', address ->> 'place', address ->> 'country', true
      from made join list using (email) where address is not null and address <> 'null'::jsonb
    ) select count(*)::int as made from made`);
  return rows[0]?.made ?? 0;
};

/**
 * Reads a file of customers: accounts without a password, whose holders choose one when they first come. Who has an
 * account keeps it as it is, so that the same file may be read again after it was cut off. Lines are read one by one.
 * Throws UnusableFile.
 */
export const importCustomers = async (
  host: Host,
  lines: AsyncIterable<string>,
  { columns, dryRun = false, subscribe, onProgress }: CustomerImportOptions,
): Promise<CustomerImport> => {
  const report: CustomerImport = {
    ...{ made: 0, known: 0, refused: 0, subscribed: 0, told: [], more: 0, unused: [] },
  };
  const tell = (line: number, text: string) => {
    if (report.told.length < MOST_TOLD) report.told.push({ line, text });
    else report.more += 1;
  };
  const now = host.clock.now();
  const passwordHash = dryRun ? '' : await hashOfNone();
  const seen = new Map<string, number>();
  let batch: Line[] = [];
  let done = 0;
  const write = async (): Promise<void> => {
    const part = batch;
    batch = [];
    const consenting = part.flatMap(({ customer: { email, consentAt, firstName } }) =>
      consentAt ? [{ email, name: firstName, at: consentAt }] : [],
    );
    const { made, subscribed } = await transact(host.db, async (tx) => {
      const known = await findKnown(tx, part);
      if (dryRun) return { made: part.length - known.size, subscribed: consenting.length };
      return {
        made: await insertAccounts(tx, { passwordHash, now }, part),
        subscribed: consenting.length > 0 ? await subscribe(tx, consenting) : 0,
      };
    });
    report.made += made;
    report.known += part.length - made;
    report.subscribed += subscribed;
    done += part.length;
    onProgress?.(done);
  };
  for await (const one of readCustomers(lines, {
    ...{ columns, now },
    onUnused: (headers) => report.unused.push(...headers),
  })) {
    const { line } = one;
    const first = 'customer' in one ? seen.get(one.customer.email) : undefined;
    if ('problem' in one || first !== undefined) {
      report.refused += 1;
      tell(line, 'problem' in one ? one.problem : texts.double(first ?? 0));
      continue;
    }
    seen.set(one.customer.email, line);
    for (const remark of one.remarks) tell(line, remark);
    batch.push({ line, customer: one.customer });
    if (batch.length === BATCH) await write();
  }
  if (batch.length > 0) await write();
  return report;
};
