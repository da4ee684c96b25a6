import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Sending } from './sending';
import { pass, serve } from './sending.test-support';

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

const start = (answers: Parameters<typeof serve>[0]) => {
  const server = serve(answers);
  uppy = server.uppy;
  return server;
};

const add = () =>
  uppy.addFile({ name: 'a.jpg', type: 'image/jpeg', data: new File(['abc'], 'a.jpg') });

test.each([429, 503])(
  'a server that says %i is told of at once, and asked again when it may',
  async (status) => {
    const { asked } = start([{ status, message: 'Wacht even.', after: '60' }]);
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
  const { asked } = start([{ status: 413, message: 'Te groot.' }]);
  const id = add();
  for (let turn = 0; turn < 20; turn += 1) await pass(10_000);
  expect(uppy.getFile(id)).toMatchObject({ error: 'Te groot.', meta: { waits: '' } });
  expect(asked).toHaveLength(1);
});
