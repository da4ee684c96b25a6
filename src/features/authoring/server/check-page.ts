import { and, eq, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { hasItemAt } from '#features/api/api.server';
import type { Check } from '#features/entities/api.server';
import { findMoves, pages, redirects, whyFixed } from '#features/pages/api.server';
import { getSite, otherLanguage } from '#features/settings/api.server';
import { entityTexts, pageTexts as texts } from '#kernel/messages/nl-entities';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { isAnswered, isRouteAddress } from '#platform/http/allowed-methods';
import { areaOf } from '#platform/http/areas';

type Page = {
  path: string;
  state: string;
  parent: string;
  content: unknown;
  online_from: unknown;
  online_until: unknown;
};
type Problems = Record<string, string>;

const HOME = '/';
const none: Problems = {};

/** Pages that a transaction writes, each with the one above it: of one file the table doesn't have them yet. */
const pending = new WeakMap<Tx, Map<string, string>>();

const above = alias(pages, 'above');

/** The path of the page above the one at a path; '' when none is, undefined when there is no such page. */
const parentAt = async (host: Host, tx: Tx, path: string): Promise<string | undefined> => {
  const written = pending.get(tx)?.get(path);
  if (written !== undefined) return written;
  const [row] = await tx
    .select({ parent: above.path })
    .from(pages)
    .leftJoin(above, eq(above.id, pages.parentId))
    .where(and(eq(pages.siteId, getSite(host).id), eq(pages.path, path)));
  return row && (row.parent ?? '');
};

/** What is wrong with the page above: it isn't there, or lies below this one itself. */
const parentProblem = async (
  host: Host,
  tx: Tx,
  { parent }: Page,
  own: readonly (string | undefined)[],
): Promise<Problems> => {
  const seen = new Set<string>();
  for (let at = parent; at !== ''; ) {
    if (own.includes(at)) return { parent: texts.ring };
    if (seen.has(at)) break;
    seen.add(at);
    const next = await parentAt(host, tx, at);
    if (next === undefined) return { parent: texts.noParent(at) };
    at = next;
  }
  return none;
};

/** Whether the site itself answers at a path, so that no page is ever met there. Home is a page. */
const isOfSite = (host: Host, path: string): boolean => {
  // Letters that look like those of such a path, in whatever width or case, would pass for them.
  const plain = path.normalize('NFKC').toLowerCase();
  return (
    path !== HOME &&
    [path, plain].some((one) => areaOf(one) !== 'pages' || isAnswered(host.app, one))
  );
};

/** Where a redirect leads from a path, other than to the page that comes to lie there. */
const findLead = async (
  host: Host,
  tx: Tx,
  { path, before }: { path: string; before: Page | null },
): Promise<string | undefined> => {
  const isFrom = and(eq(redirects.siteId, getSite(host).id), eq(redirects.fromPath, path));
  const [row] = await tx
    .select({ to: redirects.toPath })
    .from(redirects)
    .where(and(isFrom, eq(redirects.state, 'Online'), ne(redirects.toPath, before?.path ?? '')));
  return row?.to;
};

/** Whether a menu or the foot of the site leads to a path, in any of its languages. */
const isInMenu = (host: Host, path: string): boolean => {
  const { navigation, footer, settings } = getSite(host);
  const frames = JSON.stringify([navigation, footer, settings.frames ?? null]);
  return frames.includes(`"href":${JSON.stringify(path)}`);
};

/** What is wrong with where a page comes to lie, with all that lies below it. */
const pathProblem = async (
  host: Host,
  tx: Tx,
  { id, before, path }: { id: number | undefined; before: Page | null; path: string },
): Promise<Problems> => {
  if (before?.path === path) return none;
  if (await hasItemAt(host, tx, path)) return { path: texts.item };
  // A page of a route has been there before when it comes with its number, from the folder of a site.
  const isBack = before === null && id !== undefined && isRouteAddress(host.app, path);
  if (!isBack && isOfSite(host, path)) return { path: entityTexts.takenAddress };
  const led = await findLead(host, tx, { path, before });
  if (led !== undefined) return { path: texts.led(led) };
  if (!before || id === undefined) return none;
  const siteId = getSite(host).id;
  const { taken } = await findMoves(tx, { id, siteId, path: before.path }, path);
  if (taken) return { path: texts.taken(taken) };
  const [stands] = await tx
    .select({ id: pages.id })
    .from(pages)
    .where(and(eq(pages.siteId, siteId), eq(pages.path, path)));
  return stands ? { path: texts.taken(path) } : none;
};

/** Whether others stand below a page. */
const isAbove = async (tx: Tx, id: number): Promise<boolean> => {
  const rows = await tx.select({ id: pages.id }).from(pages).where(eq(pages.parentId, id)).limit(1);
  return rows.length > 0;
};

/** Why the page at a path stays there and online; undefined: it may go. */
const whyStanding = (host: Host, path: string): string | undefined => {
  const site = getSite(host);
  const isOtherHome = otherLanguage(site, site.language)?.home === path;
  return whyFixed(host, path) ?? (isOtherHome ? texts.otherHome : undefined);
};

/** What would take a page from visitors that the site itself links to. */
const fixedProblem = (host: Host, before: Page | null, page: Page): Problems => {
  const told = before ? whyStanding(host, before.path) : undefined;
  if (!before || told === undefined) return none;
  const goes = {
    path: before.path !== page.path,
    state: before.state === 'Online' && page.state !== 'Online',
    content: before.content !== null && page.content === null,
    online_from: before.online_from === null && page.online_from !== null,
    online_until: before.online_until === null && page.online_until !== null,
  };
  const names = Object.entries(goes).filter(([, isSo]) => isSo);
  return Object.fromEntries(names.map(([name]) => [name, told]));
};

/** Why the page at a path can't be deleted; undefined: it can, as far as its address goes. */
const whyStays = (host: Host, path: string): string | undefined => {
  // Its route shows what such a page holds, and none can be made there anew.
  if (path !== HOME && isRouteAddress(host.app, path)) return texts.ofSite;
  return whyStanding(host, path) ?? (isInMenu(host, path) ? texts.inMenu : undefined);
};

/** What is wrong with a page as a whole, by field. */
export const checkPage: Check = async (host, tx, { id, before, after }) => {
  const [was, page] = [before as Page | null, after as Page | null];
  if (page === null) {
    const told = was ? whyStays(host, was.path) : undefined;
    if (told !== undefined) return { '': told };
    return id !== undefined && (await isAbove(tx, id)) ? { '': texts.parent } : none;
  }
  const { path } = page;
  const problems: Problems = {
    ...(await pathProblem(host, tx, { id, before: was, path })),
    ...(await parentProblem(host, tx, page, [path, was?.path])),
    ...fixedProblem(host, was, page),
  };
  if (Object.keys(problems).length === 0) {
    pending.set(tx, (pending.get(tx) ?? new Map()).set(path, page.parent));
  }
  return problems;
};
