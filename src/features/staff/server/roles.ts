import { randomBytes } from 'node:crypto';
import { and, eq, ne, sql } from 'drizzle-orm';
import { isSame } from '#features/entities/api.server';
import { getSite } from '#features/settings/api.server';
import { AppError, notFound } from '#kernel/errors';
import { staff as limits } from '#kernel/limits-staff';
import { roleTexts as texts } from '#kernel/messages/nl-roles';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { Rights, RoleFields, StaffMember, ToldRoles } from '../contract';
import { changeRights, refuseStale } from './careful';
import { exceeds } from './lacking';
import { listRoles, type Role } from './members';
import { rightsEntities } from './read-role';
import { staffMembers, staffRoles } from './tables';

/** All roles, with what rights can speak of. */
export const tellRoles = async (host: Host): Promise<ToldRoles> => {
  const counts = await host.db
    .select({ roleId: staffMembers.roleId, count: sql<number>`count(*)::int` })
    .from(staffMembers)
    .groupBy(staffMembers.roleId);
  const roles = await listRoles(host);
  return {
    roles: roles.map(({ id, revision, label, isBuiltIn, rights, secondFactor, idleMinutes }) => ({
      ...{ id, revision, label, isBuiltIn, rights, secondFactor, idleMinutes },
      members: counts.find(({ roleId }) => roleId === id)?.count ?? 0,
    })),
    entities: rightsEntities(host),
  };
};

const requireWithin = (host: Host, rights: Rights, others: readonly Rights[]): void => {
  const known = rightsEntities(host).map(({ name }) => name);
  if (exceeds(rights, others, known)) throw new AppError(403, 'too_much', texts.tooMuch);
};

const requireOwnLabel = async (tx: Tx, host: Host, label: string, id = 0): Promise<void> => {
  const ofSite = and(eq(staffRoles.siteId, getSite(host).id), ne(staffRoles.id, id));
  const isSame = sql`lower(${staffRoles.label}) = lower(${label})`;
  const [other] = await tx.select().from(staffRoles).where(and(ofSite, isSame));
  if (other) throw new AppError(409, 'taken', texts.nameTaken, { label: texts.nameTaken });
};

const findRole = async (tx: Tx, host: Host, id: number): Promise<Role> => {
  const isOne = and(eq(staffRoles.id, id), eq(staffRoles.siteId, getSite(host).id));
  const [role] = await tx.select().from(staffRoles).where(isOne);
  if (!role) throw notFound(texts.gone);
  return role;
};

/** A name by which commands know it: unlike any other, and kept when the role is called otherwise. */
const nameFor = (label: string): string => {
  const plain = label.normalize('NFD').toLowerCase();
  const word = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
  return `${word.slice(0, 40) || 'rol'}-${randomBytes(3).toString('hex')}`;
};

/** Makes a role, of nothing that whoever makes it hasn't himself. */
export const createRole = (
  host: Host,
  by: StaffMember,
  fields: RoleFields,
  note: (tx: Tx, after: Role) => Promise<void>,
): Promise<number> =>
  changeRights(host, by, async (tx, actor) => {
    requireWithin(host, fields.rights, [actor.role.rights]);
    await requireOwnLabel(tx, host, fields.label);
    const siteId = getSite(host).id;
    const there = await tx.$count(staffRoles, eq(staffRoles.siteId, siteId));
    if (there >= limits.roles) throw new AppError(409, 'full', texts.tooMany);
    const [role] = await tx
      .insert(staffRoles)
      .values({ siteId, name: nameFor(fields.label), ...fields })
      .returning();
    if (!role) throw new Error('The role was not made');
    await note(tx, role);
    return role.id;
  });

/** The role by which everything can be done: without it nobody could give again what was taken from all. */
const CHIEF = 'beheerder';

/** Throws a 403 for a role that may more than whoever changes it. */
const requireReach = (host: Host, { rights }: Role, actor: Rights): void => {
  const known = rightsEntities(host).map(({ name }) => name);
  if (exceeds(rights, [actor], known)) throw new AppError(403, 'too_much', texts.beyond);
};

/** Changes a role that may no more than whoever changes it, into one of which that is so too. */
export const changeRole = (
  host: Host,
  by: StaffMember,
  id: number,
  { revision, ...fields }: RoleFields & { revision: number },
  note: (tx: Tx, before: Role, after: Role) => Promise<void>,
): Promise<void> =>
  changeRights(host, by, async (tx, actor) => {
    const before = await findRole(tx, host, id);
    refuseStale(before, revision);
    requireReach(host, before, actor.role.rights);
    requireWithin(host, fields.rights, [actor.role.rights]);
    if (before.name === CHIEF && !isSame(fields.rights, before.rights)) {
      throw new AppError(409, 'chief', texts.chiefStays, { rights: texts.chiefStays });
    }
    await requireOwnLabel(tx, host, fields.label, id);
    const [after] = await tx
      .update(staffRoles)
      .set({ ...fields, revision: revision + 1 })
      .where(eq(staffRoles.id, id))
      .returning();
    if (after) await note(tx, before, after);
  });

/** Takes a role away that nobody has. */
export const removeRole = (
  host: Host,
  by: StaffMember,
  id: number,
  note: (tx: Tx, before: Role) => Promise<void>,
): Promise<void> =>
  changeRights(host, by, async (tx, actor) => {
    const role = await findRole(tx, host, id);
    requireReach(host, role, actor.role.rights);
    if (role.isBuiltIn) throw new AppError(409, 'built_in', texts.builtInStays);
    // Whoever was given it meanwhile keeps it: the row is held until then.
    await tx.select().from(staffRoles).where(eq(staffRoles.id, id)).for('update');
    const count = await tx.$count(staffMembers, eq(staffMembers.roleId, id));
    if (count > 0) throw new AppError(409, 'in_use', texts.removeNot(count));
    await tx.delete(staffRoles).where(eq(staffRoles.id, id));
    await note(tx, role);
  });
