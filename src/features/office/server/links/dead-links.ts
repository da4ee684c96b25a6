import { hasItemAt } from '#features/api/api.server';
import { listStoredEntities } from '#features/entities/api.server';
import { findAddress } from '#features/pages/api.server';
import type { PageTree } from '#features/pages/contract';
import { traitsOf } from '#fields/traits';
import { pathOfLink } from '#kernel/values/links-in-text';
import type { Host } from '#platform/host';
import { isAnswered, isRouteAddress } from '#platform/http/allowed-methods';
import { areaOf } from '#platform/http/areas';
import type { ToldDeadLink } from '../../contract';
import { linksOfTree } from './map-links';

/** Different addresses of one page that are looked up: a page has some dozens. */
const MOST = 300;

const SAMPLE = 'voorbeeld';

/** Whether an address is one of a thing that has a page, such as an article: a route answers there whatever it is called. */
const isOfThing = (host: Host, path: string): boolean =>
  listStoredEntities(host).some(({ entity }) => {
    const href = entity.key === undefined ? '' : entity.href(SAMPLE);
    const start = href.endsWith(`/${SAMPLE}`) ? href.slice(0, -SAMPLE.length) : undefined;
    return start !== undefined && start !== '/' && path.startsWith(start);
  });

type End = { isDead: boolean; to?: string };

const findEnd = async (host: Host, path: string): Promise<End> => {
  const isFine = { isDead: false };
  if (areaOf(path) !== 'pages' || isRouteAddress(host.app, path)) return isFine;
  const found = await findAddress(host, path);
  if (found?.page) return isFine;
  if (found?.to !== undefined) return { isDead: false, to: found.to };
  if (await hasItemAt(host, host.db, path)) return isFine;
  return { isDead: isOfThing(host, path) || !isAnswered(host.app, path) };
};

/** Links of a page that lead nowhere, or by a detour to where `to` says. */
export const findDeadLinks = async (host: Host, tree: PageTree): Promise<ToldDeadLink[]> => {
  const field = listStoredEntities(host)
    .find(({ entity }) => entity.name === 'Page')
    ?.entity.fields.find((one) => traitsOf(one).isTree);
  if (!field) return [];
  const links = linksOfTree(field, tree as Parameters<typeof linksOfTree>[1]).flatMap((link) => {
    const path = pathOfLink(link.href)?.path;
    return path === undefined ? [] : [{ ...link, path }];
  });
  const paths = [...new Set(links.map(({ path }) => path))].slice(0, MOST);
  const ends = new Map<string, End>();
  for (const path of paths) ends.set(path, await findEnd(host, path));
  return links.flatMap(({ path, ...link }) => {
    const { isDead = false, to } = ends.get(path) ?? {};
    if (!isDead && to === undefined) return [];
    return [{ ...link, ...(to !== undefined && { to }) }];
  });
};
