import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { and, asc, eq, lt, or } from 'drizzle-orm';
import {
  askForLogin,
  askForNew,
  checkLogin,
  checkNew,
  ownName,
} from '#features/passkeys/api.server';
import { getSite } from '#features/settings/api.server';
import { passkeys as limits } from '#kernel/limits-passkeys';
import { staffPasskeyTexts as texts } from '#kernel/messages/nl-staff-passkeys';
import { findSqlState, sqlState } from '#platform/db/errors';
import { transact } from '#platform/db/transact';
import type { Host } from '#platform/host';
import { sign } from '#platform/sessions/sign';
import type { Member } from './members';
import type { StaffSession } from './sessions';
import { staffMembers, staffPasskeys, staffRoles, staffSessions } from './tables';

export type StaffPasskey = typeof staffPasskeys.$inferSelect;

/** A member's passkeys, the oldest first. */
export const listPasskeys = ({ db }: Pick<Host, 'db'>, memberId: number): Promise<StaffPasskey[]> =>
  db
    .select()
    .from(staffPasskeys)
    .where(eq(staffPasskeys.memberId, memberId))
    .orderBy(asc(staffPasskeys.id));

/** Whether a member has this passkey, by its authenticator's name for it. */
export const isHeldByMember = async ({ db }: Host, credentialId: string): Promise<boolean> =>
  (await db.$count(staffPasskeys, eq(staffPasskeys.credentialId, credentialId))) > 0;

/** The same for all passkeys of one member, so that one device keeps one. */
const handleOf = (host: Host, memberId: number, known: readonly StaffPasskey[]): string =>
  known[0]?.userHandle ?? sign(host.config.secret, `office passkey handle ${memberId}`);

const purposeOf = ({ id, member }: StaffSession) =>
  ({ act: 'office add', sessionId: id, ownerId: member.id }) as const;

/** What a browser makes a member's passkey from; `full`: he has as many as he may. */
export const beginAddingPasskey = async (host: Host, session: StaffSession) => {
  const { id, email, name } = session.member;
  const known = await listPasskeys(host, id);
  if (known.length >= limits.most) return 'full';
  return askForNew(host, {
    purpose: purposeOf(session),
    holder: {
      handle: handleOf(host, id, known),
      // A device that keeps one of him as a customer too shows which is which.
      ...{ name: texts.holder(email), displayName: texts.holder(name || getSite(host).name) },
    },
    known,
  });
};

/**
 * Adds a passkey to a member, whose session has a second factor by it. `wrong`: the browser's answer doesn't
 * hold; `known`: it is somebody's already; `full`: he has as many as he may.
 */
export const finishAddingPasskey = async (
  host: Host,
  session: StaffSession,
  { answer, name }: { answer: RegistrationResponseJSON; name: string },
): Promise<'added' | 'wrong' | 'known' | 'full'> => {
  const made = await checkNew(host, answer, purposeOf(session));
  if (!made) return 'wrong';
  const memberId = session.member.id;
  try {
    return await transact(host.db, async (tx) => {
      // One after the other: two at once would each find room.
      const isMember = eq(staffMembers.id, memberId);
      await tx.select().from(staffMembers).where(isMember).for('no key update');
      const known = await listPasskeys({ db: tx }, memberId);
      if (known.length >= limits.most) return 'full';
      await tx.insert(staffPasskeys).values({
        ...made,
        ...{ memberId, name: ownName(name, known), createdAt: host.clock.now() },
        userHandle: handleOf(host, memberId, known),
      });
      const isThis = eq(staffSessions.id, session.id);
      await tx.update(staffSessions).set({ withPasskey: true }).where(isThis);
      return 'added';
    });
  } catch (error) {
    if (findSqlState(error) === sqlState.uniqueViolation) return 'known';
    throw error;
  }
};

/**
 * Whether a password alone doesn't let a member in, or set up another second factor: his role asks for one,
 * and his passkey is what he has.
 */
export const needsPasskey = async (host: Host, member: Member): Promise<boolean> => {
  if (member.totpSecret !== null) return false;
  const [role] = await host.db.select().from(staffRoles).where(eq(staffRoles.id, member.roleId));
  return role?.secondFactor === true && (await listPasskeys(host, member.id)).length > 0;
};

const isOwn = (memberId: number, id: number) =>
  and(eq(staffPasskeys.memberId, memberId), eq(staffPasskeys.id, id));

/** Gives a member's passkey another name. Answers whether he has it. */
export const renamePasskey = async (
  { db }: Host,
  memberId: number,
  { id, name }: { id: number; name: string },
): Promise<boolean> => {
  const { rowCount } = await db.update(staffPasskeys).set({ name }).where(isOwn(memberId, id));
  return rowCount === 1;
};

/** Takes a passkey away from a member. Answers its name; undefined: he has none such. */
export const removePasskey = async (
  { db }: Host,
  memberId: number,
  id: number,
): Promise<string | undefined> => {
  const [gone] = await db
    .delete(staffPasskeys)
    .where(isOwn(memberId, id))
    .returning({ name: staffPasskeys.name });
  return gone?.name;
};

const loginPurpose = (browser: string) => ({ act: 'office login', browser }) as const;

/** What a browser at the office's door asks its holder's passkeys with. */
export const beginPasskeyLogin = (host: Host, browser: string) =>
  askForLogin(host, loginPurpose(browser));

/**
 * Whose passkey a browser's answer is, and whether it holds; undefined: no member's. Notes that it was used.
 * Where the authenticator counts, a count that doesn't rise is that of a copy.
 */
export const tryPasskey = async (
  host: Host,
  answer: AuthenticationResponseJSON,
  browser: string,
): Promise<{ memberId: number; holds: boolean } | undefined> => {
  const isOne = eq(staffPasskeys.credentialId, answer.id.slice(0, 2000));
  const [key] = await host.db.select().from(staffPasskeys).where(isOne);
  if (!key) return undefined;
  const { memberId } = key;
  // Who it is for is said twice, by the key and by the member's handle.
  if (answer.response.userHandle !== key.userHandle) return { memberId, holds: false };
  const info = await checkLogin(host, answer, { key, purpose: loginPurpose(browser) });
  if (!info) return { memberId, holds: false };
  const counter = info.newCounter;
  // Of two answers with one count the second comes too late.
  const isNewer = or(lt(staffPasskeys.counter, counter), eq(staffPasskeys.counter, 0));
  const { rowCount } = await host.db
    .update(staffPasskeys)
    .set({ counter, isBackedUp: info.credentialBackedUp, lastUsedAt: host.clock.now() })
    .where(and(eq(staffPasskeys.id, key.id), isNewer));
  return { memberId, holds: rowCount === 1 };
};
