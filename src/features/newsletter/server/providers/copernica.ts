import { z } from 'zod';
import { newsletter as limits } from '#kernel/limits-newsletter';
import { createProviderCall, isGone, noList, refused } from './call';
import { emailInJson } from './notice';
import type { ListProvider } from './provider';

export type CopernicaSettings = {
  token: string;
  /** Number or name of the database. */
  database: string;
  /** Without a slash at its end. */
  url: string;
};

const title = 'Copernica';

/** The fields that the database must have, and what the last of them holds. */
const fieldOf = { email: 'email', name: 'firstname', wants: 'newsletter' } as const;
const wants = { yes: 'yes', no: 'no' } as const;

const profiles = z.object({
  data: z.array(z.object({ fields: z.record(z.string(), z.unknown()) })),
});

/** '2026-03-02 09:00:00', a day before: its clock is the account's own. */
const stampOf = (since: Date): string =>
  new Date(since.getTime() - 86_400_000).toISOString().slice(0, 19).replace('T', ' ');

/** Copernica: the profiles of one database with the field `newsletter` (REST API v3). */
export const createCopernica = ({ token, database, url }: CopernicaSettings): ListProvider => {
  const call = createProviderCall({ title, url, query: { access_token: token } });
  const path = `/database/${encodeURIComponent(database)}/profiles`;
  const where = (...conditions: string[]): [string, string][] =>
    conditions.map((condition) => ['fields[]', condition]);

  const put = async (email: string, create: boolean, fields: Record<string, string>) => {
    const query = new URLSearchParams([
      ...where(`${fieldOf.email}==${email}`),
      ['create', create ? '1' : '0'],
    ]);
    const { status } = await call({ method: 'PUT', path, query, body: { fields } });
    if (isGone(status)) throw noList(title);
    if (status >= 400) throw refused(title, status);
  };

  const list = async (conditions: string[], start = 0, limit: number = limits.providerPage) => {
    const query = new URLSearchParams([
      ...where(...conditions),
      ['start', String(start)],
      ['limit', String(limit)],
      ['total', 'false'],
      ['dataonly', 'true'],
    ]);
    const reply = await call({ method: 'GET', path, query });
    if (isGone(reply.status)) throw noList(title);
    if (reply.status !== 200) throw refused(title, reply.status);
    return profiles.parse(reply.body).data.map(({ fields }) => fields);
  };

  return {
    name: 'copernica',
    title,
    add: ({ email, name }) =>
      put(email, true, {
        [fieldOf.email]: email,
        ...(name && { [fieldOf.name]: name }),
        [fieldOf.wants]: wants.yes,
      }),
    remove: (email) => put(email, false, { [fieldOf.wants]: wants.no }),
    async stateOf(email) {
      const [found] = await list([`${fieldOf.email}==${email}`], 0, 1);
      if (!found) return 'unknown';
      return found[fieldOf.wants] === wants.yes ? 'subscribed' : 'unsubscribed';
    },
    async listWithdrawn(since) {
      const conditions = [`modified>${stampOf(since)}`, `${fieldOf.wants}!=${wants.yes}`];
      const found: string[] = [];
      for (let start = 0; ; start += limits.providerPage) {
        const page = await list(conditions, start);
        found.push(...page.map((fields) => String(fields[fieldOf.email] ?? '')));
        if (page.length < limits.providerPage) return found.filter(Boolean);
      }
    },
    addressIn: emailInJson,
  };
};
