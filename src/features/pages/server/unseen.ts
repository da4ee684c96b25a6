import { and, eq, isNull, not, or, sql } from 'drizzle-orm';
import { getSite, registerUnseen } from '#features/settings/api.server';
import type { Host } from '#platform/host';
import { isRouteAddress } from '#platform/http/allowed-methods';
import { pages } from './tables';

/** Addresses of pages that visitors may not see now: drafts, and what is not online. */
const findUnseen = async (host: Host): Promise<Set<string>> => {
  const now = host.clock.now().toISOString();
  const isOnline = sql`${pages.state} = 'Online' and coalesce(${pages.onlineFrom} <= ${now}, true)
    and coalesce(${pages.onlineUntil} > ${now}, true)`;
  const rows = await host.db
    .select({ path: pages.path })
    .from(pages)
    .where(
      and(eq(pages.siteId, getSite(host).id), or(isNull(pages.published), not(sql`(${isOnline})`))),
    );
  // A route answers there, whatever editors made for it.
  const none = rows.map(({ path }) => path).filter((path) => !isRouteAddress(host.app, path));
  // Links may be written either way.
  return new Set(none.flatMap((path) => [path, encodeURI(path)]));
};

/**
 * Keeps menus from leading to pages that visitors may not see. Answers what looks at them again: whether menus
 * changed by that.
 */
export const keepUnseen = (host: Host): (() => Promise<boolean>) => {
  let unseen: ReadonlySet<string> = new Set();
  registerUnseen(host, () => unseen);
  let reads = 0;
  return async () => {
    reads += 1;
    const read = reads;
    const found = await findUnseen(host);
    // What was asked for later knows more.
    if (read !== reads) return false;
    const isSame = found.size === unseen.size && [...found].every((path) => unseen.has(path));
    if (!isSame) unseen = found;
    return !isSame;
  };
};
