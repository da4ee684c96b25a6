import type { BasePlugin } from '@uppy/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Sending, sendingOf } from './sending';

let uppy: Sending;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  uppy.destroy();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

type Answer = { status: number; message: string; after?: string };

let members = 0;

/** A server that gives these answers first, and takes what comes after them. Tells when it was asked. */
const serve = (answers: Answer[]): number[] => {
  const asked: number[] = [];
  const begun = Date.now();
  const createRequest = (method: string, url: string) => {
    const told: Record<string, string> = {};
    return {
      ...{ getMethod: () => method, getURL: () => url, getHeader: (name: string) => told[name] },
      setHeader: (name: string, value: string) => {
        told[name.toLowerCase()] = value;
      },
      ...{ setProgressHandler: () => {}, abort: async () => {}, getUnderlyingObject: () => {} },
      send: async (body?: Blob) => {
        asked.push(Date.now() - begun);
        const answer = answers.shift();
        const offset = Number(told['upload-offset'] ?? 0) + (body?.size ?? 0);
        const headers: Record<string, string | undefined> = {
          ...{ location: '/admin/api/uploads/een', 'upload-offset': String(offset) },
          'retry-after': answer?.after,
        };
        return {
          getStatus: () => answer?.status ?? (method === 'POST' ? 201 : 204),
          getHeader: (name: string) => headers[name.toLowerCase()],
          getBody: () => JSON.stringify(answer ?? {}),
          getUnderlyingObject: () => {},
        };
      },
    };
  };
  members += 1;
  uppy = sendingOf(members);
  // The client for Node, which tests get, reads no files as browsers have them.
  const fileReader = {
    openFile: async (file: Blob) => ({
      size: file.size,
      slice: async (from: number, until: number) => ({
        ...{ value: file.slice(from, until), done: until >= file.size },
      }),
      close: () => {},
    }),
  };
  const httpStack = { createRequest, getName: () => 'test' };
  const tus = uppy.getPlugin('Tus') as unknown as BasePlugin<object, never, never>;
  tus.setOptions({ httpStack, fileReader });
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

const add = () =>
  uppy.addFile({ name: 'a.jpg', type: 'image/jpeg', data: new File(['abc'], 'a.jpg') });

test.each([429, 503])(
  'a server that says %i is told of at once, and asked again when it may',
  async (status) => {
    const asked = serve([{ status, message: 'Wacht even.', after: '60' }]);
    const id = add();
    await pass(1000);
    expect(uppy.getFile(id)).toMatchObject({ error: 'Wacht even.', meta: { waits: 'server' } });
    await pass(58_000);
    expect(asked).toHaveLength(1);
    await pass(2000);
    expect(uppy.getFile(id)).toMatchObject({ error: null, progress: { uploadComplete: true } });
  },
);

test('what is refused for good is not sent again', async () => {
  const asked = serve([{ status: 413, message: 'Te groot.' }]);
  const id = add();
  for (let turn = 0; turn < 20; turn += 1) await pass(10_000);
  expect(uppy.getFile(id)).toMatchObject({ error: 'Te groot.', meta: { waits: '' } });
  expect(asked).toHaveLength(1);
});
