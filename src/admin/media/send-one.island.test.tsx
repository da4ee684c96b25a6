import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readKept } from './kept';
import type { SentPart } from './picture-words';
import { sendOne } from './send-one';
import type { Sending } from './sending';
import { pass, sender, serve } from './sending.test-support';

const words = { alt: ' Een muur ', isDecorative: false, folder: 'Proef', tags: ['rood'] };
const made = { id: 7, key: 'een-muur' };

let uppy: Sending;
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  fetched.mockImplementation(async () => Response.json(made));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  uppy.destroy();
  fetched.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

/** Sends a picture to a server that gives these answers first. */
const send = (answers: Parameters<typeof serve>[0], file = picture()) => {
  const server = serve(answers);
  uppy = server.uppy;
  const leaving = new AbortController();
  const parts: SentPart[] = [];
  const options = {
    ...{ memberId: sender(), signal: leaving.signal },
    onPart: (sent: SentPart) => parts.push(sent),
  };
  const result = sendOne(file, words, options);
  result.catch(() => {});
  return { ...server, result, parts, leaving, again: () => sendOne(file, words, options) };
};

const picture = (type = 'image/jpeg') => new File(['abc'], 'a.jpg', { type, lastModified: 1 });

test('a picture waits for a connection that is lost, goes on by itself and is added with its words', async () => {
  const { result, parts } = send(Array(5).fill({ status: 503, message: 'Wacht even.' }));
  await pass(1000);
  expect(parts.at(-1)).toEqual({ part: 0, waits: 'server' });
  // A reload would find it with those that aren't added yet.
  expect(readKept(sender())).toEqual({ count: 1, folder: 'Proef', tags: 'rood' });
  for (let turn = 0; turn < 10; turn += 1) await pass(5000);
  expect(await result).toEqual(made);
  const [address, { body }] = fetched.mock.calls[0] as unknown as [string, { body: string }];
  expect(address).toBe('/admin/api/media/sent/een');
  expect(JSON.parse(body)).toEqual({
    ...{ alt: 'Een muur', decorative: false, folder: 'Proef', tags: ['rood'] },
  });
  expect(uppy.getFiles()).toEqual([]);
  expect(readKept(sender())).toBeUndefined();
});

test('a picture that is refused for good is told of and leaves nothing', async () => {
  const { result } = send([{ status: 413, message: 'Te groot.' }]);
  await pass(1000);
  await expect(result).rejects.toMatchObject({ message: 'Te groot.' });
  expect(uppy.getFiles()).toEqual([]);
});

test('what is wrong with its words is told, and it is not sent anew for better ones', async () => {
  fetched.mockImplementationOnce(async () =>
    Response.json(
      { code: 'invalid', message: 'Kijk na.', fields: { alt: 'Te kort.' } },
      { status: 422 },
    ),
  );
  const { result, asked, again } = send([]);
  await pass(1000);
  await expect(result).rejects.toMatchObject({ problem: { fields: { alt: 'Te kort.' } } });
  const before = asked.length;
  expect(await again()).toEqual(made);
  expect(asked).toHaveLength(before);
});

test('who leaves takes it back', async () => {
  const { result, leaving } = send(Array(50).fill({ status: 503, message: 'Wacht even.' }));
  await pass(1000);
  leaving.abort();
  expect(await result).toBeUndefined();
  expect(uppy.getFiles()).toEqual([]);
  expect(readKept(sender())).toBeUndefined();
  expect(fetched).not.toHaveBeenCalled();
});

test('what no picture is isn’t sent', async () => {
  const { result, asked } = send([], picture('text/plain'));
  await expect(result).rejects.toMatchObject({ message: 'Dit is geen JPEG, PNG, WebP of AVIF.' });
  expect(asked).toEqual([]);
});
