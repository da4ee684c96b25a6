import type Dashboard from '@uppy/dashboard';
import { isStuck } from './state';
import type { UploadUppy } from './uppy';

/** A single file is an item of no list in Uppy's own HTML; a reader of screens needs that list. */
const mendLists = (body: HTMLElement): void => {
  for (const files of body.querySelectorAll('.uppy-Dashboard-files:not([role])')) {
    files.setAttribute('role', 'list');
  }
};

type Words = (key: string, options?: Record<string, unknown>) => string;

/** Above files that have failed, Uppy goes on saying that they are being uploaded (S4.9/5). */
const mendTitle = (uppy: UploadUppy): void => {
  const dashboard =
    uppy.getPlugin<Dashboard<Record<string, string>, Record<string, never>>>('Dashboard');
  if (!dashboard) return;
  const words = dashboard.i18n as Words;
  const own: Words = (key, options) =>
    key === 'uploadingXFiles' && isStuck(uppy.getFiles()) ? words('error') : words(key, options);
  dashboard.i18n = own as typeof dashboard.i18n;
};

/** Puts right what Uppy's dashboard says wrongly. */
export const mendDashboard = (uppy: UploadUppy, body: HTMLElement): void => {
  mendTitle(uppy);
  new MutationObserver(() => mendLists(body)).observe(body, { childList: true, subtree: true });
};
