import { afterEach, expect, test, vi } from 'vitest';
import { aField } from '../build.test-support';
import { findNewestName, keepsUploads, newestAddress } from './newest';

const field = aField({ id: '83', name: 'cv', type: 'UploadField', module_object: 'Vacancy' });
const tokens = { current: () => 'a1', next: async () => 'a2', headers: () => ({}) };

afterEach(() => void vi.unstubAllGlobals());

const answer = (reply: () => Response) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => reply()),
  );

test('S7.10/3 the newest upload of a field is asked for by its filters', () => {
  const url = new URL(newestAddress(field), 'https://brink.example');
  expect(url.pathname).toBe('/api/v1.0/upload');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    limit: '1',
    seq: 'seq',
    order: 'desc',
  });
  const filters = [...url.searchParams]
    .filter(([name]) => name.startsWith('filter'))
    .map(([, value]) => JSON.parse(value));
  expect(filters).toEqual([
    expect.objectContaining({
      filter_type: 'RelatedFilter',
      linked_ids: [83],
      match_all: false,
      module: 'Vacancy',
      module_link: 'Upload',
    }),
    expect.objectContaining({ filter_type: 'FieldFilter', column: 'state', value: 'Online' }),
  ]);
});

test('S7.10/3 S3.2/13 its name is the record’s extra.filename', async () => {
  answer(() => Response.json({ data: [{ data: {}, extra: { filename: 'cv-an.pdf' } }] }));
  expect(await findNewestName(tokens, field)).toBe('cv-an.pdf');
  answer(() => Response.json({ data: [] }));
  expect(await findNewestName(tokens, field)).toBe('');
});

test('a list that can’t be had is no name', async () => {
  answer(() => new Response('nee', { status: 500 }));
  expect(await findNewestName(tokens, field)).toBe('');
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
  expect(await findNewestName(tokens, field)).toBe('');
});

test('only a field of a record is asked for', () => {
  expect(keepsUploads(field)).toBe(true);
  expect(keepsUploads({ id: 'cv', moduleObject: 'Vacancy' })).toBe(false);
  expect(keepsUploads({ id: '83', moduleObject: '' })).toBe(false);
});

test.each([
  ['83', 'Vacancy', true],
  ['1', 'Vacancy', true],
  ['12345', 'Vacancy', true],
  ['0', 'Vacancy', false],
  ['083', 'Vacancy', false],
  ['83a', 'Vacancy', false],
  ['soort_vraag', 'Vacancy', false],
  ['83', '', false],
])('S3.2/13 a field %s of %j keeps what was uploaded by its id: %s', (id, moduleObject, keeps) => {
  expect(keepsUploads({ id, moduleObject })).toBe(keeps);
});
