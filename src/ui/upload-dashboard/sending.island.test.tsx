import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createUppy, type UploadTus, type UploadUppy } from './uppy';
import { addFile, someOptions } from './uppy.test-support';

type Answer = number | 'no network' | 'nothing';

let uppy: UploadUppy;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  uppy.destroy();
  localStorage.clear();
  sessionStorage.clear();
});

/**
 * Our uploads with a tus server of which nothing is real: each request gets the next answer, and after
 * those what it asks for. Tells of each request when it came and how much it sent.
 */
const serve = (answers: Answer[], raw: Record<string, unknown> = {}) => {
  const asked: { method: string; at: number; size: number }[] = [];
  const begun = Date.now();
  const createRequest = (method: string, url: string) => {
    const sent: Record<string, string> = {};
    return {
      getMethod: () => method,
      getURL: () => url,
      setHeader: (name: string, value: string) => {
        sent[name.toLowerCase()] = value;
      },
      getHeader: (name: string) => sent[name.toLowerCase()],
      setProgressHandler: () => {},
      abort: async () => {},
      getUnderlyingObject: () => undefined,
      send: async (body?: Blob) => {
        asked.push({ method, at: Date.now() - begun, size: body?.size ?? 0 });
        const answer = answers.shift() ?? (method === 'POST' ? 201 : 204);
        if (answer === 'nothing') return new Promise(() => {});
        if (answer === 'no network') throw new Error('no network');
        const offset = Number(sent['upload-offset'] ?? 0) + (body?.size ?? 0);
        const headers: Record<string, string> = {
          location: '/api/v1.0/file/een',
          'upload-offset': String(offset),
        };
        return {
          getStatus: () => answer,
          getHeader: (name: string) => headers[name.toLowerCase()],
          getBody: () => '',
          getUnderlyingObject: () => undefined,
        };
      },
    };
  };
  uppy = createUppy(someOptions({ max_file_size: 50_000_000, ...raw }));
  const httpStack = { createRequest, getName: () => 'test' };
  // The client for Node, which tests get, reads no files as browsers have them.
  const fileReader = {
    openFile: async (file: Blob) => ({
      size: file.size,
      slice: async (from: number, until: number) => ({
        value: file.slice(from, until),
        done: until >= file.size,
      }),
      close: () => {},
    }),
  };
  uppy.getPlugin<UploadTus>('Tus')?.setOptions({ httpStack, fileReader } as never);
  return asked;
};

/** Lets so many ms go by, and all that comes of them. */
const pass = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms);
  for (let turn = 0; turn < 10; turn += 1) {
    await new Promise(setImmediate);
    await vi.advanceTimersByTimeAsync(0);
  }
};

test('S8.8/5 S9.8/3 no network, 409 and 423 are tried again after 0, 1, 3 and 5 s, and then no more', async () => {
  const asked = serve(['no network', 409, 423, 'no network', 423]);
  const id = addFile(uppy, 'a.png');
  for (let second = 0; second < 30; second += 1) await pass(1000);
  expect(asked.map(({ method }) => method)).toEqual(Array(5).fill('POST'));
  const times = asked.map(({ at }) => at);
  const waits = times.slice(1).map((time, nth) => time - (times[nth] ?? 0));
  // A wait of 0 is one of 1 ms on a clock as browsers have it.
  expect(waits).toEqual([1, 1000, 3000, 5000]);
  expect(uppy.getFile(id).error).toBeTruthy();
});

test('S8.8/5 429 is tried again', async () => {
  const asked = serve([429]);
  addFile(uppy, 'a.png');
  for (let second = 0; second < 10; second += 1) await pass(1000);
  expect(asked.map(({ method }) => method).slice(0, 2)).toEqual(['POST', 'POST']);
});

test.each([400, 403, 404, 413, 415, 422])('S8.8/5 %i is not tried again', async (status) => {
  const asked = serve([status]);
  const id = addFile(uppy, 'a.png');
  for (let second = 0; second < 10; second += 1) await pass(1000);
  expect(asked).toHaveLength(1);
  expect(uppy.getFile(id).error).toContain(`status ${status}`);
});

test('S9.8/2 a file is sent in chunks of 5,000,000 bytes', async () => {
  const asked = serve([]);
  addFile(uppy, 'a.png', 12_000_000);
  for (let second = 0; second < 5; second += 1) await pass(1000);
  expect(asked.filter(({ size }) => size > 0).map(({ size }) => size)).toEqual([
    5_000_000, 5_000_000, 2_000_000,
  ]);
});

test('S9.8/4 twenty files go at once, and the others wait', async () => {
  const asked = serve(Array(30).fill('nothing'), { max_number_of_files: 30 });
  for (let nth = 0; nth < 25; nth += 1) addFile(uppy, `${nth}.png`);
  for (let second = 0; second < 5; second += 1) await pass(1000);
  expect(asked.map(({ method }) => method)).toEqual(Array(20).fill('POST'));
});

test('S2.15/4 S9.8/5 that there is internet again is said for 3 s', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  serve([]);
  const isTold = () =>
    uppy.getState().info.some(({ message }) => message === 'Er is weer internet');
  dispatchEvent(new Event('offline'));
  await pass(60_000);
  expect(isTold()).toBe(false);
  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(2999);
  expect(isTold()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(isTold()).toBe(false);
});
