import { fileName } from '../files';
import { mustBeFilled } from '../rules';
import { checkMoments, defineFormField, readText } from '../type';

/** A stored upload, as far as a field needs to know it; `created` in ms since 1970. */
export type UploadRecord = { state: string; created: number; extra: { filename: string } };

/** The file's name of the newest upload that is Online; '' when there is none (S3.2/13). */
export const newestFilename = (records: readonly UploadRecord[]): string =>
  records
    .filter(({ state }) => state === 'Online')
    .reduce<UploadRecord | undefined>(
      (newest, one) => (newest && newest.created >= one.created ? newest : one),
      undefined,
    )?.extra.filename ?? '';

/** One file; its value is the file's name. */
export const uploadField = defineFormField<string>({
  name: 'UploadField',
  empty: '',
  read: readText,
  when: checkMoments.chosen,
  holds: 'files',
  check: (value, field) => (field.files.length > 0 ? [] : mustBeFilled(value, field)),
  show: fileName,
});
