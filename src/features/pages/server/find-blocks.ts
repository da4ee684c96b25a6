import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { getSite } from '#features/settings/api.server';
import type { Host } from '#platform/host';
import { blocks, pages } from './tables';

/** A block of a type on a page that is online, with its settings as they are stored. */
export type PlacedBlock = { path: string; title: string; settings: Record<string, unknown> };

/** Where blocks of a type stand, by the paths of their pages. */
export const findBlocksOf = (host: Host, type: string): Promise<PlacedBlock[]> =>
  host.db
    .select({ path: pages.path, title: pages.title, settings: blocks.settings })
    .from(blocks)
    .innerJoin(pages, eq(pages.id, blocks.pageId))
    .where(
      and(
        ...[eq(blocks.siteId, getSite(host).id), eq(blocks.type, type), eq(blocks.online, true)],
        ...[eq(pages.state, 'Online'), isNotNull(pages.published)],
      ),
    )
    .orderBy(asc(pages.path), asc(blocks.id));
