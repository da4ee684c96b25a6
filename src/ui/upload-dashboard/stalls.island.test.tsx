import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stopStalled } from './stalls';
import { createUppy, type UploadTus, type UploadUppy } from './uppy';
import { addFile, someOptions } from './uppy.test-support';

let uppy: UploadUppy;
let failures: string[];
const abort = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  abort.mockReset();
  failures = [];
  // With something to fill in first, nothing is sent by itself.
  uppy = createUppy(someOptions({ meta_fields: [{ id: 'maker' }] }));
  stopStalled(uppy);
});
afterEach(() => {
  vi.useRealTimers();
  uppy.destroy();
  localStorage.clear();
});

/** An upload that runs, of which nothing is real. */
const begin = (name: string): string => {
  const id = addFile(uppy, name);
  const tus = uppy.getPlugin<UploadTus>('Tus');
  const onError = (error: Error) => void failures.push(error.message);
  Object.assign(tus?.uploaders ?? {}, { [id]: { abort, options: { onError } } });
  uppy.emit('upload-start', [uppy.getFile(id)]);
  return id;
};

const move = (id: string, bytesUploaded: number) =>
  uppy.emit('upload-progress', uppy.getFile(id), {
    uploadStarted: 1,
    bytesUploaded,
    bytesTotal: 5,
  });

test('S8.8/1 an upload without a byte for 30 seconds is stopped, and that is told', () => {
  const id = begin('a.png');
  move(id, 1);
  vi.advanceTimersByTime(29_999);
  move(id, 2);
  vi.advanceTimersByTime(29_999);
  expect(failures).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(failures).toEqual(['Het uploaden lag 30 seconden stil. We zijn ermee gestopt.']);
  expect(abort).toHaveBeenCalledTimes(1);
});

test('one that is paused, done or removed is left alone', () => {
  const [paused, done, removed] = ['a.png', 'b.png', 'c.png'].map(begin) as [
    string,
    string,
    string,
  ];
  for (const id of [paused, done, removed]) move(id, 1);
  uppy.pauseResume(paused);
  uppy.emit('upload-success', uppy.getFile(done), { uploadURL: '/x', status: 200 });
  const tus = uppy.getPlugin<UploadTus>('Tus');
  if (tus) tus.uploaders[removed] = null;
  uppy.removeFile(removed);
  vi.advanceTimersByTime(120_000);
  expect(failures).toEqual([]);
});

test('one that goes on after a pause is watched again', () => {
  const id = begin('a.png');
  move(id, 1);
  uppy.pauseResume(id);
  vi.advanceTimersByTime(60_000);
  uppy.pauseResume(id);
  vi.advanceTimersByTime(29_999);
  expect(failures).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(failures).toHaveLength(1);
});

test('without internet nothing stalls: it is waited for', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  move(begin('a.png'), 1);
  vi.advanceTimersByTime(60_000);
  expect(failures).toEqual([]);
});
