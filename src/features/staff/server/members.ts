import { and, eq, inArray } from 'drizzle-orm';
import { hashPassword, isPasswordOf } from '#features/accounts/api.server';
import { getSite } from '#features/settings/api.server';
import type { Host } from '#platform/host';
import type { StaffMember } from '../contract';
import { builtInRoles } from './built-in-roles';
import { staffMembers, staffRoles } from './tables';

export type Member = typeof staffMembers.$inferSelect;
export type Role = typeof staffRoles.$inferSelect;

/** One way to write an address. */
export const normalizeAddress = (email: string): string => email.trim().toLowerCase();

/** All roles of the site, by name; the platform's own are made when they aren't there yet. */
export const listRoles = async (host: Host): Promise<Role[]> => {
  const siteId = getSite(host).id;
  const ofSite = eq(staffRoles.siteId, siteId);
  const there = await host.db.select().from(staffRoles).where(ofSite).orderBy(staffRoles.id);
  const names = new Set(there.map(({ name }) => name));
  const missing = builtInRoles.filter(({ name }) => !names.has(name));
  if (missing.length === 0) return there;
  await host.db
    .insert(staffRoles)
    .values(missing.map((role) => ({ ...role, siteId, isBuiltIn: true })))
    .onConflictDoNothing();
  return host.db.select().from(staffRoles).where(ofSite).orderBy(staffRoles.id);
};

export type NewMember = {
  email: string;
  name: string;
  password: string;
  /** The name of his role. */
  role: string;
  storeIds?: number[];
};

/** Makes a member; undefined when the address has one. Throws when there is no such role. */
export const createMember = async (host: Host, member: NewMember): Promise<Member | undefined> => {
  const { email, name, password, storeIds = [] } = member;
  const role = (await listRoles(host)).find((one) => one.name === member.role);
  if (!role) throw new Error(`There is no role '${member.role}'`);
  const [row] = await host.db
    .insert(staffMembers)
    .values({
      ...{ siteId: getSite(host).id, email: normalizeAddress(email), name, storeIds },
      ...{ roleId: role.id, passwordHash: await hashPassword(password) },
    })
    .onConflictDoNothing()
    .returning();
  return row;
};

export const findMemberByEmail = async (host: Host, email: string): Promise<Member | undefined> => {
  const isOne = and(
    eq(staffMembers.siteId, getSite(host).id),
    eq(staffMembers.email, normalizeAddress(email)),
  );
  const [row] = await host.db.select().from(staffMembers).where(isOne);
  return row;
};

/** The member of an address whose password this is. Takes as long when there is none. */
export const tryMemberPassword = async (
  host: Host,
  email: string,
  password: string,
): Promise<{ member: Member | undefined; holds: boolean }> => {
  const member = await findMemberByEmail(host, email);
  const known = member && { passwordHash: member.passwordHash, hasPassword: member.hasPassword };
  const holds = (await isPasswordOf(known, password)) && member?.isBlocked === false;
  return { member, holds };
};

/** Everybody who may come in, or might before he was blocked. */
export const listMembers = (host: Host): Promise<Member[]> =>
  host.db
    .select()
    .from(staffMembers)
    .where(eq(staffMembers.siteId, getSite(host).id))
    .orderBy(staffMembers.name);

/** A member with what he may. */
export const staffMemberOf = (member: Member, role: Role): StaffMember => ({
  ...{ id: member.id, name: member.name, email: member.email },
  role: { id: role.id, name: role.name, label: role.label },
  ...{ rights: role.rights, storeIds: member.storeIds },
});

/** A member as he stands now; undefined: there is no such one any more, or he is blocked. */
export const findStaffMember = async (host: Host, id: number): Promise<StaffMember | undefined> => {
  const isOne = and(eq(staffMembers.id, id), eq(staffMembers.siteId, getSite(host).id));
  const [row] = await host.db
    .select({ member: staffMembers, role: staffRoles })
    .from(staffMembers)
    .innerJoin(staffRoles, eq(staffRoles.id, staffMembers.roleId))
    .where(and(isOne, eq(staffMembers.isBlocked, false)));
  return row && staffMemberOf(row.member, row.role);
};

/** The names of members, by their numbers. */
export const memberNames = async (
  host: Host,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  if (ids.length === 0) return new Map();
  const { id, name } = staffMembers;
  const rows = await host.db
    .select({ id, name })
    .from(staffMembers)
    .where(inArray(id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row.name]));
};
