import { and, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { senderOf } from '#features/settings/api.server';
import { accounts as limits } from '#kernel/limits-accounts';
import { transact } from '#platform/db/transact';
import type { Host, JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import { sendMail } from '#platform/mail/jobs';
import { removeAccount } from './credentials';
import { writeIdle } from './mail/idle';
import { accounts } from './tables';

const DAY = 86_400_000;

/** Accounts of one run: the others' turn is the next day. */
const BATCH = 200;

const idleSince = (now: Date): Date => {
  const since = new Date(now);
  since.setUTCFullYear(since.getUTCFullYear() - limits.idleYears);
  return since;
};

/** Keeps an account that is used from being taken for one that its holder left. */
export const rememberLogin = async (
  { db, clock }: Host,
  id: number,
  { byPassword = false } = {},
): Promise<void> => {
  const now = clock.now();
  const used = byPassword ? { passwordUsedAt: now } : {};
  await db
    .update(accounts)
    .set({ lastLoginAt: now, idleToldAt: null, ...used })
    .where(eq(accounts.id, id));
};

/** Mails who has not logged in for years that his account will be removed. Answers how many. */
export const tellIdle = (host: Host): Promise<number> =>
  transact(host.db, async (tx) => {
    const now = host.clock.now();
    const idle = await tx
      .select()
      .from(accounts)
      .where(
        and(
          eq(accounts.role, 'customer'),
          lt(accounts.lastLoginAt, idleSince(now)),
          isNull(accounts.idleToldAt),
        ),
      )
      .orderBy(accounts.id)
      .limit(BATCH)
      .for('update', { skipLocked: true });
    for (const { email } of idle) {
      const mail = await writeIdle({ sender: senderOf(host) });
      await host.jobs.enqueue(sendMail, { to: email, ...mail, cause: 'system' }, { tx });
    }
    const ids = idle.map(({ id }) => id);
    await tx.update(accounts).set({ idleToldAt: now }).where(inArray(accounts.id, ids));
    return ids.length;
  });

/** Removes accounts whose holders were told and did not log in since. Answers how many. */
export const removeIdle = async (host: Host): Promise<number> => {
  const before = new Date(host.clock.now().getTime() - limits.idleNoticeDays * DAY);
  const left = await host.db
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        eq(accounts.role, 'customer'),
        isNotNull(accounts.idleToldAt),
        lt(accounts.idleToldAt, before),
        sql`${accounts.lastLoginAt} < ${accounts.idleToldAt}`,
      ),
    )
    .limit(BATCH);
  for (const { id } of left) await removeAccount(host, id);
  return left.length;
};

export const idleAccountsJob = defineJob<object, JobContext>({
  name: 'account.idle',
  schema: z.object({}),
  cron: '10 4 * * *',
  run: async (_, { host }) => {
    await removeIdle(host());
    await tellIdle(host());
  },
});
