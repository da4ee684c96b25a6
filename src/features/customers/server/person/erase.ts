import { and, eq, sql } from 'drizzle-orm';
import {
  eraseParts,
  gatherDataOf,
  holderOf,
  listRunning,
  listStays,
} from '#features/accounts/api.server';
import { forgetTypedOf } from '#features/cart/api.server';
import { getSite } from '#features/settings/api.server';
import { forgetInLog } from '#features/staff/api.server';
import { locations } from '#features/stores/api.server';
import { forgetDeliveries } from '#features/webhooks/api.server';
import { AppError, notFound } from '#kernel/errors';
import { customerTexts } from '#kernel/messages/nl-customers';
import { erasureTexts as texts } from '#kernel/messages/nl-erasure';
import { transact } from '#platform/db/transact';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { forgetJobsNaming } from '#platform/jobs/forget';
import { forgetMailsAbout } from '#platform/mail/forget';
import type { ToldErasure, ToldErasurePlan } from '../../contract';
import { identify, type Words } from '../../words';
import { mailErased } from '../mail/erased';
import { erasures } from '../tables';
import { elsewhere } from './stays';

/** What erasing somebody would meet: what has to end first, and what stays. */
export const planErasure = async (host: Host, email: string): Promise<ToldErasurePlan> => {
  const running = await listRunning(host, host.db, await holderOf(host, email));
  const stays = [...listStays(host), ...elsewhere].map(({ what, why }) => ({ what, why }));
  return { running: [...running], stays };
};

/** Where the chain itself reads what its site mails about customers. */
const ownAddresses = async (host: Host, tx: Tx): Promise<string[]> => {
  const stores = await tx.select({ email: locations.email }).from(locations);
  const all = [getSite(host).identity.email, ...stores.map((store) => store.email)];
  return all.filter((one): one is string => Boolean(one));
};

/** What holds texts about people without belonging to one: copies of mails, jobs, notices, the audit log, carts. */
const forgetTraces = async (
  host: Host,
  tx: Tx,
  email: string,
  { sure, more }: Words,
): Promise<Record<string, number>> => {
  const jobs = await forgetJobsNaming(tx, sure, mailErased.name);
  if (jobs === undefined) throw new AppError(409, 'busy', texts.busy);
  const found = {
    jobs,
    mails: await forgetMailsAbout(tx, {
      to: email,
      sure,
      more,
      ours: await ownAddresses(host, tx),
    }),
    webhooks: await forgetDeliveries(tx, sure),
    carts: await forgetTypedOf(tx, email),
    log: await forgetInLog(tx, { sure, more }),
  };
  return Object.fromEntries(Object.entries(found).filter(([, count]) => count > 0));
};

const told = ({ id, at, counts, isTold }: typeof erasures.$inferSelect): ToldErasure => ({
  ...{ id, at: at.toISOString(), counts, isTold },
});

type Asked = { email: string; key: string; memberId: number; isTold: boolean };

/**
 * Erases all that is kept of who reads an address's mail, but for what has to stay (`listStays`). Of two who ask at once
 * the second finds nothing; the same key answers the same proof. Throws a 409 while something of him still runs.
 */
export const eraseCustomer = async (
  host: Host,
  { email, key, memberId, isTold }: Asked,
): Promise<{ proof: ToldErasure; isNew: boolean }> => {
  const siteId = getSite(host).id;
  const isIt = and(eq(erasures.siteId, siteId), eq(erasures.key, key));
  const [known] = await host.db.select().from(erasures).where(isIt);
  if (known) return { proof: told(known), isNew: false };
  // By these he is found where nothing says whose it is; read first, for afterwards nothing knows them.
  const words = identify({ ...(await gatherDataOf(host, email)), email });
  const who = await holderOf(host, email);
  return transact(host.db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('erase'), hashtext(${email}))`);
    const [first] = await tx.select().from(erasures).where(isIt);
    if (first) return { proof: told(first), isNew: false };
    const running = await listRunning(host, tx, who);
    if (running.length > 0) throw new AppError(409, 'still_runs', texts.stillRuns);
    const counts = await eraseParts(host, tx, who);
    Object.assign(counts, await forgetTraces(host, tx, email, words));
    // What was looked up or given out left a line in the log: that alone is no customer.
    if (Object.keys(counts).every((name) => name === 'log')) {
      throw notFound(customerTexts.nothingKept(email));
    }
    const at = host.clock.now();
    const [row] = await tx
      .insert(erasures)
      .values({ siteId, key, memberId, at, counts, isTold })
      .returning();
    if (!row) throw new Error('The proof was not stored');
    if (isTold) await host.jobs.enqueue(mailErased, { to: email }, { tx });
    return { proof: told(row), isNew: true };
  });
};
