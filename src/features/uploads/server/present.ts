import { path } from '#kernel/wire';
import { type UploadReply, uploadHref } from '../contract';
import type { UploadRow } from './rows';

/** A whole file as its upload's address tells it (S7.10/2). */
export const presentUpload = (row: UploadRow): UploadReply => ({
  data: {
    id: row.id,
    filename: row.filename,
    type: row.type,
    size: row.size,
    width: row.width,
    height: row.height,
    ...(!row.isPrivate && { url: uploadHref(row.path) }),
    ...(!row.isPrivate && row.sizes.length > 0 && { thumb: `${uploadHref(row.path)}?size=thumb` }),
  },
  extra: { filename: row.filename },
  _meta: {
    module_object: 'Upload',
    module_access: 'upload',
    href: `${path.api}/upload/${row.seq}`,
  },
});
