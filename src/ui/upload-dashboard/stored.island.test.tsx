import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../../tests/harness/eventually';
import { keepStored } from './stored';
import type { UploadedFile } from './types';
import type { UploadUppy } from './uppy';
import { addFile, createIdleUppy, someOptions } from './uppy.test-support';

const fetched = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>();
let uppy: UploadUppy;
let uploaded: UploadedFile[];
let removed: string[];
let letGo: () => void;

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
  uploaded = [];
  removed = [];
  const options = someOptions(
    // With something to fill in first, nothing is sent by itself.
    { meta_fields: [{ id: 'maker' }] },
    {
      onUploaded: (file) => uploaded.push(file),
      onRemoved: (id) => removed.push(id),
    },
  );
  uppy = createIdleUppy(options);
  letGo = keepStored(uppy, options);
});
afterEach(() => {
  uppy.destroy();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const address = (name: string) => `https://brink.example/api/v1.0/file/${name}`;

/** A file that tus has just sent whole. */
const send = (name: string): string => {
  const id = addFile(uppy, name);
  const file = uppy.getFile(id);
  uppy.emit('upload', 'u1', [file]);
  uppy.emit('upload-start', [file]);
  uppy.emit('upload-success', uppy.getFile(id), { uploadURL: address(name), status: 200 });
  return id;
};

const tells = (data: object, extra: object = {}) =>
  fetched.mockImplementation(async () => Response.json({ data, extra }));

test('S7.10/2 S3.2/12 each upload’s address is asked for data.id, and only then it is complete', async () => {
  tells({ id: 'f00d' });
  const id = send('a.png');
  expect(uppy.getFile(id).progress).toMatchObject({ uploadComplete: true });
  expect(uppy.getFile(id).progress.complete).toBeFalsy();
  await eventually(() => expect(uploaded).toHaveLength(1));
  expect(fetched.mock.calls[0]?.[0]).toBe(address('a.png'));
  expect(uploaded[0]).toMatchObject({
    id: 'f00d',
    name: 'a.png',
    type: 'image/png',
    size: 5,
    address: address('a.png'),
    href: expect.stringMatching(/^blob:/),
  });
  expect(uppy.getFile(id).progress.complete).toBe(true);
});

test('a file is called as the server calls it, and seen where the server shows it', async () => {
  tells({ id: 1, url: '/webcore/upload/1/a.jpg', thumb: '/t' }, { filename: 'a-1.jpg' });
  send('a.png');
  await eventually(() => expect(uploaded).toHaveLength(1));
  expect(uploaded[0]).toMatchObject({
    id: '1',
    name: 'a-1.jpg',
    href: '/webcore/upload/1/a.jpg',
    preview: '/t',
  });
});

test('what could run is not shown from here', async () => {
  tells({ id: 'x' });
  for (const [name, type] of [
    ['a.html', 'text/html'],
    ['a.svg', 'image/svg+xml'],
  ] as const) {
    const id = addFile(uppy, name, 5, type);
    uppy.emit('upload-success', uppy.getFile(id), { uploadURL: address(name), status: 200 });
  }
  await eventually(() => expect(uploaded).toHaveLength(2));
  expect(uploaded.map(({ href }) => href)).toEqual([undefined, undefined]);
});

test('an upload that the server does not know has failed, and says so', async () => {
  fetched.mockResolvedValue(new Response('{}', { status: 404 }));
  const id = send('a.png');
  await eventually(() => expect(uppy.getFile(id).error).toContain('kunnen het niet terugvinden'));
  expect(uploaded).toEqual([]);
});

test('S7.10/1 a file that is removed afterwards is removed at the server too', async () => {
  tells({ id: 'f00d' });
  const id = send('a.png');
  await eventually(() => expect(uploaded).toHaveLength(1));
  uppy.removeFile(id);
  expect(removed).toEqual(['f00d']);
  await eventually(() => expect(fetched).toHaveBeenCalledTimes(2));
  expect(fetched.mock.calls[1]).toEqual([
    address('a.png'),
    expect.objectContaining({ method: 'DELETE' }),
  ]);
});

test('one that is removed while its address is asked is removed at the server, and never told', async () => {
  let answer: (reply: Response) => void = () => {};
  fetched.mockImplementationOnce(() => new Promise((done) => (answer = done)));
  fetched.mockImplementation(async () => new Response(null, { status: 204 }));
  const id = send('a.png');
  await eventually(() => expect(fetched).toHaveBeenCalledTimes(1));
  uppy.removeFile(id);
  answer(Response.json({ data: { id: 'f00d' } }));
  await eventually(() => expect(fetched).toHaveBeenCalledTimes(2));
  expect(fetched.mock.calls[1]?.[1]).toMatchObject({ method: 'DELETE' });
  expect(uploaded).toEqual([]);
});

test('who leaves a sent form takes nothing away from the server', async () => {
  tells({ id: 'f00d' });
  send('cv.pdf');
  await eventually(() => expect(uploaded).toHaveLength(1));
  letGo();
  uppy.destroy();
  expect(removed).toEqual([]);
  expect(fetched.mock.calls.map(([, init]) => init?.method ?? 'GET')).toEqual(['GET']);
});
