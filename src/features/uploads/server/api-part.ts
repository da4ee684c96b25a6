import { sql } from 'drizzle-orm';
import type { ApiLink, ApiPart } from '#features/overviews/api.server';
import type { Host } from '#platform/host';
import { uploads } from './tables';
import { listTargets } from './targets';

/** Each kind of item that files are uploaded for: a file is linked with one of them. */
const linksOf = (host: Host): Record<string, ApiLink> =>
  Object.fromEntries(
    listTargets(host).map((name) => [
      name,
      { item: uploads.itemId, when: sql`${uploads.moduleObject} = ${name}` },
    ]),
  );

/** What the API tells of uploads (S7.10/3): everybody those that are whole and not private. */
export const uploadApi = (host: Host): ApiPart => ({
  table: uploads,
  site: uploads.siteId,
  id: uploads.seq,
  state: uploads.state,
  title: uploads.filename,
  slug: uploads.path,
  page: sql`(${uploads.state} = 'Online' and not ${uploads.isPrivate})`,
  adminsOnly: sql`${uploads.isPrivate}`,
  columns: {
    filename: uploads.filename,
    type: uploads.type,
    size: uploads.size,
    width: uploads.width,
    height: uploads.height,
    entity: uploads.entity,
    module_object: uploads.moduleObject,
    item_id: uploads.itemId,
    column_uploadfolder_id: uploads.columnUploadfolderId,
    created_at: uploads.createdAt,
  },
  extra: { filename: sql`${uploads.filename}` },
  // Features add their kinds while they are set up, in whatever order.
  get links() {
    return linksOf(host);
  },
});
