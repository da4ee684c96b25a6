import type Dashboard from '@uppy/dashboard';
import { isStuck } from './state';
import { texts } from './texts';
import type { UploadUppy } from './uppy';

/** A single file is an item of no list in Uppy's own HTML; a reader of screens needs that list. */
const patchLists = (body: HTMLElement): void => {
  for (const files of body.querySelectorAll('.uppy-Dashboard-files:not([role])')) {
    files.setAttribute('role', 'list');
  }
};

/** Without other places to choose from Uppy leaves a list of tabs in which there is none. */
const patchTabs = (body: HTMLElement): void => {
  for (const tabs of body.querySelectorAll('[role=tablist]:not(:has([role=tab]))')) {
    tabs.removeAttribute('role');
  }
};

/** What was wrong with an earlier choice no longer lies over what was chosen rightly. */
const patchNotices = (uppy: UploadUppy): void => {
  let isOfThisChoice = false;
  uppy.on('info-visible', () => {
    isOfThisChoice = true;
    setTimeout(() => {
      isOfThisChoice = false;
    });
  });
  uppy.on('files-added', () => {
    while (!isOfThisChoice && uppy.getState().info.length > 0) uppy.hideInfo();
  });
};

type Words = (key: string, options?: Record<string, unknown>) => string;

/** Above files that have failed, Uppy goes on saying that they are being uploaded (S4.9/5). */
const patchTitle = (uppy: UploadUppy): void => {
  const dashboard =
    uppy.getPlugin<Dashboard<Record<string, string>, Record<string, never>>>('Dashboard');
  if (!dashboard) return;
  const words = dashboard.i18n as Words;
  const own: Words = (key, options) =>
    key === 'uploadingXFiles' && isStuck(uppy.getFiles()) ? words('error') : words(key, options);
  dashboard.i18n = own as typeof dashboard.i18n;
};

/** What a browser says of folders that it can't read is in its own, English words (S8.8/7). */
const patchDrops = (uppy: UploadUppy): void => {
  const info = uppy.info.bind(uppy);
  const { logger } = uppy.opts;
  let fault: unknown;
  uppy.opts.logger = {
    ...logger,
    error: (error) => {
      fault = error;
      logger.error(error);
    },
  };
  uppy.info = (message, ...rest) =>
    info(
      fault instanceof DOMException && message === fault.message ? texts.dropFailed : message,
      ...rest,
    );
};

/** Puts right what Uppy's dashboard says wrongly. */
export const patchDashboard = (uppy: UploadUppy, body: HTMLElement): void => {
  patchTitle(uppy);
  patchDrops(uppy);
  patchNotices(uppy);
  const patchParts = () => {
    patchLists(body);
    patchTabs(body);
  };
  patchParts();
  new MutationObserver(patchParts).observe(body, { childList: true, subtree: true });
};
