import { sql } from 'drizzle-orm';
import { hashPassword } from '#features/accounts/api.server';
import { getSite } from '#features/settings/api.server';
import { transact } from '#platform/db/transact';
import type { Host } from '#platform/host';
import { listRoles, type Member, type NewMember, normalizeAddress } from './members';
import { staffActions, staffMembers } from './tables';

/** From where a first member was made: the network's address, and the device in words. */
export type MadeFrom = { client: string; device: string };

/** Whether nobody is a member yet. */
export const hasNoMembers = async ({ db }: Pick<Host, 'db'>): Promise<boolean> =>
  (await db.select({ id: staffMembers.id }).from(staffMembers).limit(1)).length === 0;

/**
 * Makes the site's first member; undefined when there is one already. Of several that are made at once, in whatever
 * processes, one is the first.
 */
export const createFirstMember = async (
  host: Host,
  { email, name, password, role }: Omit<NewMember, 'storeIds'>,
  from: MadeFrom,
): Promise<Member | undefined> => {
  const known = (await listRoles(host)).find((one) => one.name === role);
  if (!known) throw new Error(`There is no role '${role}'`);
  const passwordHash = await hashPassword(password);
  return transact(host.db, async (tx) => {
    await tx.execute(sql`lock table ${staffMembers} in share row exclusive mode`);
    if (!(await hasNoMembers({ db: tx }))) return undefined;
    const [member] = await tx
      .insert(staffMembers)
      .values({
        ...{ siteId: getSite(host).id, email: normalizeAddress(email), name },
        ...{ roleId: known.id, passwordHash },
      })
      .returning();
    if (!member) return undefined;
    await tx.insert(staffActions).values({
      ...{ at: host.clock.now(), memberId: member.id, action: 'person.first', outcome: 'success' },
      ...{ subject: `${name} (${member.email})`, ...from },
    });
    return member;
  });
};
