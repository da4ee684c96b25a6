import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { staff as limits } from '#kernel/limits-staff';
import { staffCookie } from '#kernel/wire-staff';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import { deviceOf } from '#platform/sessions/device';
import type { StaffMember } from '../contract';
import { staffMemberOf } from './members';
import { staffMembers, staffRoles, staffSessions } from './tables';

const hash = (secret: string) => createHash('sha256').update(secret).digest('base64url');

const isSafe = ({ config }: Host) => config.siteUrl.startsWith('https:');

/** The hash under which a request's session of the office would be stored. */
const idOf = (host: Host, { cookies }: FastifyRequest): string | undefined => {
  const secret = cookies[staffCookie(isSafe(host))];
  return secret && /^[\w-]{43}$/.test(secret) ? hash(secret) : undefined;
};

/** A session of the office, and whose it is. */
export type StaffSession = {
  id: string;
  createdAt: Date;
  /** A code is still asked of whoever has it. */
  isHalf: boolean;
  /** When the password was last given. */
  provenAt: Date;
  /** His role asks for a second factor, and he showed none: nothing opens before. */
  lacksFactor: boolean;
  requiresFactor: boolean;
  member: StaffMember;
};

/** In ms: how long a session of whoever has a role lasts without use. */
const idleOf = ({ idleMinutes }: { idleMinutes: number | null }): number =>
  idleMinutes === null ? limits.idle : idleMinutes * 60_000;

const idleOfMember = async ({ db }: Host, memberId: number): Promise<number> => {
  const [role] = await db
    .select({ idleMinutes: staffRoles.idleMinutes })
    .from(staffMembers)
    .innerJoin(staffRoles, eq(staffRoles.id, staffMembers.roleId))
    .where(eq(staffMembers.id, memberId));
  return idleOf({ idleMinutes: role?.idleMinutes ?? null });
};

const found = new WeakMap<FastifyRequest, Promise<StaffSession | undefined>>();

const read = async (host: Host, request: FastifyRequest): Promise<StaffSession | undefined> => {
  const id = idOf(host, request);
  if (!id) return undefined;
  const now = host.clock.now();
  const [row] = await host.db
    .select({ session: staffSessions, member: staffMembers, role: staffRoles })
    .from(staffSessions)
    .innerJoin(staffMembers, eq(staffMembers.id, staffSessions.memberId))
    .innerJoin(staffRoles, eq(staffRoles.id, staffMembers.roleId))
    .where(and(eq(staffSessions.id, id), gt(staffSessions.expiresAt, now)));
  if (!row || row.member.isBlocked) return undefined;
  const { session, member, role } = row;
  // A role that was given a shorter time since: that of use is noted a minute late.
  const unused = now.getTime() - session.seenAt.getTime();
  if (!session.isHalf && unused >= idleOf(role) + limits.seenEvery) return undefined;
  if (!session.isHalf && unused >= limits.seenEvery) {
    const last = session.createdAt.getTime() + limits.longest;
    const expiresAt = new Date(Math.min(now.getTime() + idleOf(role), last));
    await host.db
      .update(staffSessions)
      .set({ seenAt: now, expiresAt })
      .where(eq(staffSessions.id, id));
  }
  return {
    id,
    createdAt: session.createdAt,
    isHalf: session.isHalf,
    provenAt: session.provenAt,
    requiresFactor: role.secondFactor,
    lacksFactor: role.secondFactor && member.totpSecret === null && !session.withPasskey,
    member: staffMemberOf(member, role),
  };
};

/** The session that a request's cookie names, also one whose code wasn't given yet; read once a request. */
export const findAnySession = (
  host: Host,
  request: FastifyRequest,
): Promise<StaffSession | undefined> => {
  const known = found.get(request) ?? read(host, request);
  found.set(request, known);
  return known;
};

/** The session of the office that a request's cookie names, if it holds and opens the office. */
export const findStaffSession = async (
  host: Host,
  request: FastifyRequest,
): Promise<StaffSession | undefined> => {
  const session = await findAnySession(host, request);
  return session?.isHalf ? undefined : session;
};

/** Begins a session for a member; one that the cookie named ends. `isHalf`: a code is still asked. */
export const beginStaffSession = async (
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  {
    memberId,
    isHalf = false,
    withPasskey = false,
  }: { memberId: number; isHalf?: boolean; withPasskey?: boolean },
): Promise<void> => {
  await endStaffSession(host, request, reply);
  const secret = randomBytes(32).toString('base64url');
  const now = host.clock.now();
  await host.db.insert(staffSessions).values({
    id: hash(secret),
    memberId,
    createdAt: now,
    seenAt: now,
    expiresAt: new Date(
      now.getTime() + (isHalf ? limits.half : await idleOfMember(host, memberId)),
    ),
    isHalf,
    withPasskey,
    provenAt: now,
    device: deviceOf(request),
  });
  if (!isHalf) {
    await host.db
      .update(staffMembers)
      .set({ lastLoginAt: now })
      .where(eq(staffMembers.id, memberId));
  }
  // Gone with the browser; the server ends it sooner.
  reply.setCookie(staffCookie(isSafe(host)), secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSafe(host),
  });
};

/** Ends the session that a request's cookie names. */
export const endStaffSession = async (
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  const id = idOf(host, request);
  if (!id) return;
  await host.db.delete(staffSessions).where(eq(staffSessions.id, id));
  found.delete(request);
  reply.clearCookie(staffCookie(isSafe(host)), { path: '/', secure: isSafe(host), httpOnly: true });
};

/** Removes sessions that are over. Answers how many. */
export const purgeStaffSessions = async ({ db, clock }: Host): Promise<number> => {
  const gone = await db
    .delete(staffSessions)
    .where(lt(staffSessions.expiresAt, clock.now()))
    .returning({ id: staffSessions.id });
  return gone.length;
};

/** Logs all members out, everywhere. */
export const endEverySession = async (db: Db): Promise<void> => {
  await db.delete(staffSessions);
};
