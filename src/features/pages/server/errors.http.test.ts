import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../tests/harness/app';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('when the error page itself fails, a visitor reads a sentence and nothing of the fault', async () => {
  Object.defineProperty(app.host, 'assets', {
    get: () => {
      throw new Error('a secret of the inside');
    },
  });
  const reply = await app.inject({ url: '/bestaat-niet', headers: { accept: 'text/html' } });
  expect(reply.statusCode).toBe(500);
  expect(reply.headers['content-type']).toContain('text/plain');
  expect(reply.body).toContain('Er ging iets mis bij ons');
  expect(reply.body).not.toContain('secret');
});
