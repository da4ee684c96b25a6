import { randomBytes } from 'node:crypto';
import { getSite } from '#features/settings/api.server';
import { transact } from '#platform/db/transact';
import type { Host } from '#platform/host';
import type { UploadSettings } from '../contract';
import type { Announced } from './creation';
import { refusal } from './refusal';
import { checkMeta, checkName, checkOpen, checkSize } from './restrict';
import type { UploadRow } from './rows';
import type { Sender } from './sender';
import { uploads } from './tables';
import { findSettings } from './targets';

/** 128 random bits, in signs that a storage key may have. */
export const newId = (): string => randomBytes(16).toString('hex');

/** The end of a file's address. */
export const pathOf = (id: string, filename: string): string =>
  `${id}/${encodeURIComponent(filename)}`;

/** What a target takes of staff, or of anybody else. Throws a 422 when nothing can be uploaded for it. */
export const getSettings = async (
  host: Host,
  target: { moduleObject: string; itemId: number; column: string },
  { ofStaff = false } = {},
): Promise<UploadSettings> => {
  const settings = await findSettings(host, target);
  if (!settings || (settings.ofStaff === true) !== ofStaff) {
    throw refusal(422, 'upload_target', (words) => words.target);
  }
  return settings;
};

/** Throws when the target wouldn't take what is announced. */
export const checkAnnounced = (settings: UploadSettings, file: Announced): void => {
  checkSize(settings, file.filename, file.length);
  checkName(settings, file);
  checkMeta(settings, file);
};

type NewUpload = {
  settings: UploadSettings;
  file: Announced;
  sender: Sender;
  heldUntil?: Date;
};

/** Notes an upload that is about to come in. Throws a 429 when its sender has too many open. */
export const insertUpload = (
  host: Host,
  id: string,
  { settings, file, sender, heldUntil }: NewUpload,
): Promise<UploadRow> =>
  transact(host.db, async (tx) => {
    await checkOpen(tx, sender, file.length);
    const [row] = await tx
      .insert(uploads)
      .values({
        id,
        siteId: getSite(host).id,
        entity: settings.entity,
        moduleObject: file.moduleObject,
        itemId: file.itemId,
        columnUploadfolderId: file.column || settings.columnUploadfolderId,
        filename: file.filename,
        path: pathOf(id, file.filename),
        length: file.length,
        meta: file.meta,
        sessionId: sender.sessionId,
        userId: sender.userId,
        staffId: sender.staffId,
        client: sender.client,
        heldUntil,
        isPrivate: settings.isPrivate,
        createdAt: host.clock.now(),
      })
      .returning();
    return row as UploadRow;
  });
