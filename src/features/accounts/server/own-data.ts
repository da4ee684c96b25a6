import { asc, eq } from 'drizzle-orm';
import { getSite } from '#features/settings/api.server';
import { account as texts } from '#kernel/messages/nl-account';
import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';
import { type Account, findAccountByEmail, normalizeEmail } from './accounts';
import { accountAddresses } from './tables';
import { listWaysIn } from './ways-in';

/** Whose data it is. */
export type DataHolder = {
  /** 0: he has no account. */
  accountId: number;
  /**
   * His address, once it was proven that he reads its mail: anybody may have made an account with another's,
   * and what is found by that alone is not his to read.
   */
  provenEmail?: string;
  /** Staff gathers it, and knows that it is for who reads the address's mail: also what needs no account. */
  byStaff?: true;
};

/** What a feature keeps of somebody: all of it, and nothing that opens a door, such as a token. */
type OwnData = (holder: DataHolder) => Promise<object | undefined>;

const sources = new Registry<OwnData>('source of own data');

/** Adds what a feature keeps of an account's holder to what he gets of it (AVG 15 and 20), under a name. */
export const registerOwnData = (host: Host, name: string, source: OwnData): void =>
  sources.add(host, name, source);

const gather = async (host: Host, holder: DataHolder): Promise<Record<string, object>> => {
  const gathered: Record<string, object> = {};
  for (const [name, source] of sources.entries(host)) {
    const data = await source(holder);
    if (data) gathered[name] = data;
  }
  return gathered;
};

/** Who reads an address's mail, as staff asks for him. */
export const holderOf = async (
  host: Host,
  typed: string,
): Promise<DataHolder & { provenEmail: string }> => {
  const provenEmail = normalizeEmail(typed);
  const person = await findAccountByEmail(host, provenEmail);
  // Anybody may have made an account with another's address: what was kept in it is whose it is, if anybody's.
  return { accountId: person?.emailProvenAt ? person.id : 0, provenEmail, byStaff: true };
};

/**
 * All that is kept of who reads an address's mail, with an account or without, for staff that was asked for
 * it (AVG 15). By what it is; `account` is absent where there is none.
 */
export const gatherDataOf = async (host: Host, typed: string): Promise<Record<string, unknown>> => {
  const email = normalizeEmail(typed);
  const person = await findAccountByEmail(host, email);
  const holder = await holderOf(host, email);
  return {
    site: { name: getSite(host).name, address: host.config.siteUrl },
    gatheredAt: host.clock.now(),
    email,
    ...(person && {
      account: person.emailProvenAt
        ? accountOf(person)
        : { email, createdAt: person.createdAt, note: texts.unprovenNote },
    }),
    ...(await gather(host, holder)),
  };
};

/** What features keep of an account's holder, by what it is. */
export const gatherOwnData = async (host: Host, person: Account): Promise<object> => {
  const { id: accountId, email, emailProvenAt } = person;
  const holder = { accountId, provenEmail: emailProvenAt ? email : undefined };
  const gathered = await gather(host, holder);
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
