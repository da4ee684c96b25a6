import { findUploads, type UploadTargetSource } from '#features/uploads/api.server';
import type { UploadRecord, UploadSettings, UploadTarget } from '#features/uploads/contract';
import { rulesOf } from '#fields/file-rules';
import { nameOf } from '#fields/rules';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { FormField, KeptFile } from '../contract';
import { takesFiles, valueFields } from '../site/fields-of';
import { findForm } from './find';
import { type Form, wordsOf } from './form';
import type { Errors, Values } from './values';

export const mostFiles = (field: FormField): number => rulesOf(field).maxNumberOfFiles;

/** The fields of a form that take files. */
export const fileFields = ({ steps }: Pick<Form, 'steps'>): FormField[] =>
  valueFields(steps).filter(takesFiles);

/** Where a form's files are uploaded to; `column` is the name of the field. */
export const targetOf = (form: Pick<Form, 'id'>, column?: string): UploadTarget => ({
  moduleObject: 'Form',
  itemId: form.id,
  ...(column !== undefined && { column }),
});

const ID = /^[\w-]{1,100}$/;

/** The ids in a field's value: a JSON array of objects with `image_id` (S3.2/12). */
export const uploadIds = (value: string): string[] => {
  try {
    const list: unknown = JSON.parse(value);
    if (!Array.isArray(list)) return [];
    const ids = list.map((one) => String((one as { image_id?: unknown } | null)?.image_id ?? ''));
    return [...new Set(ids.filter((id) => ID.test(id)))];
  } catch {
    return [];
  }
};

/** Ids as a field's value. */
const idsValue = (ids: readonly string[]): string =>
  ids.length === 0 ? '' : JSON.stringify(ids.map((id) => ({ image_id: id })));

/**
 * The values of file fields: what was uploaded before and what came along just now (`now`: the ids by
 * field name). Of a field that takes one file the newest counts.
 */
export const fileValues = (
  form: Form,
  now: (name: string) => readonly string[],
  sent: (name: string) => readonly string[],
): { values: Values; errors: Errors } => {
  const values: Values = {};
  const errors: Errors = {};
  for (const field of fileFields(form)) {
    const most = mostFiles(field);
    const before = sent(field.name).flatMap(uploadIds);
    const here = now(field.name);
    const ids = most === 1 && here.length > 0 ? [...here] : [...new Set([...before, ...here])];
    values[field.name] = idsValue(ids);
    if (ids.length > most) errors[field.name] ??= wordsOf(form).mostFiles(nameOf(field), most);
  }
  return { values, errors };
};

/** A field's value without an upload. */
export const withoutUpload = (value: string, id: string): string =>
  idsValue(uploadIds(value).filter((one) => one !== id));

/** The most bytes of files that one sending of a form may hold. */
export const mostBytes = (form: Form): number =>
  fileFields(form).reduce((sum, field) => {
    const { maxFileSize, maxNumberOfFiles, maxTotalSize } = rulesOf(field);
    return sum + (maxTotalSize ?? maxFileSize * maxNumberOfFiles);
  }, 0);

/** A file as staff read of it: its name, with what was told of it in the upload dialog (S2.15/1). */
export const tellFile = (
  field: FormField,
  { filename, meta }: Pick<UploadRecord, 'filename' | 'meta'>,
): string => {
  const told = rulesOf(field)
    .metaFields.filter(({ id }) => meta[id])
    .map(({ id, name }) => `${name}: ${meta[id]}`);
  return told.length === 0 ? filename : `${filename} (${told.join('; ')})`;
};

/** All uploads that a form's values name. */
const allIds = (form: Form, values: Values): string[] =>
  fileFields(form).flatMap(({ name }) => uploadIds(values[name] ?? ''));

/** By id: the uploads of a form that nobody has claimed yet. */
export const keptFiles = async (
  db: Db,
  form: Form,
  values: Values,
): Promise<Record<string, KeptFile[]>> => {
  const ids = allIds(form, values);
  const found = ids.length > 0 ? await findUploads(db, ids) : [];
  const own = found.filter(
    (one) => one.moduleObject === 'Form' && one.itemId === form.id && !one.claimedAt,
  );
  const byId = new Map(own.map(({ id, filename }) => [id, { id, filename }]));
  const kept: Record<string, KeptFile[]> = {};
  for (const { name } of fileFields(form)) {
    const list = uploadIds(values[name] ?? '').flatMap((id) => byId.get(id) ?? []);
    if (list.length > 0) kept[name] = list;
  }
  return kept;
};

/** What one field of a form takes (S3.4/1, S5.6/1). Forms' files are never shown to everybody. */
export const settingsOf = ({ id }: Pick<Form, 'id'>, field: FormField): UploadSettings => {
  const { column: columnUploadfolderId, ...rules } = rulesOf(field);
  return { ...rules, itemId: id, moduleObject: 'Form', columnUploadfolderId, isPrivate: true };
};

/** What may be uploaded for forms: for each of their file fields what that says. */
export const uploadSettings =
  (host: Host): UploadTargetSource =>
  async (itemId, column) => {
    const form = await findForm(host, itemId);
    const field = form && fileFields(form).find((one) => rulesOf(one).column === column);
    return field && settingsOf(form, field);
  };
