import Dashboard from '@uppy/dashboard';
import { beginAfterCard } from './cards';
import { createModal } from './modal';
import { patchDashboard } from './patch';
import { showPictures } from './pictures';
import { followRefusals } from './refusals';
import { addRemoteSource } from './remote';
import { loadSheet } from './sheet';
import { prettierBytes } from './size';
import { stopStalled } from './stalls';
import { isStuck, overallState } from './state';
import { keepStored } from './stored';
import { texts } from './texts';
import { isTouched } from './touch';
import type { UploadDashboard, UploadedFile, UploadOptions, UploadProgress } from './types';
import { removeUpload } from './upload-address';
import { createUppy, type UploadMeta, type UploadUppy } from './uppy';

const progressOf = (uppy: UploadUppy) => {
  const files = uppy.getFiles();
  const done = files.filter(({ progress }) => progress.complete).length;
  return { state: overallState(files), done, total: files.length, isStuck: isStuck(files) };
};

/** One of Uppy's own texts, of itself or of its dashboard. */
const wordOf = (uppy: UploadUppy, key: string): string => {
  const dashboard = uppy.getPlugin<Dashboard<UploadMeta, Record<string, never>>>('Dashboard');
  return (dashboard ?? uppy).i18n(key as never);
};

/** What a reader of screens hears when it changes; what the visitor did himself, he knows. */
const tellState = (uppy: UploadUppy, { state, isStuck }: UploadProgress): string => {
  if (isStuck) return wordOf(uppy, 'uploadFailed');
  if (state === 'uploading') return wordOf(uppy, 'uploading');
  return state === 'complete' ? wordOf(uppy, 'complete') : '';
};

/** Tells how far it is whenever that differs from what was told last. */
const followProgress = (uppy: UploadUppy, tell: UploadOptions['onProgress']) => {
  let told = '';
  uppy.on('state-update', () => {
    const progress = progressOf(uppy);
    const text = JSON.stringify(progress);
    if (text === told) return;
    told = text;
    tell(progress);
  });
};

const showDashboard = (
  uppy: UploadUppy,
  target: HTMLElement,
  options: UploadOptions,
  close: () => void,
) => {
  const { rules } = options;
  uppy.use(Dashboard, {
    inline: true,
    target,
    width: '100%',
    height: '100%',
    proudlyDisplayPoweredByUppy: false,
    // It draws blob: pictures, which our pages show none of; `showPictures` draws ours.
    disableThumbnailGenerator: true,
    showRemoveButtonAfterComplete: true,
    fileManagerSelectionType: rules.maxNumberOfFiles > 1 && !isTouched() ? 'both' : 'files',
    metaFields: rules.metaFields.map((field) => ({ ...field })),
    autoOpen: rules.metaFields.length > 0 ? 'metaEditor' : null,
    doneButtonHandler: close,
  });
};

/**
 * Uppy's dashboard in a dialog, for one field. Its style sheet is there when this resolves; rejects
 * when that can't be had.
 */
export const createDashboard = async (options: UploadOptions): Promise<UploadDashboard> => {
  await loadSheet();
  const uppy = createUppy(options);
  const { maxNumberOfFiles, maxFileSize, allowedFileTypes } = options.rules;
  const modal = createModal(
    options.title,
    texts.hint(maxNumberOfFiles, prettierBytes(maxFileSize), allowedFileTypes),
  );
  stopStalled(uppy);
  const letGo = keepStored(uppy, options);
  showPictures(uppy, (count) => modal.tell('place', count === 0 ? '' : texts.hasPlace(count)));
  uppy.on('is-offline', () => modal.tell('offline', uppy.i18n('noInternetConnection')));
  uppy.on('is-online', () => modal.tell('offline', ''));
  followRefusals(uppy, (text) => {
    modal.tell('refused', text);
    options.onRefused?.(text);
  });
  followProgress(uppy, (progress) => {
    modal.tell('state', tellState(uppy, progress));
    options.onProgress(progress);
  });
  showDashboard(uppy, modal.body, options, () => void modal.close());
  beginAfterCard(uppy, options.rules);
  patchDashboard(uppy, modal.body);
  if (options.companion) await addRemoteSource(uppy, options.companion, options.tokens);
  return {
    open: modal.open,
    close: () => void modal.close(),
    remove: async (file: UploadedFile) => {
      const own = uppy.getFiles().find(({ uploadURL }) => uploadURL === file.address);
      if (own) uppy.removeFile(own.id);
      else await removeUpload(options.tokens, file.address);
    },
    allow: (most) => uppy.setOptions({ restrictions: { maxNumberOfFiles: most } }),
    leave: () => {
      // Uppy removes all its files when it ends.
      letGo();
      uppy.destroy();
      modal.leave();
    },
  };
};
