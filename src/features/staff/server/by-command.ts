import { eq } from 'drizzle-orm';
import { hashPassword } from '#features/accounts/api.server';
import { AppError, notFound } from '#kernel/errors';
import { peopleTexts as texts } from '#kernel/messages/nl-people';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { changeByCommand } from './careful';
import { dropLinks } from './links';
import { findMemberByEmail, listRoles, type Member } from './members';
import { staffActions, staffMembers, staffPasskeys, staffSessions } from './tables';

/** The member with an address. Throws a 404. */
export const findMemberToChange = async (host: Host, email: string): Promise<Member> => {
  const member = await findMemberByEmail(host, email);
  if (!member) throw notFound(texts.gone);
  return member;
};

type Done = { action: string; before?: unknown; after?: unknown };

/** Notes in the audit log what was done by a command: from no network, by no member. */
const note = async (
  tx: Tx,
  host: Host,
  member: Member,
  { action, before, after }: Done,
): Promise<void> => {
  await tx.insert(staffActions).values({
    ...{ at: host.clock.now(), action, outcome: 'success', before, after },
    subject: `${member.name} (${member.email})`,
    ...{ client: 'etalage', device: 'etalage' },
  });
};

/** What of before opened something opens nothing any more. */
const shutOut = async (tx: Tx, { id }: Member): Promise<void> => {
  await tx.delete(staffSessions).where(eq(staffSessions.memberId, id));
  await dropLinks(tx, id);
};

/** Gives a member another password, and logs him out everywhere. */
export const giveMemberPassword = async (
  host: Host,
  member: Member,
  password: string,
): Promise<void> => {
  const passwordHash = await hashPassword(password);
  await changeByCommand(host, async (tx) => {
    const chosen = { passwordHash, hasPassword: true, passwordSetAt: host.clock.now() };
    await tx.update(staffMembers).set(chosen).where(eq(staffMembers.id, member.id));
    await shutOut(tx, member);
    await note(tx, host, member, { action: 'person.password' });
  });
};

/** Gives a member another role, by its name. Throws a 409 when nobody would be left who may change rights. */
export const giveMemberRole = async (host: Host, member: Member, name: string): Promise<void> => {
  const roles = await listRoles(host);
  const role = roles.find((one) => one.name === name);
  if (!role) throw new AppError(400, 'role', texts.roleMissing);
  const before = roles.find(({ id }) => id === member.roleId)?.label;
  await changeByCommand(host, async (tx) => {
    const [stands] = await tx
      .select({ revision: staffMembers.revision })
      .from(staffMembers)
      .where(eq(staffMembers.id, member.id))
      .for('update');
    if (!stands) throw notFound(texts.gone);
    await tx
      .update(staffMembers)
      .set({ roleId: role.id, revision: stands.revision + 1 })
      .where(eq(staffMembers.id, member.id));
    await note(tx, host, member, {
      action: 'person.change',
      before: { Rol: before },
      after: { Rol: role.label },
    });
  });
};

/** Takes a second factor away that was lost: codes and passkeys. Throws a 409 when there is none. */
export const takeMemberFactor = (host: Host, member: Member): Promise<void> =>
  changeByCommand(host, async (tx) => {
    const { rowCount } = await tx
      .delete(staffPasskeys)
      .where(eq(staffPasskeys.memberId, member.id));
    if (member.totpSecret === null && rowCount === 0) {
      throw new AppError(409, 'no_factor', texts.noFactorOn);
    }
    await tx
      .update(staffMembers)
      .set({ totpSecret: null, totpStep: null, recoveryCodes: [] })
      .where(eq(staffMembers.id, member.id));
    // Whoever found the lost telephone may be in with it.
    await shutOut(tx, member);
    await note(tx, host, member, { action: 'person.factor' });
  });
