import { apiPath } from '#kernel/wire-forms';
import type { UploadedFile } from '#ui/upload-dashboard/types';
import type { KeptFile } from './file-access';

/** The last part of a file's address, as people read it (S3.2/14). */
export const fileName = (address: string): string => {
  const path = address.replace(/[?#].*$/, '');
  // By hand: a pattern for slashes at the end goes through a long row of them from each.
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  const name = path.slice(path.lastIndexOf('/', end - 1) + 1, end);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};

/** Uploads by their ids, with what is known of them. */
export const knownUploads = (
  ids: readonly string[],
  texts: { unnamed: (place: number) => string },
  kept: readonly KeptFile[] = [],
  known: readonly UploadedFile[] = [],
): UploadedFile[] =>
  ids.map(
    (id, index) =>
      known.find((file) => file.id === id) ?? {
        id,
        name: kept.find((file) => file.id === id)?.filename ?? texts.unnamed(index + 1),
        type: '',
        size: 0,
        address: `${apiPath.file}/${encodeURIComponent(id)}`,
      },
  );
