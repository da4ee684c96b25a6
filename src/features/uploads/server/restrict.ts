import { and, count, eq, isNotNull, isNull, type SQL, sql, sum } from 'drizzle-orm';
import type { AppError } from '#kernel/errors';
import { uploadLimits as limits } from '#kernel/limits-uploads';
import { extensionOf } from '#kernel/values/file-name';
import { DRAWING, isAllowedType } from '#kernel/values/upload-rules';
import type { Db } from '#platform/db/types';
import type { UploadSettings } from '../contract';
import { programTypes, typeOfContent, typeOfExtension } from './file-types';
import { refusal } from './refusal';
import type { Sender } from './sender';
import { uploads } from './tables';

type Named = { filename: string; type: string };

const wrongType = ({ filename, type }: Named, { allowedFileTypes }: UploadSettings): AppError =>
  refusal(415, 'upload_type', (words) =>
    type === DRAWING ? words.drawing(filename) : words.wrongType(filename, allowedFileTypes),
  );

const isAllowed = ({ allowedFileTypes }: UploadSettings, { filename, type }: Named): boolean =>
  allowedFileTypes.length === 0 || isAllowedType(allowedFileTypes, { name: filename, type });

/** The most bytes that one file of a target may have. */
export const largest = ({ maxFileSize }: UploadSettings): number =>
  Math.min(maxFileSize, limits.maxFileSize);

/** Throws a 413 or 422 when a file is too large, too small or empty (S5.6/1). */
export const checkSize = (settings: UploadSettings, filename: string, length: number): void => {
  const most = largest(settings);
  if (length > most) {
    throw refusal(413, 'upload_too_large', (words) => words.tooLarge(filename, most));
  }
  if (length === 0) throw refusal(422, 'upload_empty', (words) => words.empty(filename));
  const least = settings.minFileSize ?? 0;
  if (length < least) {
    throw refusal(422, 'upload_too_small', (words) => words.tooSmall(filename, least));
  }
};

/** Throws a 415 when a file's name, or what its sender takes it for, isn't taken (S5.6/1). */
export const checkName = (settings: UploadSettings, file: Named): void => {
  // Browsers leave the type empty when they don't know it.
  const type = file.type || typeOfExtension(extensionOf(file.filename));
  if (!isAllowed(settings, { ...file, type })) throw wrongType({ ...file, type }, settings);
};

/** Throws a 422 that names the meta fields that are absent or empty (S5.6/1). */
export const checkMeta = (
  { requiredMetaFields }: UploadSettings,
  { filename, meta }: { filename: string; meta: Record<string, string> },
): void => {
  const absent = requiredMetaFields.filter((name) => !meta[name]?.trim());
  if (absent.length === 0) return;
  throw refusal(422, 'upload_meta', (words) => words.requiredMissing(filename), {
    fields: absent,
    sayField: (words) => words.required,
  });
};

/** What a file is called by its content. Throws a 415 when that isn't taken, or not of that name. */
export const checkContent = (
  settings: UploadSettings,
  { filename, type: sniffed }: Named,
): string => {
  if (programTypes.has(sniffed)) {
    throw refusal(415, 'upload_type', (words) => words.program(filename));
  }
  const type = typeOfContent(sniffed, extensionOf(filename));
  if (type === undefined) {
    throw refusal(415, 'upload_type', (words) => words.otherContent(filename));
  }
  if (!isAllowed(settings, { filename, type })) throw wrongType({ filename, type }, settings);
  return type;
};

/** Files that belong to nothing yet. */
const openOf = async (tx: Db, whose: SQL): Promise<{ files: number; bytes: number }> => {
  const [open] = await tx
    .select({ files: count(), bytes: sum(uploads.length).mapWith(Number) })
    .from(uploads)
    .where(and(whose, isNull(uploads.claimedAt)));
  return { files: open?.files ?? 0, bytes: open?.bytes ?? 0 };
};

/**
 * Throws a 429 when a session, or a client whatever its sessions, has too many files that belong to
 * nothing yet, `length` bytes more included. In the transaction that then adds one: a client's
 * uploads begin one after the other.
 */
export const checkOpen = async (
  tx: Db,
  { sessionId, client }: Pick<Sender, 'sessionId' | 'client'>,
  length: number,
): Promise<void> => {
  const names = [client, ...(sessionId ? [sessionId] : [])].toSorted();
  for (const name of names) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`upload ${name}`}, 0))`);
  }
  const ofClient = await openOf(tx, eq(uploads.client, client));
  const ofSession = sessionId && (await openOf(tx, eq(uploads.sessionId, sessionId)));
  const isTooMuch =
    ofClient.files >= limits.mostUnclaimedOfClient ||
    ofClient.bytes + length > limits.mostUnclaimedBytesOfClient ||
    (ofSession &&
      (ofSession.files >= limits.mostUnclaimed ||
        ofSession.bytes + length > limits.mostUnclaimedBytes));
  if (isTooMuch) throw refusal(429, 'upload_too_many', (words) => words.tooManyOpen);
};

/** Bytes that a client has of files that came with forms which were not sent yet. */
export const heldBytes = async (db: Db, client: string): Promise<number> =>
  (await openOf(db, and(eq(uploads.client, client), isNotNull(uploads.heldUntil)) as SQL)).bytes;
