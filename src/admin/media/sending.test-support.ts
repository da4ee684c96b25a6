import type { BasePlugin } from '@uppy/core';
import { vi } from 'vitest';
import { type Sending, sendingOf } from './sending';

type Answer = { status: number; message: string; after?: string };

let members = 0;

/** Who sends in this test. */
export const sender = (): number => members;

/** A server that gives these answers first, and takes what comes after them. Tells when it was asked. */
export const serve = (answers: Answer[]): { uppy: Sending; asked: number[] } => {
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
  const uppy = sendingOf(members);
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
  return { uppy, asked };
};

/** Lets so many ms go by, and all that comes of them. */
export const pass = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms);
  for (let turn = 0; turn < 10; turn += 1) {
    await new Promise(setImmediate);
    await vi.advanceTimersByTimeAsync(0);
  }
};
