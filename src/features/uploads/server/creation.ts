import type { IncomingHttpHeaders } from 'node:http';
import { Metadata } from '@tus/server';
import { AppError } from '#kernel/errors';
import { uploadLimits as limits } from '#kernel/limits';
import { uploadErrors as texts } from '#kernel/messages/nl-uploads';
import { cleanFileName, onOneLine } from '#kernel/values/file-name';
import { readWholeNumber } from '#kernel/values/whole-number';

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

const refuse = (field: string, text: string = texts.metadata): AppError =>
  new AppError(400, 'upload_metadata', text, { [field]: text });

const header = (headers: IncomingHttpHeaders, name: string): string | undefined => {
  const value = headers[name];
  return Array.isArray(value) ? value.join(',') : value;
};

const readLength = (headers: IncomingHttpHeaders): number => {
  const text = header(headers, 'upload-length') ?? '';
  if (/^(0|[1-9]\d{0,14})$/.test(text)) return Number(text);
  throw new AppError(400, 'upload_length', texts.length);
};

const readPairs = (headers: IncomingHttpHeaders): Record<string, string | null> => {
  try {
    return Metadata.parse(header(headers, 'upload-metadata'));
  } catch {
    throw new AppError(400, 'upload_metadata', texts.metadata);
  }
};

/** Meta fields as they are kept: few, short, and each one line: staff read them in mails and lists. */
const readMeta = (pairs: Record<string, string | null>): Record<string, string> => {
  const own = Object.entries(pairs).filter(([name]) => !KNOWN.has(name));
  if (own.length > limits.metaFields) throw new AppError(400, 'upload_metadata', texts.metadata);
  return Object.fromEntries(
    own.map(([name, value]) => {
      if (!NAME.test(name)) throw refuse('metadata');
      const text = onOneLine(value ?? '');
      if (text.length > limits.metaValue) throw refuse(name, texts.metadataField);
      return [name, text];
    }),
  );
};

const readItemId = (text: string | null | undefined): number => {
  const id = readWholeNumber(text ?? '');
  if (id === undefined || id < 0 || id > LARGEST_ID) throw refuse('item_id');
  return id;
};

/**
 * Reads what a tus creation announces (S7.10/1). Throws a 400 for what can't be read, and for a
 * file in parts or of unknown length, neither of which we take.
 */
export const readCreation = (headers: IncomingHttpHeaders): Announced => {
  if (headers['upload-concat'] !== undefined || headers['upload-defer-length'] !== undefined) {
    throw new AppError(400, 'upload_length', texts.whole);
  }
  const length = readLength(headers);
  const pairs = readPairs(headers);
  const moduleObject = pairs.module_object ?? '';
  if (!NAME.test(moduleObject)) throw refuse('module_object');
  const column = (pairs.column_uploadfolder_id ?? '').replaceAll('\0', '');
  if (column.length > limits.filename) throw refuse('column_uploadfolder_id', texts.metadataField);
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
