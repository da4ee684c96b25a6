import { uploadDashboard as limits } from '#kernel/limits-uploads';
import { texts } from './texts';
import type { UploadTus, UploadUppy } from './uppy';

/** Stops an upload that has not moved for a while (S8.8/1): it says so and can be tried again. */
export const stopStalled = (uppy: UploadUppy, after: number = limits.stalledAfter): void => {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const tus = uppy.getPlugin<UploadTus>('Tus');
  const settle = (id: string | undefined) => {
    clearTimeout(timers.get(id ?? ''));
    timers.delete(id ?? '');
  };
  const stop = (id: string) => {
    const upload = tus?.uploaders[id];
    const file = uppy.getFile(id);
    if (!upload || !file || file.isPaused || !navigator.onLine) return;
    void upload.abort();
    upload.options.onError?.(new Error(texts.stalled(Math.round(after / 1000))));
  };
  const move = (id: string | undefined) => {
    if (id === undefined) return;
    settle(id);
    timers.set(
      id,
      setTimeout(() => stop(id), after),
    );
  };
  uppy.on('upload-progress', (file) => move(file?.id));
  uppy.on('resume-all', () => [...timers.keys()].forEach(move));
  uppy.on('upload-pause', (file) => move(file?.id));
  uppy.on('upload-success', (file) => settle(file?.id));
  uppy.on('upload-error', (file) => settle(file?.id));
  uppy.on('file-removed', (file) => settle(file.id));
  window.addEventListener('online', () => [...timers.keys()].forEach(move));
};
