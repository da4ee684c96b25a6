import { type ApiFilter, writeFilters } from '#kernel/values/api-filter';
import { path } from '#kernel/wire';
import { callSigned } from '#ui/upload-dashboard/auth';
import type { UploadTokens } from '#ui/upload-dashboard/types';
import type { FieldDefinition } from '../definition';
import { newestFilename, type UploadRecord } from './field';

type Owner = Pick<FieldDefinition, 'id' | 'moduleObject'>;

/** The filters of S7.10/3: what is Online and linked with the field. */
const filtersOf = ({ id, moduleObject }: Owner): ApiFilter[] => [
  {
    filter_type: 'RelatedFilter',
    linked_ids: [Number(id)],
    match_all: false,
    module: moduleObject,
    module_link: 'Upload',
  },
  { filter_type: 'FieldFilter', column: 'state', operator: '=', value: 'Online' },
];

/** Whether a field keeps what was uploaded for it by its own id: one of a record, not of a form. */
export const keepsUploads = ({ id, moduleObject }: Owner): boolean =>
  moduleObject !== '' && /^[1-9]\d*$/.test(id);

/** Where the newest upload of a field is asked for. */
export const newestAddress = (field: Owner): string => {
  const query = new URLSearchParams({ limit: '1', seq: 'seq', order: 'desc' });
  for (const [name, value] of writeFilters(filtersOf(field))) query.append(name, value);
  return `${path.api}/upload?${query}`;
};

/**
 * The name of the file that a field holds (S3.2/13): of its newest upload that is Online. '' when it
 * has none, and when that can't be asked.
 */
export const findNewestName = async (tokens: UploadTokens, field: Owner): Promise<string> => {
  try {
    const reply = await callSigned(tokens, newestAddress(field), {
      headers: { accept: 'application/json' },
    });
    if (!reply.ok) return '';
    const { data } = (await reply.json()) as {
      data: { data: { state?: string; seq?: number }; extra?: { filename?: string } }[];
    };
    // They come newest first, and all are Online: that was asked for.
    const records = data.map(
      ({ extra }, index): UploadRecord => ({
        state: 'Online',
        created: -index,
        extra: { filename: extra?.filename ?? '' },
      }),
    );
    return newestFilename(records);
  } catch {
    return '';
  }
};
