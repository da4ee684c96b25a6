import { and, eq, sql } from 'drizzle-orm';
import {
  lockAccount,
  noteEmailProven,
  registerErasure,
  tellWayAdded,
  type WaysInSource,
} from '#features/accounts/api.server';
import { signIn as limits } from '#kernel/limits-signin';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { MailCause } from '#platform/mail/cause';
import { findProvider, type Identity } from './provider';
import { accountLinks, pendingLinks } from './tables';

const isOf = (provider: string, subject: string) =>
  and(eq(accountLinks.provider, provider), eq(accountLinks.subject, subject));

/** The account that an identity logs in to. Found by the provider's own name for him alone. */
export const findLinked = async (
  host: Host,
  provider: string,
  subject: string,
): Promise<number | undefined> => {
  const [row] = await host.db.select().from(accountLinks).where(isOf(provider, subject));
  return row?.accountId;
};

/** Whether an account has a link with a provider; with `subject`: with that identity. */
export const accountHas = async (
  host: Host,
  accountId: number,
  provider: string,
  subject?: string,
): Promise<boolean> => {
  const rows = await host.db
    .select()
    .from(accountLinks)
    .where(and(eq(accountLinks.accountId, accountId), eq(accountLinks.provider, provider)));
  return rows.some((row) => subject === undefined || row.subject === subject);
};

/** Notes that an identity was used to log in. */
export const rememberUse = async (host: Host, provider: string, subject: string): Promise<void> => {
  const lastUsedAt = host.clock.now();
  await host.db.update(accountLinks).set({ lastUsedAt }).where(isOf(provider, subject));
};

/** How linking went; `taken`: it belongs to another account, `full`: the account has enough of them. */
export type Linked = 'linked' | 'taken' | 'full' | 'gone';

type Linking = {
  accountId: number;
  provider: string;
  identity: Identity;
  /** Left out: its holder is not told, because the account was made with it. */
  cause?: MailCause;
  /** Left out: the account's holder logs in with it now. */
  isUnused?: boolean;
};

/** Links an identity with an account. Once: whoever is linked already stays so. */
export const linkIdentity = async (host: Host, tx: Tx, linking: Linking): Promise<Linked> => {
  const { accountId, provider, identity, cause } = linking;
  const person = await lockAccount(tx, accountId);
  if (!person) return 'gone';
  const own = await tx.select().from(accountLinks).where(eq(accountLinks.accountId, accountId));
  if (own.some((one) => one.provider === provider && one.subject === identity.subject)) {
    return 'linked';
  }
  if (own.length >= limits.linksPerAccount) return 'full';
  const createdAt = host.clock.now();
  const [row] = await tx
    .insert(accountLinks)
    .values({
      ...{ accountId, provider, subject: identity.subject, email: identity.email ?? '' },
      createdAt,
      lastUsedAt: linking.isUnused ? null : createdAt,
    })
    .onConflictDoNothing()
    .returning();
  if (!row) return 'taken';
  const isProof = identity.isEmailVerified && identity.email === person.email;
  if (isProof && !person.emailProvenAt) await noteEmailProven(host, tx, accountId);
  const label = findProvider(host, provider)?.name ?? provider;
  if (cause) await tellWayAdded(host, tx, person, { label, cause });
  return 'linked';
};

const removeAll = async (tx: Tx, accountId: number): Promise<void> => {
  await tx.delete(accountLinks).where(eq(accountLinks.accountId, accountId));
};

/** Accounts elsewhere, among the ways in of an account. One whose provider is off now logs nobody in. */
export const linkedWays = (host: Host): WaysInSource => ({
  async list(db, accountId) {
    const rows = await db
      .select()
      .from(accountLinks)
      .where(eq(accountLinks.accountId, accountId))
      .orderBy(accountLinks.id);
    return rows.flatMap(({ id, provider, email, createdAt, lastUsedAt }) => {
      const known = findProvider(host, provider);
      if (!known) return [];
      const label = known.name;
      return [
        { kind: provider, id: String(id), label, detail: email, addedAt: createdAt, lastUsedAt },
      ];
    });
  },
  async remove(tx, accountId, { id }) {
    const isIt = and(eq(accountLinks.accountId, accountId), eq(accountLinks.id, Number(id)));
    await tx.delete(accountLinks).where(isIt);
  },
  removeUnproven: removeAll,
});

export const removeLinksOf = removeAll;

/** What a provider said of somebody's address: the account's own links go with the account. */
export const registerLinkErasure = (host: Host): void =>
  registerErasure(host, 'pendingLinks', {
    erase: async (tx, { provenEmail }) => {
      await tx
        .update(accountLinks)
        .set({ email: '' })
        .where(sql`lower(${accountLinks.email}) = ${provenEmail}`);
      await tx.delete(pendingLinks).where(sql`lower(${pendingLinks.email}) = ${provenEmail}`);
      return 0;
    },
  });
