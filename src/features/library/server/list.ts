import { and, desc, eq, ilike, like, or, type SQL, sql } from 'drizzle-orm';
import { MOST_CHANGES, readHistory } from '#features/entities/api.server';
import { media } from '#features/media/api.server';
import { library as limits } from '#kernel/limits-library';
import type { Host } from '#platform/host';
import type { LibraryPicture, PictureChoices, PictureList, WholePicture } from '../contract';
import { storedMedia } from './stored-media';
import { usedKeys } from './uses';

/** What of the pictures is asked for. */
export type PicturesAsked = {
  search: string;
  /** With those in it; undefined: all; empty: those in none. */
  folder?: string;
  tag?: string;
  withoutAlt?: boolean;
  unused?: boolean;
  start: number;
  limit: number;
};

const MOST_WORDS = 6;

const escaped = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`);

const searched = (search: string): SQL[] =>
  search
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MOST_WORDS)
    .map((word) => ilike(media.words, `%${escaped(word)}%`));

const inFolder = (folder: string): SQL | undefined =>
  folder === ''
    ? eq(media.folder, '')
    : or(eq(media.folder, folder), like(media.folder, `${escaped(folder)}/%`));

/** That nobody wrote what is on it, nor said that it is for the looks. */
const lacksAlt = sql`${media.alt} = '' and not ${media.decorative}`;

const which = (host: Host, asked: Omit<PicturesAsked, 'start' | 'limit'>): SQL | undefined =>
  and(
    eq(media.state, 'ready'),
    ...searched(asked.search),
    asked.folder === undefined ? undefined : inFolder(asked.folder),
    asked.tag ? sql`${media.tags} @> ${JSON.stringify([asked.tag])}::jsonb` : undefined,
    asked.withoutAlt ? lacksAlt : undefined,
    asked.unused
      ? sql`${media.key} not in (select used.key from (${usedKeys(host)}) as used(key) where used.key is not null)`
      : undefined,
  );

type Row = typeof media.$inferSelect;

const tellPicture = (row: Row): LibraryPicture => ({
  ...{ id: row.id, key: row.key, width: row.width, height: row.height },
  ...{ alt: row.alt, decorative: row.decorative, title: row.title, folder: row.folder },
  tags: row.tags,
  ...(row.focusX !== null && row.focusY !== null && { focus: { x: row.focusX, y: row.focusY } }),
});

/** All that there is to say of a picture whose original is at hand; undefined: there is no such one. */
export const readPicture = async (host: Host, id: number): Promise<WholePicture | undefined> => {
  const [row] = await host.db
    .select()
    .from(media)
    .where(and(eq(media.id, id), eq(media.state, 'ready')));
  if (!row) return undefined;
  const changes = await readHistory(host, storedMedia, id, { limit: MOST_CHANGES });
  return {
    ...tellPicture(row),
    ...{ revision: row.revision, fileName: row.fileName, type: row.type },
    createdAt: row.createdAt.toISOString(),
    by: changes.find(({ action }) => action === 'create')?.by ?? null,
  };
};

/** Some of the pictures, the newest first, and how many there are. */
export const listPictures = async (
  host: Host,
  { start, limit, ...asked }: PicturesAsked,
): Promise<PictureList> => {
  const condition = which(host, asked);
  const [rows, [counted]] = await Promise.all([
    host.db
      .select()
      .from(media)
      .where(condition)
      .orderBy(desc(media.id))
      .limit(limit)
      .offset(start),
    host.db.select({ total: sql<number>`count(*)::int` }).from(media).where(condition),
  ]);
  return { pictures: rows.map(tellPicture), total: counted?.total ?? 0 };
};

/** What pictures can be chosen by, with how many have it. */
export const listChoices = async (host: Host): Promise<PictureChoices> => {
  const count = sql<number>`count(*)::int`;
  const isReady = eq(media.state, 'ready');
  const [folders, { rows: tags }, [without]] = await Promise.all([
    host.db
      .select({ name: media.folder, count })
      .from(media)
      .where(and(isReady, sql`${media.folder} <> ''`))
      .groupBy(media.folder)
      .orderBy(media.folder)
      .limit(limits.choices),
    host.db.execute<{ name: string; count: number }>(sql`
      select tag as name, count(*)::int as count
      from ${media}, jsonb_array_elements_text(${media.tags}) as tag
      where ${isReady} group by tag order by lower(tag) limit ${limits.choices}`),
    host.db.select({ count }).from(media).where(and(isReady, lacksAlt)),
  ]);
  return { folders, tags, withoutAlt: without?.count ?? 0 };
};
