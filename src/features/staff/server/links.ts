import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import { hashPassword } from '#features/accounts/api.server';
import { senderOf } from '#features/settings/api.server';
import { staff as limits } from '#kernel/limits-staff';
import { transact } from '#platform/db/transact';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { MailCause } from '#platform/mail/cause';
import { sendMail } from '#platform/mail/jobs';
import { staffPath } from '../contract';
import { writeInvitation, writePasswordChosen, writePasswordLink } from './mail/links';
import type { Member } from './members';
import { staffLinks, staffMembers, staffSessions } from './tables';

const hash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Why a link is mailed: to who is new, by who may change rights, or by whoever knows the address. */
type Why = { kind: 'invite'; by: string } | { kind: 'sent' } | { kind: 'asked'; cause: MailCause };

const write = (host: Host, why: Why, href: string) => {
  const sender = senderOf(host);
  return why.kind === 'invite'
    ? writeInvitation({ sender, href, by: why.by })
    : writePasswordLink({ sender, href, isAsked: why.kind === 'asked' });
};

/**
 * Mails a member a link by which he chooses a password. One that staff sends takes the place of all those from
 * before. One that was asked for takes the place of those that were asked for, which end before it does: an
 * invitation lasts longer and stays, since anybody may ask.
 */
export const mailLink = async (
  host: Host,
  tx: Tx,
  { id, email }: Pick<Member, 'id' | 'email'>,
  why: Why,
): Promise<void> => {
  const token = randomBytes(32).toString('base64url');
  // Links that are asked for at the same time are made one after the other.
  await tx
    .select({ id: staffMembers.id })
    .from(staffMembers)
    .where(eq(staffMembers.id, id))
    .for('update');
  const expiresAt = new Date(host.clock.now().getTime() + limits.linkFor[why.kind]);
  const isEarlier = why.kind === 'asked' ? lte(staffLinks.expiresAt, expiresAt) : undefined;
  await tx.delete(staffLinks).where(and(eq(staffLinks.memberId, id), isEarlier));
  await tx.insert(staffLinks).values({ tokenHash: hash(token), memberId: id, expiresAt });
  const mail = await write(host, why, staffPath.link(token));
  const cause = why.kind === 'asked' ? why.cause : ('system' as const);
  await host.jobs.enqueue(sendMail, { to: email, ...mail, cause }, { tx });
};

/** Mailed links of a member are good no more. */
export const dropLinks = async (tx: Tx, memberId: number): Promise<void> => {
  await tx.delete(staffLinks).where(eq(staffLinks.memberId, memberId));
};

const holds = (host: Host, token: string) =>
  and(eq(staffLinks.tokenHash, hash(token)), gt(staffLinks.expiresAt, host.clock.now()));

/** Whose password a mailed link sets; undefined: it was used, is too old, or he is blocked. */
export const findLinked = async (host: Host, token: string): Promise<Member | undefined> => {
  const [row] = await host.db
    .select({ member: staffMembers })
    .from(staffLinks)
    .innerJoin(staffMembers, eq(staffMembers.id, staffLinks.memberId))
    .where(and(holds(host, token), eq(staffMembers.isBlocked, false)));
  return row?.member;
};

/** Sets a password once a link: all sessions and links of the member end. False: the link is no good. */
export const finishLink = async (
  host: Host,
  token: string,
  { password, cause }: { password: string; cause: MailCause },
): Promise<boolean> => {
  const passwordHash = await hashPassword(password);
  return transact(host.db, async (tx) => {
    const [used] = await tx.delete(staffLinks).where(holds(host, token)).returning();
    if (!used) return false;
    const isOne = and(eq(staffMembers.id, used.memberId), eq(staffMembers.isBlocked, false));
    const [member] = await tx
      .update(staffMembers)
      .set({ passwordHash, hasPassword: true, passwordSetAt: host.clock.now() })
      .where(isOne)
      .returning();
    if (!member) return false;
    await dropLinks(tx, member.id);
    await tx.delete(staffSessions).where(eq(staffSessions.memberId, member.id));
    const mail = await writePasswordChosen({ sender: senderOf(host) });
    await host.jobs.enqueue(sendMail, { to: member.email, ...mail, cause }, { tx });
    return true;
  });
};
