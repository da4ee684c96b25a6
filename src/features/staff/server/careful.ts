import { and, eq, sql } from 'drizzle-orm';
import { getSite } from '#features/settings/api.server';
import { AppError } from '#kernel/errors';
import { peopleTexts as texts } from '#kernel/messages/nl-people';
import { staffTexts } from '#kernel/messages/nl-staff';
import { transact } from '#platform/db/transact';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { StaffMember } from '../contract';
import type { Member, Role } from './members';
import { staffMembers, staffRoles } from './tables';

const mayChangeRights = sql`${staffRoles.rights} -> 'special' @> '["rights"]'::jsonb`;

/** Members who can come in and may change rights. */
const countKeepers = async (tx: Tx, siteId: number): Promise<number> => {
  const canComeIn = and(
    eq(staffMembers.siteId, siteId),
    eq(staffMembers.isBlocked, false),
    eq(staffMembers.hasPassword, true),
  );
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(staffMembers)
    .innerJoin(staffRoles, eq(staffRoles.id, staffMembers.roleId))
    .where(and(canComeIn, mayChangeRights));
  return row?.count ?? 0;
};

const waitForTurn = async (tx: Tx, siteId: number): Promise<void> => {
  await tx
    .select({ id: staffRoles.id })
    .from(staffRoles)
    .where(eq(staffRoles.siteId, siteId))
    .orderBy(staffRoles.id)
    .for('no key update');
};

/** Who changes something, as he stands now. */
export type Actor = { member: Member; role: Role };

/**
 * Changes members or roles, one change after the other in the whole site: what one found to be so stays so
 * until it is done. Throws a 403 when whoever changes may no more, and a 409 when nobody would be left who may
 * change rights.
 */
export const changeRights = <T>(
  host: Host,
  { id }: Pick<StaffMember, 'id'>,
  change: (tx: Tx, actor: Actor) => Promise<T>,
): Promise<T> =>
  transact(host.db, async (tx) => {
    const siteId = getSite(host).id;
    await waitForTurn(tx, siteId);
    const [actor] = await tx
      .select({ member: staffMembers, role: staffRoles })
      .from(staffMembers)
      .innerJoin(staffRoles, eq(staffRoles.id, staffMembers.roleId))
      .where(and(eq(staffMembers.id, id), eq(staffMembers.isBlocked, false), mayChangeRights));
    if (!actor) throw new AppError(403, 'may_not', staffTexts.mayNot);
    const done = await change(tx, actor);
    if ((await countKeepers(tx, siteId)) === 0) throw new AppError(409, 'last_rights', texts.last);
    return done;
  });

/**
 * The same for who runs the server, by a command: he may do all. Where nobody was left who may change rights, as when
 * the only one forgot his password, he mends that.
 */
export const changeByCommand = <T>(host: Host, change: (tx: Tx) => Promise<T>): Promise<T> =>
  transact(host.db, async (tx) => {
    const siteId = getSite(host).id;
    await waitForTurn(tx, siteId);
    const before = await countKeepers(tx, siteId);
    const done = await change(tx);
    if (before > 0 && (await countKeepers(tx, siteId)) === 0) {
      throw new AppError(409, 'last_rights', texts.last);
    }
    return done;
  });

/** Throws a 409 for a change of what another changed since it was read. */
export const refuseStale = (stands: { revision: number }, read: number): void => {
  if (stands.revision !== read) throw new AppError(409, 'stale', texts.stale);
};
