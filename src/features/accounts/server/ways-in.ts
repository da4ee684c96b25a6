import { and, eq, ne } from 'drizzle-orm';
import { senderOf } from '#features/settings/api.server';
import { transact } from '#platform/db/transact';
import type { Db, Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { MailCause } from '#platform/mail/cause';
import { sendMail } from '#platform/mail/jobs';
import { Registry } from '#platform/registry';
import { sessions } from '#platform/sessions/tables';
import { writeWayAdded, writeWayRemoved } from './mail/ways-in';
import { type Account, accounts } from './tables';

/** One way in which an account's holder logs in. */
export type WayIn = {
  /** The name of its kind: `password`, `google`. */
  kind: string;
  /** Which one of its kind, for who removes it. */
  id: string;
  /** As its holder knows it: 'Wachtwoord', 'Google'. */
  label: string;
  /** What tells it from others of its kind, such as an address. */
  detail?: string;
  /** As sentences call it, apart from others and by itself; absent: by its label, with the detail. */
  called?: { name: string; thisOne: string };
  addedAt: Date;
  /** Null: it was not used since that is kept. */
  lastUsedAt: Date | null;
  /** Where its holder gives it another name; absent: it has none. */
  nameHref?: string;
};

/** Where ways in of one or more kinds are kept. */
export type WaysInSource = {
  /** Those of an account, the oldest first. */
  list: (db: Db | Tx, accountId: number) => Promise<WayIn[]>;
  /** Removes one of its own. Asked within the transaction that made sure that another remains. */
  remove: (tx: Tx, accountId: number, way: WayIn) => Promise<void>;
  /**
   * Removes all of an account that came to be before anybody proved to read the mail of its address:
   * whoever proves that now may not be who added them.
   */
  removeUnproven: (tx: Tx, accountId: number) => Promise<void>;
};

/** What sentences call a way in. */
export const namesOf = ({ label, detail, called }: WayIn): { name: string; thisOne: string } =>
  called ?? { name: detail ? `${label} (${detail})` : label, thisOne: label };

const sources = new Registry<WaysInSource>('source of ways in');

/** Adds ways in to the list on the profile, and to what counts before one is removed. */
export const registerWaysIn = (host: Host, name: string, source: WaysInSource): void =>
  sources.add(host, name, source);

/** All ways in of an account. */
export const listWaysIn = async (
  host: Host,
  accountId: number,
  db: Db | Tx = host.db,
): Promise<WayIn[]> => {
  const ways: WayIn[] = [];
  for (const source of sources.list(host)) ways.push(...(await source.list(db, accountId)));
  return ways;
};

/** One after the other: whoever changes an account's ways in sees what the one before left. */
export const lockAccount = async (tx: Tx, accountId: number): Promise<Account | undefined> => {
  const [row] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('update');
  return row;
};

/**
 * Removes a way in, ends all sessions of the account but `keep`, for somebody may have come in by it, and
 * tells the account's holder by mail. `last`: it is the only one, and stays. `gone`: there is no such one.
 */
export const removeWayIn = (
  host: Host,
  accountId: number,
  { kind, id, keep, cause }: { kind: string; id: string; keep: string; cause: MailCause },
): Promise<'removed' | 'last' | 'gone'> =>
  transact(host.db, async (tx) => {
    const person = await lockAccount(tx, accountId);
    if (!person) return 'gone';
    for (const source of sources.list(host)) {
      const own = await source.list(tx, accountId);
      const way = own.find((one) => one.kind === kind && one.id === id);
      if (!way) continue;
      if ((await listWaysIn(host, accountId, tx)).length < 2) return 'last';
      await source.remove(tx, accountId, way);
      await tx
        .delete(sessions)
        .where(and(eq(sessions.accountId, accountId), ne(sessions.id, keep)));
      const mail = await writeWayRemoved({ sender: senderOf(host), label: namesOf(way).name });
      await host.jobs.enqueue(sendMail, { to: person.email, ...mail, cause }, { tx });
      return 'removed';
    }
    return 'gone';
  });

/** Tells an account's holder by mail that there is another way in; call it where it is added. */
export const tellWayAdded = async (
  host: Host,
  tx: Tx,
  person: Pick<Account, 'email'>,
  { label, cause }: { label: string; cause: MailCause },
): Promise<void> => {
  const mail = await writeWayAdded({ sender: senderOf(host), label });
  await host.jobs.enqueue(sendMail, { to: person.email, ...mail, cause }, { tx });
};

/** Removes what came before anybody proved to read the account's mail: see `removeUnproven`. */
export const removeUnproven = async (host: Host, tx: Tx, accountId: number): Promise<void> => {
  for (const source of sources.list(host)) await source.removeUnproven(tx, accountId);
};
