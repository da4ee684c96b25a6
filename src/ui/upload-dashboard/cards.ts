import type { UploadRules } from '#kernel/values/upload-rules';
import type { UploadUppy } from './uppy';

/**
 * Uploads begin by themselves (S4.9/7), also where something can be told of each file: there once its
 * card is closed. Of several chosen at once each has its own card, so then the visitor says when.
 */
export const beginAfterCard = (uppy: UploadUppy, { requiredMetaFields }: UploadRules): void => {
  uppy.on('dashboard:file-edit-complete', (file) => {
    const waiting = uppy
      .getFiles()
      .filter(({ progress, error }) => !progress.uploadStarted && !error);
    const [only] = waiting;
    if (!only || waiting.length > 1 || only.id !== file?.id) return;
    if (requiredMetaFields.some((name) => !only.meta[name])) return;
    // What it fails with stands with the file.
    uppy.upload().catch(() => {});
  });
};
