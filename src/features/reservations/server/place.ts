import { randomBytes, randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { presentChoice } from '#features/cart/api.server';
import type { NamedVariant } from '#features/catalog/api.server';
import { PICKUP_LETTERS } from '#features/orders/api.server';
import { announceChange } from '#features/overviews/api.server';
import { senderOf } from '#features/settings/api.server';
import { takeStock } from '#features/stock/api.server';
import type { Location } from '#features/stores/api.server';
import { reservations as limits } from '#kernel/limits';
import { transact } from '#platform/db/transact';
import type { Db, Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { isSameMailbox, type MailCause, mailboxOf, type VisitorCause } from '#platform/mail/cause';
import { sendMail } from '#platform/mail/jobs';
import type { Mail } from '#platform/mail/mailer';
import { writeMade } from './mail/made';
import { writeForStaff } from './mail/staff';
import { presentReservation } from './read';
import { reservations } from './tables';
import { holdsUntil } from './until';

export type Reserving = {
  /** One reservation a key, however often the form is sent. */
  key: string;
  variant: NamedVariant;
  store: Location;
  name: string;
  /** In small letters. */
  email: string;
  /** Who is logged in. */
  accountId?: number;
  /** Who does it, for the mails. */
  cause: VisitorCause;
};

type CausedMail = Mail & { cause: MailCause };

export type Placed = { token: string; isRepeat?: true } | { problem: 'gone' | 'tooMany' };

/** It can't be made after all: what was done for it is undone. */
class Undone extends Error {}

/** 'K7M-4PQ' */
const newCode = (): string => {
  const letters = Array.from(
    { length: 6 },
    () => PICKUP_LETTERS[randomInt(PICKUP_LETTERS.length)],
  ).join('');
  return `${letters.slice(0, 3)}-${letters.slice(3)}`;
};

/** A code that nobody was given yet. */
const freeCode = async (db: Db): Promise<string> => {
  const code = newCode();
  const { rows } = await db.execute(sql`select from reservations where code = ${code}`);
  return rows.length === 0 ? code : freeCode(db);
};

const findWarehouse = async (db: Db, locationId: number): Promise<number | undefined> => {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from warehouses where location_id = ${locationId} and kind = 'store'`,
  );
  return rows[0]?.id;
};

/** What was made with a key: a form that is sent again, by a second press or a retry. */
export const findPlacedByKey = async (tx: Db | Tx, key: string): Promise<string | undefined> => {
  const { rows } = await tx.execute<{ token: string }>(
    sql`select token from reservations where key = ${key}`,
  );
  return rows[0]?.token;
};

/** What a mailbox has put aside, however its address is written. */
const countHeld = async (tx: Tx, email: string): Promise<number> => {
  const { rows } = await tx.execute<{ email: string }>(sql`
    select email from reservations where state = 'held' and starts_with(email, ${email.slice(0, 1)})`);
  return rows.filter((row) => isSameMailbox(row.email, email)).length;
};

/**
 * Puts one piece aside in a store: it leaves the store's stock in the same transaction, and never a
 * piece that isn't there. The stock's row is held last, and shortest; all that can be made ready
 * before is.
 */
export const placeReservation = async (host: Host, wanted: Reserving): Promise<Placed> => {
  const row = await prepare(host, wanted);
  if (!row) return { problem: 'gone' };
  const mails = await mailsOf(host, row, wanted);
  try {
    const placed = await transact(host.db, (tx) => place(host, tx, row, mails));
    if ('token' in placed) await announceChange(host, 'Product', [wanted.variant.productId]);
    return placed;
  } catch (error) {
    if (error instanceof Undone) return { problem: 'gone' };
    throw error;
  }
};

const place = async (
  host: Host,
  tx: Tx,
  row: NewReservation,
  mails: readonly CausedMail[],
): Promise<Placed> => {
  // One person's forms come one after the other, so that his limit holds.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtext(${`reservation ${mailboxOf(row.email)}`}))`,
  );
  const known = await findPlacedByKey(tx, row.key);
  if (known) return { token: known, isRepeat: true };
  if ((await countHeld(tx, row.email)) >= limits.perPerson) return { problem: 'tooMany' };
  await tx.insert(reservations).values(row);
  for (const mail of mails) await host.jobs.enqueue(sendMail, mail, { tx });
  const { warehouseId, variantId } = row;
  if (!(await takeStock(tx, { warehouseId, variantId, pieces: 1 }))) throw new Undone();
  return { token: row.token };
};

type NewReservation = typeof reservations.$inferInsert & {
  email: string;
  name: string;
  madeAt: Date;
};

const prepare = async (
  host: Host,
  { key, variant, store, name, email, accountId }: Reserving,
): Promise<NewReservation | undefined> => {
  const warehouseId = await findWarehouse(host.db, store.id);
  if (warehouseId === undefined) return undefined;
  const madeAt = host.clock.now();
  const expiresAt = holdsUntil(store, madeAt)?.until;
  if (!expiresAt) return undefined;
  return {
    code: await freeCode(host.db),
    token: randomBytes(24).toString('base64url'),
    key,
    variantId: variant.id,
    warehouseId,
    locationId: store.id,
    productId: variant.productId,
    title: variant.title,
    choice: presentChoice(variant),
    sku: variant.sku,
    unitCents: variant.unitCents,
    name,
    email,
    accountId,
    state: 'held',
    madeAt,
    expiresAt,
  };
};

/** To who made it, and to the store's staff: they need to know what and for whom, not his address. */
const mailsOf = async (
  host: Host,
  row: NewReservation,
  { store, variant, cause }: Pick<Reserving, 'store' | 'variant' | 'cause'>,
): Promise<CausedMail[]> => {
  const { email } = store;
  const about = { sender: senderOf(host), view: presentReservation(row, store, row.madeAt) };
  const made = { ...about, token: row.token, picture: variant.picture };
  const mails: CausedMail[] = [{ to: row.email, ...(await writeMade(made)), cause }];
  if (email !== '') {
    const staff = { ...about, name: row.name, sku: row.sku ?? null };
    // The store has to put it aside, whoever else gets too many mails.
    const owed = { owed: true };
    mails.push({ to: email, ...(await writeForStaff(staff)), cause: owed });
  }
  return mails;
};
