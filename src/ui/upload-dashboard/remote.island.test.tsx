import Url from '@uppy/url';
import { afterEach, expect, test, vi } from 'vitest';
import { sendFromRemote, tellRemoteError } from './remote';
import { createUppy, type UploadUppy } from './uppy';
import { someOptions } from './uppy.test-support';

const companionUrl = 'https://companion.example';
const refused =
  'tus: unexpected response while uploading chunk, originated from request (method: PATCH, url: ' +
  'https://brink.example/api/v1.0/file/1, response code: 422, response text: ' +
  '{"code":"upload_type","message":"Dit is geen afbeelding, al heet het zo."}, request id: n/a)';

let uppy: UploadUppy;
afterEach(() => {
  uppy.destroy();
  vi.unstubAllGlobals();
});

/** A Companion that takes every file and then says `ending` of it. */
class Socket extends EventTarget {
  static ending: object;
  static opened = 0;
  readyState = 1;
  OPEN = 1;
  constructor() {
    super();
    Socket.opened += 1;
    queueMicrotask(() =>
      this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(Socket.ending) })),
    );
  }
  send() {}
  close() {}
}

const bring = async (ending: object, tokens = {}) => {
  const asked: { headers: object; endpoint: string; metadata: object }[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_url: string, { body }: { body: string }) => {
      asked.push(JSON.parse(body));
      return Response.json({ token: 't' });
    }),
  );
  Socket.ending = ending;
  Socket.opened = 0;
  vi.stubGlobal('WebSocket', Socket);
  const options = someOptions({ meta_fields: [{ id: 'maker' }] });
  const signing = {
    current: () => 'old',
    next: async () => 'new',
    headers: (token: string) => ({ authorization: `Bearer ${token}` }),
    ...tokens,
  };
  uppy = createUppy({ ...options, tokens: signing });
  uppy.use(Url, { companionUrl });
  sendFromRemote(uppy, signing);
  uppy.addFile({
    name: 'kast.jpg',
    type: 'image/jpeg',
    source: 'Url',
    data: { size: 20 },
    isRemote: true,
    remote: {
      companionUrl,
      url: `${companionUrl}/url/get`,
      body: { url: 'https://elders.example/kast.jpg' },
      requestClientId: 'Url',
    },
  } as never);
  await uppy.upload();
  return { asked, file: uppy.getFiles()[0] };
};

test('S7.10/4 a server that fetches files is told our whole address, with a fresh token', async () => {
  const url = 'https://brink.example/api/v1.0/file/1';
  const { asked, file } = await bring({ action: 'success', payload: { url } });
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({
    endpoint: new URL('/api/v1.0/file', window.location.href).href,
    headers: { authorization: 'Bearer new' },
    metadata: { module_object: 'Form', item_id: '7', name: 'kast.jpg' },
  });
  expect(file?.uploadURL).toBe(url);
});

test('S7.10/4 S8.8/3 what we refuse of it is told in our words, and not asked ten times more', async () => {
  const { file } = await bring({ action: 'error', payload: { error: { message: refused } } });
  expect(file?.error).toBe(
    'Het uploaden is niet gelukt (status 422). Dit is geen afbeelding, al heet het zo.',
  );
  expect(Socket.opened).toBe(1);
});

test('without a token the file is refused in time, and nothing hangs', async () => {
  const message = refused.replace('422', '401').replace(/\{.*\}/, '{}');
  const next = () => Promise.reject(new Error('offline'));
  const { file } = await bring({ action: 'error', payload: { error: { message } } }, { next });
  expect(file?.error).toBe('Het uploaden is niet gelukt (status 401).');
});

test('what it says itself is not passed on in its English', () => {
  uppy = createUppy(someOptions());
  expect(tellRemoteError(uppy, new Error('Could not POST https://companion.example/url/get'))).toBe(
    'Geen verbinding met de hulpserver',
  );
});
