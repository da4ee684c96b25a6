import { sql } from 'drizzle-orm';
import { apiPartOf, defineStored, isSame, type StoredEntity } from '#features/entities/api.server';
import type { ApiPart } from '#features/overviews/api.server';
import {
  findSectionUsers,
  listBlockTypes,
  lockAddresses,
  PAGES_CHANGED,
  renumberPages,
  sections,
} from '#features/pages/api.server';
import type { Host } from '#platform/host';
import { sectionEntityOf } from '../section-fields';

/** Sections, as they are written by their fields. */
export const storedSectionsOf = (host: Host): StoredEntity =>
  defineStored(
    sectionEntityOf(() => listBlockTypes(host)),
    sections,
    {
      unseen: ['draft'],
      // Pages that show one are made anew, as if they had changed themselves.
      tells: [PAGES_CHANGED],
      // A page that begins to show it is numbered before, or after.
      prepare: (_, tx) => lockAddresses(tx),
      follows: async (_, tx, changes) => {
        const live = new Set<number>();
        for (const { rowId, before, after } of changes) {
          if (isSame(before?.content ?? null, after?.content ?? null)) continue;
          const { pages } = await findSectionUsers(host, tx, rowId);
          for (const { id, isLive } of pages) if (isLive) live.add(id);
        }
        await renumberPages(host, tx, [...live]);
        return [];
      },
    },
  );

/** What the API tells of sections, to admins. */
export const sectionApiOf = (stored: StoredEntity): ApiPart =>
  apiPartOf(stored, {
    title: sections.title,
    slug: sections.id,
    page: sql`false`,
    adminsOnly: sql`true`,
  });
