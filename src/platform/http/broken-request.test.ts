import type { Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { answerBrokenRequest } from './broken-request';

/** What is answered to a request that came so, with the error that Node has of it. */
const answerTo = (code: string, raw?: string, accept?: string): string => {
  const socket = new PassThrough();
  const error = Object.assign(new Error('broken'), { code, rawPacket: raw && Buffer.from(raw) });
  answerBrokenRequest(error, socket as unknown as Socket, accept);
  return String(socket.read());
};

const head = (accept: string) =>
  `GET /${'x'.repeat(99)} HTTP/1.1\r\nHost: a\r\nAccept: ${accept}\r\n`;

test.each([
  ['HPE_HEADER_OVERFLOW', 431, 'Dit adres of een cookie is te lang.'],
  ['HPE_INVALID_METHOD', 400, 'Dit verzoek kunnen we niet lezen.'],
])('%s: a browser reads a page, a program JSON', (code, status, message) => {
  const page = answerTo(code, head('text/html,application/xhtml+xml'));
  expect(page).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(page).toContain('content-type: text/html; charset=utf-8');
  expect(page).toContain(`<h1>${message}</h1>`);
  const [, length = '', body = ''] =
    /content-length: (\d+)[\s\S]*?\r\n\r\n([\s\S]*)$/.exec(page) ?? [];
  expect(Buffer.byteLength(body)).toBe(Number(length));
  for (const other of [answerTo(code, head('*/*')), answerTo(code)]) {
    expect(other).toContain('content-type: application/json');
    expect(JSON.parse(other.split('\r\n\r\n')[1] ?? '')).toMatchObject({ message, fields: {} });
  }
});

test('what came of a request is not read back to who sent it', () => {
  const raw = `GET /<script>alert(1)</script> HTTP/1.1\r\naccept: text/html\r\n`;
  expect(answerTo('HPE_INVALID_URL', raw)).not.toContain('<script>');
});

test('where who asks is known already, nothing has to be read', () => {
  expect(answerTo('ERR_HTTP_REQUEST_TIMEOUT', undefined, 'text/html')).toMatch(
    /^HTTP\/1\.1 408 [\s\S]*<h1>Het verzoek kwam te langzaam binnen\.<\/h1>/,
  );
});
