import { expect, test } from 'vitest';
import { TokenRefused } from './auth';
import { tellUploadError } from './errors';

const failure = (status: number, body = '', headers: Record<string, string> = {}) => ({
  originalRequest: {},
  originalResponse: {
    getStatus: () => status,
    getBody: () => body,
    getHeader: (name: string) => headers[name],
  },
});

test('S8.8/2 a network that fails is told as one that may be blocked', () => {
  expect(tellUploadError({ originalRequest: {}, originalResponse: null })).toBe(
    'We krijgen geen verbinding. Misschien houdt je internetprovider of een firewall het uploaden tegen.',
  );
});

test('S8.8/3 any other reply is told by its status, with the server’s words and the request’s id', () => {
  expect(tellUploadError(failure(500))).toBe('Het uploaden is niet gelukt (status 500).');
  const body = JSON.stringify({ code: 'x', message: 'Dit bestand is leeg.' });
  expect(tellUploadError(failure(422, body, { 'x-request-id': 'q7' }))).toBe(
    'Het uploaden is niet gelukt (status 422). Dit bestand is leeg. Nummer van je verzoek: q7.',
  );
  expect(tellUploadError(failure(413, 'Maximum size exceeded\n'))).toContain(
    'Maximum size exceeded',
  );
});

test('a page of a proxy is no message', () => {
  expect(tellUploadError(failure(502, '<html><h1>Bad gateway</h1></html>'))).toBe(
    'Het uploaden is niet gelukt (status 502).',
  );
  expect(tellUploadError(failure(502, 'x'.repeat(500)))).not.toContain('xxx');
});

test('S8.8/4 a locked upload can be tried again later', () => {
  expect(tellUploadError(failure(423))).toBe(
    'Dit bestand wordt nog verwerkt. Probeer het zo nog eens.',
  );
});

test('S8.8/6 a token that stays refused is told as such', () => {
  const refused = { originalRequest: {}, causingError: new TokenRefused('401') };
  expect(tellUploadError(refused)).toContain('Je mag hier niet uploaden.');
});

test('what else goes wrong is told without its English', () => {
  expect(tellUploadError(new Error('File data is empty'))).toBe(
    'Het uploaden is niet gelukt. Probeer het nog eens.',
  );
  expect(tellUploadError(undefined)).toContain('niet gelukt');
});
