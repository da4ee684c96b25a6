import { and, eq, ne, or, sql } from 'drizzle-orm';
import { hasItemAt } from '#features/api/api.server';
import type { Check } from '#features/entities/api.server';
import { hasPageAt, redirects } from '#features/pages/api.server';
import { getSite } from '#features/settings/api.server';
import { redirectTexts as texts } from '#kernel/messages/nl-entities';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { isRouteAddress } from '#platform/http/allowed-methods';
import { areaOf } from '#platform/http/areas';

type Lead = { from: string; to: string };
type Redirect = { from_path: string; to_path: string; status: number; state: string };

const STATUSES = [301, 302, 307, 308];

/** Of an address with a question behind it: what is looked up. */
const pathOf = (address: string): string => address.split('?')[0] ?? address;

/** An address as people read it and browsers ask for it; undefined where it can't be read. */
const readable = (address: string): string | undefined => {
  try {
    const path = pathOf(address);
    // A host of no importance: browsers take '/../' and '/./' out of a path, and so does this.
    const asked = new URL(path.replaceAll('%', '%25'), 'http://site.invalid').pathname;
    return decodeURI(decodeURI(asked)) + address.slice(path.length);
  } catch {
    return undefined;
  }
};

/** Whether something of the platform answers at an address, so that a redirect from there leads nobody. */
const isTaken = (host: Host, path: string): boolean =>
  areaOf(path) !== 'pages' || path.startsWith('/.well-known/') || isRouteAddress(host.app, path);

/** What a transaction writes besides, of one file: the table doesn't have it yet. */
const pending = new WeakMap<Tx, Lead[]>();

/** Redirects that lead on from an address, or to it, but the one that is written. */
const findLeads = async (
  tx: Tx,
  { site, id, at }: { site: number; id: number; at: { from?: string; to?: string } },
): Promise<Lead[]> => {
  const { from, to } = at;
  const isOne = or(
    from === undefined ? undefined : eq(redirects.fromPath, from),
    to === undefined ? undefined : eq(sql`split_part(${redirects.toPath}, '?', 1)`, to),
  );
  const isOther = and(
    eq(redirects.siteId, site),
    eq(redirects.state, 'Online'),
    ne(redirects.id, id),
  );
  const rows = await tx
    .select({ from: redirects.fromPath, to: redirects.toPath })
    .from(redirects)
    .where(and(isOther, isOne));
  const written = pending.get(tx) ?? [];
  const beside = written.filter((lead) => lead.from === from || pathOf(lead.to) === to);
  const isWritten = new Set(written.map((lead) => lead.from));
  return [...beside, ...rows.filter((lead) => !isWritten.has(lead.from))];
};

/** Where an address leads in the end; undefined: back to where one came from. */
const findEnd = async (
  tx: Tx,
  which: { site: number; id: number },
  { from, to }: Lead,
): Promise<string | undefined> => {
  const seen = new Set([from]);
  for (let end = to; ; ) {
    const path = pathOf(end);
    if (seen.has(path)) return undefined;
    seen.add(path);
    const [next] = await findLeads(tx, { ...which, at: { from: path } });
    if (!next) return end;
    end = next.to;
  }
};

/** What is wrong with a redirect that is written: nobody is led around, or twice. */
export const checkRedirect: Check = async (host, tx, { id = 0, after }) => {
  if (after === null) return {};
  const { from_path: from, to_path: to, status, state } = after as Redirect;
  if (!STATUSES.includes(status)) return { status: texts.status };
  for (const [field, address] of Object.entries({ from_path: from, to_path: to })) {
    const read = readable(address);
    if (read !== address) return { [field]: read === undefined ? texts.path : texts.writeAs(read) };
  }
  if (isTaken(host, from)) return { from_path: texts.taken };
  if (state !== 'Online') return {};
  if ((await hasPageAt(host, tx, from)) || (await hasItemAt(host, tx, from))) {
    return { from_path: texts.page };
  }
  const which = { site: getSite(host).id, id };
  const end = await findEnd(tx, which, { from, to });
  if (end === undefined) return { to_path: texts.loop };
  if (end !== to) return { to_path: texts.leadsOn(end) };
  const [led] = await findLeads(tx, { ...which, at: { to: from } });
  if (led) return { from_path: texts.ledTo(led.from) };
  pending.set(tx, [...(pending.get(tx) ?? []), { from, to }]);
  const none: Record<string, string> = {};
  return none;
};
