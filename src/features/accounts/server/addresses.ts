import { and, asc, desc, eq, ne } from 'drizzle-orm';
import { transact } from '#platform/db/transact';
import type { Host } from '#platform/host';
import type { AccountAddress } from '../contract';
import { accountAddresses as table } from './tables';

/** Addresses that one account keeps. */
const MOST = 30;

export type NewAddress = Omit<AccountAddress, 'id'>;

/** The addresses of an account, the usual one first. */
export const listAddresses = (host: Host, accountId: number): Promise<AccountAddress[]> =>
  host.db
    .select()
    .from(table)
    .where(eq(table.accountId, accountId))
    .orderBy(desc(table.usual), asc(table.id));

const own = (accountId: number, id: number) =>
  and(eq(table.accountId, accountId), eq(table.id, id));

/** An address of an account; another's is none. */
export const findAddress = async (
  host: Host,
  accountId: number,
  id: number,
): Promise<AccountAddress | undefined> => {
  const [row] = await host.db.select().from(table).where(own(accountId, id));
  return row;
};

/** Writes an address, new without an id. There is one usual address; the first is it. */
export const saveAddress = (
  host: Host,
  accountId: number,
  address: NewAddress,
  id?: number,
): Promise<'saved' | 'full' | 'unknown'> =>
  transact(host.db, async (tx) => {
    const others = await tx
      .select({ usual: table.usual })
      .from(table)
      .where(and(eq(table.accountId, accountId), id === undefined ? undefined : ne(table.id, id)));
    if (id === undefined && others.length >= MOST) return 'full';
    const usual = address.usual || !others.some((one) => one.usual);
    const row = { ...address, usual, accountId };
    if (usual) {
      await tx.update(table).set({ usual: false }).where(eq(table.accountId, accountId));
    }
    const written =
      id === undefined
        ? await tx.insert(table).values(row).returning()
        : await tx.update(table).set(row).where(own(accountId, id)).returning();
    return written.length > 0 ? 'saved' : 'unknown';
  });

/**
 * Takes an address away; the oldest that is left becomes the usual one. Answers whether the account had
 * it.
 */
export const removeAddress = async (host: Host, accountId: number, id: number): Promise<boolean> =>
  transact(host.db, async (tx) => {
    const [gone] = await tx.delete(table).where(own(accountId, id)).returning();
    if (!gone?.usual) return gone !== undefined;
    const [next] = await tx
      .select({ id: table.id })
      .from(table)
      .where(eq(table.accountId, accountId))
      .orderBy(asc(table.id))
      .limit(1);
    if (next) await tx.update(table).set({ usual: true }).where(own(accountId, next.id));
    return true;
  });

/** Where it is, however it was written; who lives there is no matter. */
const placeOf = (address: Omit<NewAddress, 'usual'>): string => {
  const { country, zipcode, housenumber, housenumberSuffix, street } = address;
  const parts = [country, zipcode, housenumber, housenumberSuffix, street];
  return parts.map((part) => part.replace(/\s+/g, '').toLowerCase()).join('|');
};

/** Keeps an address that was typed for an order, unless the account has it; the first is the usual. */
export const rememberAddress = async (
  host: Host,
  accountId: number,
  address: Omit<NewAddress, 'usual'>,
): Promise<void> => {
  const known = await listAddresses(host, accountId);
  if (known.some((one) => placeOf(one) === placeOf(address))) return;
  await saveAddress(host, accountId, { ...address, usual: false });
};
