import Uppy from '@uppy/core';
import GoldenRetriever from '@uppy/golden-retriever';
import Tus from '@uppy/tus';
import { uploadDashboard as limits } from '#kernel/limits-uploads';
import { ANY_TYPE, type UploadRules } from '#kernel/values/upload-rules';
import { apiPath } from '#kernel/wire-forms';
import { createUploadAuth, TokenRefused } from './auth';
import { tellUploadError } from './errors';
import { createSessionUrls } from './session-urls';
import { uppyLocale } from './strings';
import { isTouched } from './touch';
import type { UploadOptions } from './types';

export type UploadMeta = Record<string, string>;
type UploadBody = Record<string, never>;
export type UploadUppy = Uppy<UploadMeta, UploadBody>;
export type UploadTus = Tus<UploadMeta, UploadBody>;

const nobody = () => {};
/** What goes wrong is told to the visitor: it is no error of the page. */
const logger = { debug: nobody, warn: nobody, error: nobody };

const restrictionsOf = (rules: UploadRules) => ({
  maxFileSize: rules.maxFileSize,
  minFileSize: rules.minFileSize ?? null,
  maxTotalFileSize: rules.maxTotalSize ?? null,
  maxNumberOfFiles: rules.maxNumberOfFiles,
  minNumberOfFiles: rules.minNumberOfFiles ?? null,
  allowedFileTypes: rules.allowedFileTypes.includes(ANY_TYPE) ? null : [...rules.allowedFileTypes],
  requiredMetaFields: [...rules.requiredMetaFields],
});

/** Some browsers keep nothing, or may not: then nothing is restored, and uploading goes on. */
const canRestore = (): boolean => {
  try {
    return Boolean(window.indexedDB);
  } catch {
    return false;
  }
};

/** What the server is told of a file besides its name and type (S7.10/1). */
const metaOf = ({ rules, target }: UploadOptions): UploadMeta => ({
  ...Object.fromEntries(rules.metaFields.map(({ id }) => [id, ''])),
  entity: rules.entity,
  module_object: target.moduleObject,
  item_id: String(target.itemId),
  column_uploadfolder_id: rules.column,
});

/** Uppy as our fields use it: restricted, in Dutch, and uploading by tus. */
export const createUppy = (options: UploadOptions): UploadUppy => {
  const { rules } = options;
  const meta = metaOf(options);
  const uppy: UploadUppy = new Uppy({
    id: options.id,
    // A file with something to be told of it waits until that is filled in.
    autoProceed: rules.metaFields.length === 0,
    allowMultipleUploadBatches: options.batches ?? true,
    restrictions: restrictionsOf(rules),
    meta,
    locale: uppyLocale(rules, { touched: isTouched() }),
    infoTimeout: limits.errorNotice,
    logger,
  });
  uppy.use(Tus<UploadMeta, UploadBody>, tusOptions(uppy, options, Object.keys(meta)));
  if (canRestore())
    uppy.use(GoldenRetriever, { expires: limits.restoredFor, serviceWorker: false });
  return uppy;
};

/** Pauses everything and lets it go on, except for what the visitor himself paused. */
const holdOf = (uppy: UploadUppy) => {
  let paused: string[] = [];
  return {
    pause: () => {
      paused = uppy.getFiles().flatMap(({ id, isPaused }) => (isPaused ? [id] : []));
      uppy.pauseAll();
    },
    resume: () => {
      uppy.resumeAll();
      for (const id of paused) if (uppy.getFile(id)) uppy.pauseResume(id);
    },
  };
};

const tusOptions = (uppy: UploadUppy, { tokens }: UploadOptions, metaNames: string[]) => {
  const auth = createUploadAuth(tokens, holdOf(uppy));
  uppy.on('upload-retry', auth.forget);
  uppy.on('retry-all', auth.forget);
  return {
    endpoint: apiPath.file,
    chunkSize: limits.chunkSize,
    retryDelays: [...limits.retryDelays],
    limit: limits.atOnce,
    allowedMetaFields: [...metaNames, 'name', 'type'],
    removeFingerprintOnSuccess: true,
    urlStorage: createSessionUrls(sessionStorage),
    onBeforeRequest: auth.sign,
    onAfterResponse: (_request: unknown, answer: { getStatus: () => number }) => auth.hear(answer),
    onShouldRetry: (
      error: { causingError?: unknown },
      _attempt: number,
      _options: unknown,
      otherwise: (error: never) => boolean,
    ) => (error.causingError instanceof TokenRefused ? auth.renews() : otherwise(error as never)),
    onError: (error: Error) => {
      error.message = tellUploadError(error);
    },
  };
};
