import { expect, test } from 'vitest';
import { createHttp } from './app';

const posted = async (type: string, payload: string) => {
  const app = await createHttp({
    ...{ development: false, https: false, trustProxy: false, logger: false },
  });
  app.post('/', async ({ body }) => ({ body }));
  const headers = { 'content-type': type };
  const reply = await app.inject({ method: 'POST', url: '/', headers, payload });
  await app.close();
  return reply.json().body;
};

const part = 'content-disposition: form-data; name="street"';

test.each([
  ['application/x-www-form-urlencoded', 'street=Lange%00%1b%20Straat%0a%09b%7f'],
  ['application/json', '{"street":"Lange\\u0000\\u001b Straat\\n\\tb\\u007f"}'],
  ['multipart/form-data; boundary=x', `--x\r\n${part}\r\n\r\nLange\0\x1b Straat\n\tb\x7f\r\n--x--`],
])(
  '%s: no posted text keeps a control character but tabs and line breaks',
  async (type, payload) => {
    expect(await posted(type, payload)).toEqual({ street: 'Lange Straat\n\tb' });
  },
);

test('texts in lists and deep in JSON too, however deep', async () => {
  const json = 'application/json';
  expect(await posted(json, '{"a":[{"b":"\\u0000c"}],"d":1,"e":null}')).toEqual({
    ...{ a: [{ b: 'c' }], d: 1, e: null },
  });
  const deep = `${'{"a":'.repeat(1000)}"\\u0000"${'}'.repeat(1000)}`;
  expect(JSON.stringify(await posted(json, deep))).not.toContain('\\u0000');
  expect(await posted('application/x-www-form-urlencoded', 'a=%00b&a=c')).toEqual({
    a: ['b', 'c'],
  });
});
