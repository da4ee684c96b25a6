import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type RawReply, readReply } from './reply';

const reply = (more: Partial<RawReply>) =>
  readReply({ ok: true, type: 'text/html; charset=utf-8', body: '', flag: null, ...more });
const json = (body: unknown, more: Partial<RawReply> = {}) =>
  reply({ type: 'application/json', body: JSON.stringify(body), ...more });

test('S7.2/1 the words success and error say how it went', () => {
  expect(reply({ type: 'text/plain', body: 'success' })).toEqual({ kind: 'success' });
  expect(reply({ type: 'text/html', body: ' Success\n' })).toEqual({ kind: 'success' });
  expect(reply({ type: 'text/plain', body: 'error' })).toEqual({ kind: 'failed' });
  expect(reply({ type: 'text/plain', body: 'success', ok: false }).kind).toBe('failed');
});

test('S7.2/1 JSON says it by success, with its message, fields or address', () => {
  for (const success of [true, 'Y', 1, 'true']) {
    expect(json({ success, message: 'Dank je' })).toEqual({ kind: 'success', message: 'Dank je' });
  }
  for (const success of [false, 'N', 0, 'nee']) expect(json({ success }).kind).toBe('failed');
  expect(json({ success: true, href: '/bedankt' })).toMatchObject({ href: '/bedankt' });
  expect(json({ success: false, fields: { naam: 'Vul in' } }, { ok: false })).toEqual({
    kind: 'refused',
    fields: { naam: 'Vul in' },
  });
  expect(json({ code: 'rate', message: 'Rustig aan', fields: {} }, { ok: false })).toEqual({
    kind: 'failed',
    message: 'Rustig aan',
  });
});

test('S7.2/1 S3.1/8 the header says it where the body does not', () => {
  expect(json({ message: 'x' }, { flag: 'true' }).kind).toBe('success');
  expect(json({ message: 'x' }, { flag: 'false' }).kind).toBe('failed');
  expect(reply({ body: '<p>Dank</p>', flag: 'true' })).toEqual({
    kind: 'success',
    html: '<p>Dank</p>',
  });
  expect(reply({ body: '<p>Fout</p>', flag: 'false' })).toEqual({
    kind: 'failed',
    html: '<p>Fout</p>',
  });
  expect(reply({ type: 'text/plain', body: '', flag: 'Y' }).kind).toBe('success');
  expect(reply({ type: 'text/plain', body: '' }).kind).toBe('failed');
});

test('S7.2/1 HTML comes in the form’s place, a whole page does not', () => {
  expect(reply({ body: '<p>Dank</p>' })).toEqual({ kind: 'success', html: '<p>Dank</p>' });
  expect(reply({ body: '<!doctype html><html></html>' })).toEqual({ kind: 'success' });
  expect(reply({ body: '<p>Kapot</p>', ok: false })).toEqual({ kind: 'failed' });
});

test('S7.2/1 a reply that failed is never a success, whatever it says', () => {
  const type = fc.constantFrom('application/json', 'text/html', 'text/plain', '');
  const body = fc.oneof(fc.json(), fc.string(), fc.constantFrom('success', '{"success":true}'));
  fc.assert(
    fc.property(type, body, fc.option(fc.string()), (type, body, flag) => {
      expect(readReply({ ok: false, type, body, flag }).kind).not.toBe('success');
    }),
  );
});
