import { and, asc, eq } from 'drizzle-orm';
import type { WaysInSource } from '#features/accounts/api.server';
import { passkeys as texts } from '#kernel/messages/nl-passkeys';
import type { Tx } from '#platform/db/types';
import { PASSKEY, passkeyPath } from '../contract';
import { passkeys } from './tables';

/** Removes all passkeys of an account. */
export async function removePasskeysOf(tx: Tx, accountId: number): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.accountId, accountId));
}

/** Passkeys, among the ways in that the profile lists. */
export const passkeyWay: WaysInSource = {
  async list(db, accountId) {
    const rows = await db
      .select()
      .from(passkeys)
      .where(eq(passkeys.accountId, accountId))
      .orderBy(asc(passkeys.id));
    return rows.map(({ id, name, createdAt, lastUsedAt }) => ({
      kind: PASSKEY,
      id: String(id),
      label: texts.label,
      detail: name,
      called: { name: texts.called(name), thisOne: texts.thisOne },
      addedAt: createdAt,
      lastUsedAt,
      nameHref: passkeyPath.name(id),
    }));
  },
  async remove(tx, accountId, { id }) {
    await tx
      .delete(passkeys)
      .where(and(eq(passkeys.accountId, accountId), eq(passkeys.id, Number(id))));
  },
  removeUnproven: removePasskeysOf,
};
