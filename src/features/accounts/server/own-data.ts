import { asc, eq } from 'drizzle-orm';
import { getSite } from '#features/settings/api.server';
import { account as texts } from '#kernel/messages/nl-account';
import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';
import type { Account } from './accounts';
import { accountAddresses } from './tables';
import { listWaysIn } from './ways-in';

/** Whose data it is. */
export type DataHolder = {
  accountId: number;
  /**
   * His address, once it was proven that he reads its mail: anybody may have made an account with another's,
   * and what is found by that alone is not his to read.
   */
  provenEmail?: string;
};

/** What a feature keeps of somebody: all of it, and nothing that opens a door, such as a token. */
type OwnData = (holder: DataHolder) => Promise<object | undefined>;

const sources = new Registry<OwnData>('source of own data');

/** Adds what a feature keeps of an account's holder to what he gets of it (AVG 15 and 20), under a name. */
export const registerOwnData = (host: Host, name: string, source: OwnData): void =>
  sources.add(host, name, source);

/** What features keep of an account's holder, by what it is. */
export const gatherOwnData = async (host: Host, person: Account): Promise<object> => {
  const { id: accountId, email, emailProvenAt } = person;
  const holder = { accountId, provenEmail: emailProvenAt ? email : undefined };
  const gathered: Record<string, object> = {};
  for (const [name, source] of sources.entries(host)) {
    const data = await source(holder);
    if (data) gathered[name] = data;
  }
  // Who gets less than there is reads why, and what to do about it.
  const note = holder.provenEmail === undefined && { note: texts.downloadNote };
  return {
    ...note,
    site: { name: getSite(host).name, address: host.config.siteUrl },
    gatheredAt: host.clock.now(),
    account: accountOf(person),
    ...gathered,
  };
};

const accountOf = (person: Account) => {
  const { email, firstName, lastName, phone, emailProvenAt, createdAt, lastLoginAt } = person;
  return { email, firstName, lastName, phone, emailProvenAt, createdAt, lastLoginAt };
};

/** What accounts themselves keep. */
export const registerAccountData = (host: Host): void => {
  registerOwnData(host, 'addresses', async ({ accountId }) => {
    const rows = await host.db
      .select()
      .from(accountAddresses)
      .where(eq(accountAddresses.accountId, accountId))
      .orderBy(asc(accountAddresses.id));
    return rows.map(({ id, accountId: _, ...address }) => address);
  });
  registerOwnData(host, 'waysIn', async ({ accountId }) =>
    (await listWaysIn(host, accountId)).map(({ kind, label, detail, addedAt, lastUsedAt }) => ({
      ...{ kind, label, detail, addedAt, lastUsedAt },
    })),
  );
  registerOwnData(host, 'sessions', async ({ accountId }) =>
    (await host.sessions.listOpen(accountId)).map(({ device, seenAt }) => ({ device, seenAt })),
  );
};
