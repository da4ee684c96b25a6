import { and, eq, gt, max, sql } from 'drizzle-orm';
import { hashOfNone } from '#features/accounts/api.server';
import { listStoredEntities } from '#features/entities/api.server';
import { getSite, senderOf } from '#features/settings/api.server';
import { AppError, badRequest, notFound } from '#kernel/errors';
import { peopleTexts as texts } from '#kernel/messages/nl-people';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { sendMail } from '#platform/mail/jobs';
import type { PersonState, RoleChoice, StaffMember, ToldPerson } from '../contract';
import { type Actor, changeRights, refuseStale } from './careful';
import { exceeds, isBoundToStores } from './lacking';
import { dropLinks, mailLink } from './links';
import { writeFactorRemoved } from './mail/links';
import { listMembers, listRoles, type Member, normalizeAddress, type Role } from './members';
import { staffLinks, staffMembers, staffPasskeys, staffRoles, staffSessions } from './tables';

const known = (host: Host): string[] => listStoredEntities(host).map(({ entity }) => entity.name);

const stateOf = (member: Member, hasLink: boolean): PersonState => {
  if (member.isBlocked) return 'blocked';
  if (member.hasPassword) return 'active';
  return hasLink ? 'invited' : 'expired';
};

const latest = (...times: (Date | null | undefined)[]): string | null => {
  const all = times.filter((time) => time instanceof Date).map((time) => time.getTime());
  return all.length === 0 ? null : new Date(Math.max(...all)).toISOString();
};

/** All members, as those see them who may change rights. */
export const tellPeople = async (host: Host): Promise<ToldPerson[]> => {
  const now = host.clock.now();
  const [roles, members, links, sessions, keys] = await Promise.all([
    listRoles(host),
    listMembers(host),
    host.db
      .selectDistinct({ memberId: staffLinks.memberId })
      .from(staffLinks)
      .where(gt(staffLinks.expiresAt, now)),
    host.db
      .select({
        memberId: staffSessions.memberId,
        seenAt: max(staffSessions.seenAt),
        count: sql<number>`count(*)::int`,
      })
      .from(staffSessions)
      .where(and(eq(staffSessions.isHalf, false), gt(staffSessions.expiresAt, now)))
      .groupBy(staffSessions.memberId),
    host.db.selectDistinct({ memberId: staffPasskeys.memberId }).from(staffPasskeys),
  ]);
  const keyed = new Set(keys.map(({ memberId }) => memberId));
  const linked = new Set(links.map(({ memberId }) => memberId));
  return members.map((member) => {
    const role = roles.find(({ id }) => id === member.roleId);
    const open = sessions.find(({ memberId }) => memberId === member.id);
    return {
      ...{ id: member.id, revision: member.revision, name: member.name, email: member.email },
      role: { id: member.roleId, label: role?.label ?? '' },
      storeIds: member.storeIds,
      state: stateOf(member, linked.has(member.id)),
      hasFactor: member.totpSecret !== null || keyed.has(member.id),
      needsFactor: role?.secondFactor ?? false,
      seenAt: latest(member.lastLoginAt, open?.seenAt),
      sessions: open?.count ?? 0,
    };
  });
};

/** The roles that a member can be given, and which of them are beyond whoever gives. */
export const roleChoices = async (host: Host, { rights }: StaffMember): Promise<RoleChoice[]> =>
  (await listRoles(host)).map(({ id, label, rights: own }) => ({
    ...{ id, label, mayGive: !exceeds(own, [rights], known(host)) },
    bindsToStores: isBoundToStores(own),
  }));

export type PersonFields = { name: string; roleId: number; storeIds: readonly number[] };

const findRole = async (tx: Tx, host: Host, id: number): Promise<Role> => {
  const isOne = and(eq(staffRoles.id, id), eq(staffRoles.siteId, getSite(host).id));
  const [role] = await tx.select().from(staffRoles).where(isOne);
  if (!role) throw badRequest(texts.roleMissing, { role: texts.roleMissing });
  return role;
};

const findPerson = async (tx: Tx, host: Host, id: number): Promise<Member> => {
  const isOne = and(eq(staffMembers.id, id), eq(staffMembers.siteId, getSite(host).id));
  const [member] = await tx.select().from(staffMembers).where(isOne).for('update');
  if (!member) throw notFound(texts.gone);
  return member;
};

/** A member whom whoever changes something may reach: no one with rights that he lacks himself. Throws a 403. */
const findWithin = async (tx: Tx, host: Host, actor: Actor, id: number): Promise<Member> => {
  const member = await findPerson(tx, host, id);
  const role = await findRole(tx, host, member.roleId);
  if (exceeds(role.rights, [actor.role.rights], known(host))) {
    throw new AppError(403, 'too_much', texts.beyond);
  }
  return member;
};

const refuseTooMuch = (message: string, field: string): AppError =>
  new AppError(403, 'too_much', message, { [field]: message });

/** Throws a 403 for a role or stores that whoever gives them hasn't himself; what somebody had stays. */
const requireWithin = (
  host: Host,
  { member: giver, role: own }: Actor,
  role: Role,
  { storeIds, before }: { storeIds: readonly number[]; before?: Member },
): void => {
  if (role.id !== before?.roleId && exceeds(role.rights, [own.rights], known(host))) {
    throw refuseTooMuch(texts.roleTooMuch, 'role');
  }
  if (!isBoundToStores(own.rights)) return;
  const may = new Set([...giver.storeIds, ...(before?.storeIds ?? [])]);
  if (!storeIds.every((id) => may.has(id))) throw refuseTooMuch(texts.storesTooMuch, 'stores');
};

/** Makes a member who has no password yet, and mails him a link to choose it. */
export const invitePerson = async (
  host: Host,
  by: StaffMember,
  { email, ...fields }: PersonFields & { email: string },
  note: (tx: Tx, member: Member, role: Role) => Promise<void>,
): Promise<Member> => {
  const passwordHash = await hashOfNone();
  return changeRights(host, by, async (tx, actor) => {
    const role = await findRole(tx, host, fields.roleId);
    requireWithin(host, actor, role, fields);
    const [member] = await tx
      .insert(staffMembers)
      .values({
        ...{ siteId: getSite(host).id, email: normalizeAddress(email), name: fields.name },
        ...{ roleId: role.id, storeIds: [...fields.storeIds] },
        ...{ passwordHash, hasPassword: false },
      })
      .onConflictDoNothing()
      .returning();
    if (!member) throw new AppError(409, 'taken', texts.emailTaken, { email: texts.emailTaken });
    await mailLink(host, tx, member, { kind: 'invite', by: by.name });
    await note(tx, member, role);
    return member;
  });
};

export type Changed = { before: Member; after: Member; roles: { before: Role; after: Role } };

/** Gives a member another name, role or stores. */
export const changePerson = (
  host: Host,
  by: StaffMember,
  id: number,
  { revision, name, roleId, storeIds }: PersonFields & { revision: number },
  note: (tx: Tx, changed: Changed) => Promise<void>,
): Promise<void> =>
  changeRights(host, by, async (tx, actor) => {
    const before = await findWithin(tx, host, actor, id);
    refuseStale(before, revision);
    const roles = {
      before: await findRole(tx, host, before.roleId),
      after: await findRole(tx, host, roleId),
    };
    requireWithin(host, actor, roles.after, { storeIds, before });
    const [after] = await tx
      .update(staffMembers)
      .set({ name, roleId, storeIds: [...storeIds], revision: before.revision + 1 })
      .where(eq(staffMembers.id, id))
      .returning();
    if (after) await note(tx, { before, after, roles });
  });

type Note = (tx: Tx, member: Member) => Promise<void>;

const endSessions = async (tx: Tx, memberId: number): Promise<void> => {
  await tx.delete(staffSessions).where(eq(staffSessions.memberId, memberId));
};

/** Shuts a member out, or lets him in again; either way nothing of before opens anything. */
export const blockPerson = (
  host: Host,
  by: StaffMember,
  { id, isBlocked }: { id: number; isBlocked: boolean },
  note: Note,
): Promise<void> =>
  changeRights(host, by, async (tx, actor) => {
    if (isBlocked && id === by.id) throw new AppError(409, 'self', texts.self);
    const member = await findWithin(tx, host, actor, id);
    if (member.isBlocked === isBlocked) return;
    await tx
      .update(staffMembers)
      .set({ isBlocked, revision: member.revision + 1 })
      .where(eq(staffMembers.id, id));
    await endSessions(tx, id);
    await dropLinks(tx, id);
    await note(tx, member);
  });

/** Mails a member a new link: of an invitation, or for a forgotten password. */
export const sendLink = (host: Host, by: StaffMember, id: number, note: Note): Promise<Member> =>
  changeRights(host, by, async (tx, actor) => {
    const member = await findWithin(tx, host, actor, id);
    if (member.isBlocked) throw new AppError(409, 'blocked', texts.isBlocked);
    const why = member.hasPassword
      ? ({ kind: 'sent' } as const)
      : ({ kind: 'invite', by: by.name } as const);
    await mailLink(host, tx, member, why);
    await note(tx, member);
    return member;
  });

/** Ends all sessions of a member. */
export const endSessionsOf = (host: Host, by: StaffMember, id: number, note: Note): Promise<void> =>
  changeRights(host, by, async (tx, actor) => {
    const member = await findWithin(tx, host, actor, id);
    await endSessions(tx, id);
    await note(tx, member);
  });

/** Takes a second factor away that was lost, and tells whose it was. */
export const removeFactorOf = (
  host: Host,
  by: StaffMember,
  id: number,
  note: Note,
): Promise<void> =>
  changeRights(host, by, async (tx, actor) => {
    const member = await findWithin(tx, host, actor, id);
    const { rowCount } = await tx.delete(staffPasskeys).where(eq(staffPasskeys.memberId, id));
    if (member.totpSecret === null && rowCount === 0) {
      throw new AppError(409, 'no_factor', texts.noFactorOn);
    }
    await tx
      .update(staffMembers)
      .set({ totpSecret: null, totpStep: null, recoveryCodes: [], revision: member.revision + 1 })
      .where(eq(staffMembers.id, id));
    // Whoever found the lost telephone may be in with it.
    await endSessions(tx, id);
    const mail = await writeFactorRemoved({ sender: senderOf(host), by: by.name });
    await host.jobs.enqueue(sendMail, { to: member.email, ...mail, cause: 'system' }, { tx });
    await note(tx, member);
  });

/** Takes an invitation back that nobody followed. */
export const withdrawInvitation = (
  host: Host,
  by: StaffMember,
  id: number,
  note: Note,
): Promise<void> =>
  changeRights(host, by, async (tx, actor) => {
    const member = await findWithin(tx, host, actor, id);
    if (member.hasPassword) throw new AppError(409, 'has_password', texts.noInvite);
    await tx.delete(staffMembers).where(eq(staffMembers.id, id));
    await note(tx, member);
  });
