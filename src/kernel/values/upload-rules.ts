import { uploadDefaults } from '#kernel/limits-uploads';

/** Something to be told of each file, such as who made a picture (S2.15/1). */
export type UploadMetaField = { id: string; name: string; placeholder?: string };

/** What files a field takes (S3.4/1, S5.6/1). Sizes in bytes. */
export type UploadRules = {
  entity: string;
  /** `column_uploadfolder_id`; '' is the field's own name. */
  column: string;
  /** MIME types, wild or not, and extensions with their dot. */
  allowedFileTypes: readonly string[];
  maxFileSize: number;
  minFileSize?: number;
  maxTotalSize?: number;
  maxNumberOfFiles: number;
  minNumberOfFiles?: number;
  metaFields: readonly UploadMetaField[];
  /** Ids of meta fields. */
  requiredMetaFields: readonly string[];
};

type Raw = Readonly<Record<string, unknown>>;

/** Every file, of whatever type. */
export const ANY_TYPE = '*';

/** The registry of MIME types knows `image`, not the `images` that definitions write. */
const typeName = (type: string): string =>
  type
    .toLowerCase()
    .replace(/^images\//, 'image/')
    .replace(/^\*\/\*$/, ANY_TYPE);

const listOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : String(value ?? '').split(','))
    .map((one) => String(one).trim())
    .filter((one) => one !== '');

const count = (value: unknown): number | undefined => {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 ? number : undefined;
};

const metaField = (one: unknown): UploadMetaField[] => {
  const { id, name, placeholder } = (one ?? {}) as Partial<Record<string, unknown>>;
  if (typeof id !== 'string' || id === '') return [];
  return [
    {
      id,
      name: typeof name === 'string' && name !== '' ? name : id,
      placeholder: typeof placeholder === 'string' ? placeholder : undefined,
    },
  ];
};

/**
 * Reads what a definition says of its files, keys as the spec has them (S3.4/1): what is missing or
 * can't be meant gets its default (S9.8/1). `otherwise` are the form's own defaults.
 */
export const readUploadRules = (raw: Raw, otherwise: Partial<UploadRules> = {}): UploadRules => {
  const types = listOf(raw.allowed_file_types);
  const base = otherwise.allowedFileTypes ?? listOf(uploadDefaults.allowedFileTypes);
  return {
    entity: String(raw.entity || otherwise.entity || uploadDefaults.entity),
    column: String(raw.column_uploadfolder_id ?? otherwise.column ?? ''),
    allowedFileTypes: (types.length > 0 ? types : base).map(typeName),
    maxFileSize: count(raw.max_file_size) ?? otherwise.maxFileSize ?? uploadDefaults.maxFileSize,
    minFileSize: count(raw.min_file_size) ?? otherwise.minFileSize,
    maxTotalSize: count(raw.max_total_size) ?? otherwise.maxTotalSize,
    maxNumberOfFiles:
      count(raw.max_number_of_files) ??
      otherwise.maxNumberOfFiles ??
      uploadDefaults.maxNumberOfFiles,
    minNumberOfFiles: count(raw.min_number_of_files) ?? otherwise.minNumberOfFiles,
    metaFields: (Array.isArray(raw.meta_fields) ? raw.meta_fields : []).flatMap(metaField),
    requiredMetaFields: listOf(raw.required_meta_fields),
  };
};

const extensionOf = (name: string): string => {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(dot).toLowerCase() : '';
};

/** A drawing of lines: a document that may hold programs, which we never show as a picture. */
export const DRAWING = 'image/svg+xml';

const fits = (type: string, allowed: string): boolean => {
  // Whoever wants pictures means what can be shown as one.
  if (type === DRAWING) return allowed === DRAWING;
  if (allowed.endsWith('/*')) return type.startsWith(allowed.slice(0, -1));
  return type === allowed;
};

/** Whether a file's type or ending is one of those, whatever their case (S5.6/1). */
export const isAllowedType = (
  allowed: readonly string[],
  { name, type }: { name: string; type: string },
): boolean => {
  const plain = (type.split(';')[0] ?? '').trim().toLowerCase();
  return allowed.some((one) => {
    const lower = typeName(one);
    if (lower === ANY_TYPE) return true;
    if (lower.includes('/')) return fits(plain, lower);
    return lower.startsWith('.') && extensionOf(name) === lower;
  });
};
