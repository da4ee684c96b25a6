import { and, desc, eq, sql } from 'drizzle-orm';
import { entityChanges as changes, isSame, type Values } from '#features/entities/api.server';
import { listVersions, readVersion } from '#features/pages/api.server';
import { memberNames } from '#features/staff/api.server';
import { notFound } from '#kernel/errors';
import { versionTexts as texts } from '#kernel/messages/nl-versions';
import type { Host } from '#platform/host';
import type { PageTree, ToldVersion } from '../../contract';
import { openOf, PAGE } from './store';

/** A page, or a section, as it stands. */
type Page = { entity: string; id: number; values: Values };

const MOST = 100;
/** In ms: a version and the change that it came with are noted so soon after each other. */
const TOGETHER = 5_000;

const ofPage = ({ entity, id }: Page) => and(eq(changes.entity, entity), eq(changes.rowId, id));

/** Changes of what a page is built of, the last first. */
const listChanges = (host: Host, page: Page) =>
  host.db
    .select({
      id: changes.id,
      at: changes.at,
      staffId: changes.staffId,
      isPublished: sql<boolean>`coalesce(${changes.after} -> 'content', 'null') <>
        coalesce(${changes.before} -> 'content', 'null')`,
    })
    .from(changes)
    .where(
      and(
        ofPage(page),
        sql`${changes.after} is not null`,
        sql`(${changes.after} -> 'content' is distinct from ${changes.before} -> 'content'
          or (${changes.after} -> 'draft' is distinct from ${changes.before} -> 'draft'
            and ${changes.after} ->> 'draft' is not null))`,
      ),
    )
    .orderBy(desc(changes.id))
    .limit(MOST);

/** All versions of a page or a section: its draft, what is planned and live, and what was before, the newest first. */
export const tellVersions = async (host: Host, page: Page): Promise<ToldVersion[]> => {
  const [history, versions, planned] = await Promise.all([
    listChanges(host, page),
    page.entity === PAGE ? listVersions(host, page.id) : [],
    openOf(host.db, host, page.entity, [page.id]),
  ]);
  const names = await memberNames(host, [
    ...history.flatMap(({ staffId }) => staffId ?? []),
    ...planned.map(({ item }) => item.memberId),
  ]);
  const nameOf = (id: number | null) => (id === null ? null : (names.get(id) ?? null));
  const published = history.filter(({ isPublished }) => isPublished);
  const isKnown = (at: Date) =>
    published.some((one) => Math.abs(one.at.getTime() - at.getTime()) < TOGETHER);
  const earlier = [
    ...history.map(({ id, at, staffId, isPublished }) => ({
      ...{ key: `c${id}`, kind: isPublished ? 'published' : 'saved', at, by: nameOf(staffId) },
    })),
    ...versions
      .filter(({ publishedAt }) => !isKnown(publishedAt))
      .map(({ id, publishedAt }) => ({
        ...{ key: `v${id}`, kind: 'published', at: publishedAt, by: null },
      })),
  ].toSorted((one, other) => other.at.getTime() - one.at.getTime());
  const live = earlier.find(({ kind }) => kind === 'published');
  const [last] = history;
  const hasDraft = page.values.draft !== null && page.values.draft !== undefined;
  return [
    ...(hasDraft
      ? [
          {
            ...{ key: 'draft', kind: 'draft' as const, isLive: false },
            at: (last?.at ?? host.clock.now()).toISOString(),
            by: nameOf(last?.staffId ?? null),
          },
        ]
      : []),
    ...planned.map(({ item, release }) => ({
      ...{ key: `p${item.id}`, kind: 'planned' as const, isLive: false },
      at: (release.at ?? item.addedAt).toISOString(),
      by: nameOf(item.memberId),
    })),
    ...earlier.map(({ key, kind, at, by }) => ({
      ...{ key, kind: kind as ToldVersion['kind'], at: at.toISOString(), by },
      isLive: key === live?.key && page.values.content !== null,
    })),
  ].filter(
    // The draft stands first: the save that made it says nothing more.
    ({ key, kind }) => !(hasDraft && kind === 'saved' && key === `c${last?.id}`),
  );
};

const KEY = /^([cvp])(\d{1,15})$/;

const treeOf = async (host: Host, page: Page, key: string): Promise<unknown> => {
  if (key === 'draft') return page.values.draft ?? page.values.content;
  if (key === 'live') return page.values.content;
  const [, kind, number = ''] = KEY.exec(key) ?? [];
  const id = Number(number);
  if (kind === 'v') return page.entity === PAGE ? readVersion(host, page.id, id) : undefined;
  if (kind === 'p') {
    const open = await openOf(host.db, host, page.entity, [page.id]);
    return open.find(({ item }) => item.id === id)?.item.values.content;
  }
  if (kind !== 'c') return undefined;
  const [change] = await host.db
    .select({ before: changes.before, after: changes.after })
    .from(changes)
    .where(and(ofPage(page), eq(changes.id, id)));
  if (!change?.after) return undefined;
  const { before, after } = change;
  const isPublished = !isSame(before?.content ?? null, after.content ?? null);
  return isPublished ? after.content : (after.draft ?? after.content);
};

/** What a page was built of in a version. Throws a 404. */
export const findVersion = async (host: Host, page: Page, key: string): Promise<PageTree> => {
  const tree = await treeOf(host, page, key);
  if (!tree) throw notFound(texts.gone);
  return tree as PageTree;
};
