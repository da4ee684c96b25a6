import type { UploadedFile } from '#ui/upload-dashboard/types';

/** What a form keeps of uploaded files: the id in each file's data (S3.2/12). */
export const filesValue = (files: readonly { data: { id: string | number } }[]): string =>
  files.length === 0 ? '' : JSON.stringify(files.map(({ data }) => ({ image_id: data.id })));

/** The ids in such a value; of what is none: nothing. */
export const readFileIds = (value: string): string[] => {
  try {
    const list: unknown = JSON.parse(value);
    if (!Array.isArray(list)) return [];
    const ids = list.map((one) => String((one as { image_id?: unknown } | null)?.image_id ?? ''));
    return [...new Set(ids.filter((id) => id !== ''))];
  } catch {
    return [];
  }
};

export const valueOfFiles = (files: readonly Pick<UploadedFile, 'id'>[]): string =>
  filesValue(files.map(({ id }) => ({ data: { id } })));
