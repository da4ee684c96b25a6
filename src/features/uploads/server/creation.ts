import type { IncomingHttpHeaders } from 'node:http';
import { Metadata } from '@tus/server';
import { uploadLimits as limits } from '#kernel/limits-uploads';
import { cleanFileName, onOneLine } from '#kernel/values/file-name';
import { readWholeNumber } from '#kernel/values/whole-number';
import { refusal } from './refusal';

/** What a sender says of a file before he sends it. */
export type Announced = {
  moduleObject: string;
  itemId: number;
  column: string;
  filename: string;
  /** What the sender takes it for; '' when he doesn't say. */
  type: string;
  /** In bytes. */
  length: number;
  meta: Record<string, string>;
};

const LARGEST_ID = 2 ** 31 - 1;
const NAME = /^[\w.-]{1,60}$/;
/** What is told in columns of its own. */
const KNOWN = new Set([
  'entity',
  'module_object',
  'item_id',
  'column_uploadfolder_id',
  'filename',
  'filetype',
]);

const unreadable = (fields: readonly string[] = []) =>
  refusal(400, 'upload_metadata', (words) => words.metadata, { fields });
const unfit = (field: string) =>
  refusal(400, 'upload_metadata', (words) => words.metadataField, { fields: [field] });

const header = (headers: IncomingHttpHeaders, name: string): string | undefined => {
  const value = headers[name];
  return Array.isArray(value) ? value.join(',') : value;
};

const readLength = (headers: IncomingHttpHeaders): number => {
  const text = header(headers, 'upload-length') ?? '';
  if (/^(0|[1-9]\d{0,14})$/.test(text)) return Number(text);
  throw refusal(400, 'upload_length', (words) => words.length);
};

const readPairs = (headers: IncomingHttpHeaders): Record<string, string | null> => {
  try {
    return Metadata.parse(header(headers, 'upload-metadata'));
  } catch {
    throw unreadable();
  }
};

/** Meta fields as they are kept: few, short, and each one line: staff read them in mails and lists. */
const readMeta = (pairs: Record<string, string | null>): Record<string, string> => {
  const own = Object.entries(pairs).filter(([name]) => !KNOWN.has(name));
  if (own.length > limits.metaFields) throw unreadable();
  return Object.fromEntries(
    own.map(([name, value]) => {
      if (!NAME.test(name)) throw unreadable(['metadata']);
      const text = onOneLine(value ?? '');
      if (text.length > limits.metaValue) throw unfit(name);
      return [name, text];
    }),
  );
};

const readItemId = (text: string | null | undefined): number => {
  const id = readWholeNumber(text ?? '');
  if (id === undefined || id < 0 || id > LARGEST_ID) throw unreadable(['item_id']);
  return id;
};

/**
 * Reads what a tus creation announces (S7.10/1). Throws a 400 for what can't be read, and for a
 * file in parts or of unknown length, neither of which we take.
 */
export const readCreation = (headers: IncomingHttpHeaders): Announced => {
  if (headers['upload-concat'] !== undefined || headers['upload-defer-length'] !== undefined) {
    throw refusal(400, 'upload_length', (words) => words.whole);
  }
  const length = readLength(headers);
  const pairs = readPairs(headers);
  const moduleObject = pairs.module_object ?? '';
  if (!NAME.test(moduleObject)) throw unreadable(['module_object']);
  const column = (pairs.column_uploadfolder_id ?? '').replaceAll('\0', '');
  if (column.length > limits.filename) throw unfit('column_uploadfolder_id');
  return {
    moduleObject,
    itemId: readItemId(pairs.item_id),
    column,
    filename: cleanFileName(pairs.filename ?? pairs.name ?? '', limits.filename),
    type: (pairs.filetype ?? pairs.type ?? '').slice(0, limits.filename),
    length,
    meta: readMeta(pairs),
  };
};
