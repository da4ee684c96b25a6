// Pictures on their way to the server, by pieces: what a lost connection or a reload breaks off goes on where it was.
import Uppy, { type State } from '@uppy/core';
import GoldenRetriever from '@uppy/golden-retriever';
import Tus from '@uppy/tus';
import { PICTURE_TARGET } from '#features/library/contract';
import { uploadDashboard, uploadLimits } from '#kernel/limits-uploads';
import { officeTexts } from '#kernel/messages/nl-office';
import { officeHeader, officeUploads } from '#kernel/wire-staff';
import { createSessionUrls } from '#ui/upload-dashboard/session-urls';
import { call } from '../calls';

/** What is kept with a file: what the server is told of it, and what is said of it until it is added. */
type Told = {
  module_object?: string;
  item_id?: string;
  alt?: string;
  /** '1': it is for the looks alone. */
  decorative?: string;
  /** As a small picture. */
  small?: string;
  /** It goes on by itself, once there is a connection again or once the server takes it. */
  waits?: '' | 'connection' | 'server';
};

type SentMeta = Told & Record<string, string | undefined>;
type Body = Record<string, never>;

export type Sending = Uppy<SentMeta, Body>;

/**
 * Uppy whose plugin that finds files of before a reload replaces none that were added meanwhile: it reads the device's
 * database first, and writes its own list over what there is by then.
 */
class RestoringUppy extends Uppy<SentMeta, Body> {
  private isRemoving?: boolean;

  override removeFiles(ids: string[]): void {
    this.isRemoving = true;
    super.removeFiles(ids);
    this.isRemoving = false;
  }

  override setState(patch?: Partial<State<SentMeta, Body>>): void {
    const { files, currentUploads } = this.getState();
    const isRestoring = patch?.files && 'recoveredState' in patch && !this.isRemoving;
    super.setState({
      ...patch,
      ...(isRestoring && { files: { ...patch.files, ...files } }),
      ...(isRestoring && { currentUploads: { ...patch.currentUploads, ...currentUploads } }),
    });
  }
}

/** In ms: so long after a call that found no server, or one that says not when, it is tried again. */
const RETRY = 5000;

/** Files that are sent at the same time. */
const AT_ONCE = 2;

type Reply = {
  getStatus: () => number;
  getBody: () => string;
  getHeader: (name: string) => string | undefined;
};
type Failure = { originalResponse?: Reply | null };

const statusOf = (error: unknown): number =>
  (error as Failure | undefined)?.originalResponse?.getStatus() ?? 0;

/** Of a server that takes it later: it says itself when, so that nothing is asked before. */
const isLater = (status: number): boolean => status === 429 || status === 503;

const waitOf = (error: unknown): Told['waits'] => {
  const status = statusOf(error);
  if (status === 0) return 'connection';
  return isLater(status) ? 'server' : '';
};

/** In ms: when what failed so is tried again. */
const retryIn = (error: unknown): number => {
  const seconds = Number((error as Failure).originalResponse?.getHeader('Retry-After'));
  return seconds > 0 ? seconds * 1000 : RETRY;
};

/** Why a file wasn't taken, in the server's words. */
const tellError = (error: unknown): string => {
  if (statusOf(error) === 0) return officeTexts.offline;
  try {
    const { message } = JSON.parse((error as Failure).originalResponse?.getBody() ?? '');
    return typeof message === 'string' ? message : officeTexts.failed;
  } catch {
    return officeTexts.failed;
  }
};

const quiet = () => {};

const canKeep = (): boolean => {
  try {
    return Boolean(window.indexedDB);
  } catch {
    return false;
  }
};

const make = (memberId: number): Sending => {
  const uppy = new RestoringUppy({
    // Whoever logs in next on this device finds nothing of it.
    id: `etalage-pictures-${memberId}`,
    ...{ autoProceed: true, allowMultipleUploadBatches: true },
    meta: { module_object: PICTURE_TARGET, item_id: '0' },
    logger: { debug: quiet, warn: quiet, error: quiet },
  });
  uppy.use(Tus<SentMeta, Body>, {
    endpoint: officeUploads,
    headers: { [officeHeader]: '1' },
    chunkSize: uploadDashboard.chunkSize,
    retryDelays: [...uploadDashboard.retryDelays],
    limit: AT_ONCE,
    allowedMetaFields: ['module_object', 'item_id', 'name', 'type'],
    removeFingerprintOnSuccess: true,
    urlStorage: createSessionUrls(sessionStorage),
    onShouldRetry: (error, _attempt, _options, next) => !isLater(statusOf(error)) && next(error),
    onError: (error: Error) => {
      // The office says that the session ended where it hears so.
      if (statusOf(error) === 401) void call('GET', 'media/choices').catch(quiet);
      error.message = tellError(error);
    },
  });
  if (canKeep()) {
    uppy.use(GoldenRetriever, { expires: uploadLimits.unfinishedFor, serviceWorker: false });
  }
  // What is whole isn't added yet: it is kept until it is.
  uppy.on('upload-success', (sent) => {
    const file = sent && uppy.getFile(sent.id);
    if (!file) return;
    const { complete: _, ...progress } = file.progress;
    uppy.setFileState(file.id, { progress });
  });
  uppy.on('upload-error', (file, error) => {
    const waits = waitOf(error);
    if (!file || !uppy.getFile(file.id)) return;
    uppy.setFileMeta(file.id, { waits });
    // A server that was away tells nobody that it is back.
    if (waits) {
      setTimeout(
        () => uppy.getFile(file.id)?.error && void uppy.retryUpload(file.id),
        retryIn(error),
      );
    }
  });
  uppy.on('restored', () => {
    // What is sent already needs no second start.
    if (!uppy.getFiles().some(({ isRestored }) => isRestored)) return;
    uppy.emit('restore-confirmed');
    for (const { id, error } of uppy.getFiles()) if (error) void uppy.retryUpload(id);
  });
  return uppy;
};

const made = new Map<number, Sending>();

/** Whether this page sent for him before: what there was before it comes from the device. */
export const isKnown = (memberId: number): boolean => made.has(memberId);

/** A member's pictures on their way. They go on wherever he is in the office. */
export const sendingOf = (memberId: number): Sending => {
  const known = made.get(memberId) ?? make(memberId);
  made.set(memberId, known);
  return known;
};

export type SentFile = ReturnType<Sending['getFiles']>[number];

/** Where a file stands at the server, once some of it does. */
export const addressOf = ({ uploadURL, tus }: SentFile): string | undefined =>
  uploadURL ?? (tus as { uploadUrl?: string | null } | undefined)?.uploadUrl ?? undefined;

const isSettled = ({ error, progress }: SentFile): boolean =>
  Boolean(error) || Boolean(progress.uploadComplete);

/** Settles once `isOver` is so of a file, or once there is no such file. */
export const whenSent = (
  uppy: Sending,
  id: string,
  isOver: (file: SentFile) => boolean = isSettled,
): Promise<SentFile | undefined> =>
  new Promise((resolve) => {
    const look = () => {
      const file = uppy.getFile(id);
      if (file && !isOver(file)) return;
      uppy.off('state-update', look);
      resolve(file);
    };
    uppy.on('state-update', look);
    look();
  });

/** Takes a file away that was sent and won't be added; what can't be taken away now goes by itself. */
export const takeAway = (address: string | undefined): void => {
  if (address === undefined) return;
  const headers = { [officeHeader]: '1', 'tus-resumable': '1.0.0' };
  void fetch(address, { method: 'DELETE', headers }).catch(quiet);
};
