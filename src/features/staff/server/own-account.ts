import { and, asc, eq, gt, ne } from 'drizzle-orm';
import { hashPassword, isPasswordOf } from '#features/accounts/api.server';
import { AppError } from '#kernel/errors';
import { staff as limits } from '#kernel/limits-staff';
import { staffAccountTexts as texts } from '#kernel/messages/nl-staff-account';
import type { Host } from '#platform/host';
import { createRateLimiter } from '#platform/rate-limiter/rate-limiter';
import type { Member } from './members';
import type { StaffSession } from './sessions';
import { staffLinks, staffMembers, staffSessions } from './tables';

/** A member by his number. Throws when there is none. */
export const readMember = async ({ db }: Pick<Host, 'db'>, id: number): Promise<Member> => {
  const [member] = await db.select().from(staffMembers).where(eq(staffMembers.id, id));
  if (!member) throw new Error(`There is no member ${id}`);
  return member;
};

export const renameMember = async ({ db }: Host, id: number, name: string): Promise<void> => {
  await db.update(staffMembers).set({ name }).where(eq(staffMembers.id, id));
};

/** Whether a password is a member's own; wrong ones are counted. Throws a 429 after too many. */
export const createPasswordCheck = (host: Host) => {
  const limiter = createRateLimiter(host, {
    ...{ name: 'staff passwords', points: limits.attemptsInside, seconds: 15 * 60 },
  });
  return async ({ id, passwordHash }: Member, password: string): Promise<boolean> => {
    const who = String(id);
    if (!(await limiter.take(who))) throw new AppError(429, 'too_many', texts.often);
    const isRight = await isPasswordOf({ passwordHash, hasPassword: true }, password);
    if (isRight) await limiter.forget(who);
    return isRight;
  };
};

/** Gives a member another password: whoever else is in with the old one is out. */
export const setOwnPassword = async (
  host: Host,
  { id, member }: StaffSession,
  password: string,
): Promise<void> => {
  const now = host.clock.now();
  await host.db
    .update(staffMembers)
    .set({ passwordHash: await hashPassword(password), passwordSetAt: now })
    .where(eq(staffMembers.id, member.id));
  const others = and(eq(staffSessions.memberId, member.id), ne(staffSessions.id, id));
  await host.db.delete(staffSessions).where(others);
  await host.db.delete(staffLinks).where(eq(staffLinks.memberId, member.id));
};

/** Notes that the password was given just now. */
export const proveSession = async (host: Host, { id }: StaffSession): Promise<void> => {
  await host.db
    .update(staffSessions)
    .set({ provenAt: host.clock.now() })
    .where(eq(staffSessions.id, id));
};

/** Throws a 403 when the password was given too long ago for what is asked. */
export const requireProven = (host: Host, { provenAt }: StaffSession): void => {
  const age = host.clock.now().getTime() - provenAt.getTime();
  if (age >= limits.provenFor) throw new AppError(403, 'password_again', texts.again);
};

/** Where a member is logged in. */
export const listSessions = ({ db, clock }: Host, memberId: number) =>
  db
    .select()
    .from(staffSessions)
    .where(
      and(
        eq(staffSessions.memberId, memberId),
        eq(staffSessions.isHalf, false),
        gt(staffSessions.expiresAt, clock.now()),
      ),
    )
    .orderBy(asc(staffSessions.createdAt));

/** Ends a session of a member. Answers whether there was one. */
export const endSession = async ({ db }: Host, memberId: number, id: string): Promise<boolean> => {
  const gone = await db
    .delete(staffSessions)
    .where(and(eq(staffSessions.memberId, memberId), eq(staffSessions.id, id)))
    .returning({ id: staffSessions.id });
  return gone.length === 1;
};
