import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAddress } from './address/value';
import { aField, posted } from './build.test-support';
import { fileName } from './files';
import { imageValue } from './image/field';
import { matchesSearch } from './list/field';
import { typeOf } from './types';
import { newestFilename } from './upload/field';

const read = (type: string, sent: Record<string, string | string[]>, more = {}) => {
  const field = aField({ type, ...more });
  return typeOf(field).readPosted(posted(sent), field);
};
const show = (type: string, value: string, more = {}) => {
  const field = aField({ type, ...more });
  return typeOf(field).show(value, field);
};
const options = { s: 'Klein', m: 'Midden', l: 'Groot' };

test('S3.2/10 S2.14/28 chosen keys are a JSON array, and shown as labels with commas', () => {
  expect(read('CheckboxField', { 'naam[]': ['l', 's'] }, { options })).toBe('["s","l"]');
  expect(read('CheckboxField', { naam: '["l","x"]' }, { options })).toBe('["l"]');
  expect(read('CheckboxField', { naam: ['l', 's', ''] }, { options })).toBe('["s","l"]');
  expect(read('CheckboxField', { 'naam[]': ['[]'] }, { options })).toBe('[]');
  expect(read('CheckboxField', { naam: '' }, { options })).toBe('');
  expect(read('CheckboxField', {}, { options })).toBe('');
  expect(show('CheckboxField', '["l","s","gone"]', { options })).toBe('Groot, Klein');
});

test('S3.2/10 a key that is no option is never taken', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.constantFrom('Radio', 'Select', 'List'), (keys, type) => {
      const many = JSON.parse(read('CheckboxField', { naam: keys }, { options }) || '[]');
      expect(many.every((key: string) => key in options)).toBe(true);
      expect(['', ...Object.keys(options)]).toContain(
        read(`${type}Field`, { naam: keys }, { options }),
      );
    }),
  );
});

test('S3.2/11 an address is JSON of its seven parts, in NL unless it says else', () => {
  const sent = { 'naam[zipcode]': '3511 AA', 'naam[housenumber]': '1', 'naam[place]': 'Utrecht' };
  const value = read('AddressField', sent);
  expect(JSON.parse(value)).toEqual({
    street: '',
    housenumber: '1',
    housenumber_suffix: '',
    zipcode: '3511 AA',
    place: 'Utrecht',
    province: '',
    country: 'NL',
  });
  expect(read('AddressField', { 'naam[country]': 'BE' })).toBe('');
  expect(readAddress('nonsense').country).toBe('NL');
  expect(readAddress('null').country).toBe('NL');
  expect(read('AddressField', { naam: value })).toBe(value);
  expect(show('AddressField', value)).toBe('1, 3511 AA Utrecht, Nederland');
});

test('S3.2/12 uploaded pictures are a JSON array of their ids', () => {
  const files = [{ data: { id: 4, other: 'x' } }, { data: { id: 7 } }];
  expect(imageValue(files)).toBe('[{"image_id":4},{"image_id":7}]');
  expect(imageValue([])).toBe('');
});

test('S3.2/13 a single upload is the name of the newest that is Online', () => {
  const record = (state: string, created: number, filename: string) => ({
    state,
    created,
    extra: { filename },
  });
  const records = [
    record('Online', 1, 'a.pdf'),
    record('Online', 3, 'c.pdf'),
    record('Deleted', 9, 'x.pdf'),
  ];
  expect(newestFilename(records)).toBe('c.pdf');
  expect(newestFilename([...records].reverse())).toBe('c.pdf');
  expect(newestFilename([])).toBe('');
});

test('S3.2/14 a file is called by the last part of its address', () => {
  expect(fileName('/media/2026/Mijn%20foto.jpg?size=2#top')).toBe('Mijn foto.jpg');
  expect(fileName('https://example.nl/a/b.png')).toBe('b.png');
  expect(fileName('c.png')).toBe('c.png');
  expect(fileName('/media/map//')).toBe('map');
  const begun = performance.now();
  expect(fileName(`${'/'.repeat(100_000)}d.png`)).toBe('d.png');
  expect(performance.now() - begun).toBeLessThan(2000);
  expect(fileName('/media/100%.png')).toBe('100%.png');
});

test('S5.2/15 S9.3/2 a list is searched from 2 characters, in capitals or not', () => {
  expect(matchesSearch('Utrecht', 'u')).toBe(true);
  expect(matchesSearch('Utrecht', 'x')).toBe(true);
  expect(matchesSearch('Utrecht', 'REC')).toBe(true);
  expect(matchesSearch('Utrecht', 'ux')).toBe(false);
  fc.assert(
    fc.property(fc.string({ minLength: 2 }), fc.nat(), fc.nat(), (label, a, b) => {
      const [from, to] = [a % label.length, b % (label.length + 1)].sort((x, y) => x - y);
      expect(matchesSearch(label, label.slice(from, to))).toBe(true);
    }),
  );
});

test('S2.14/9 S5.2/9 S2.14/13 S2.14/14 S2.14/16 sums, percentages and days are kept in one form', () => {
  expect(read('PriceField', { naam: '1234,5' })).toBe('1.234,50');
  expect(read('PercentageField', { naam: '250' })).toBe('100');
  expect(read('NumberField', { naam: '12 kg' })).toBe('12');
  expect(read('DateField', { naam: '20-11-2026' })).toBe('2026-11-20');
  expect(read('DatetimeField', { naam: '2026-11-20T09:05' })).toBe('2026-11-20 09:05');
  expect(read('TimeField', { naam: '9:05' })).toBe('09:05');
  expect(show('EuroField', '5', {})).toBe('€\u00a05,00');
  expect(show('PriceField', '5', { currency: '$' })).toBe('$\u00a05,00');
  expect(show('PercentageField', '5')).toBe('5%');
  expect(show('DateField', '2026-11-20')).toBe('20 november 2026');
  expect(show('DatetimeField', '2026-11-20 09:05')).toBe('20 november 2026, 09:05');
});

test('S2.14/10 a password is never shown', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (value) => {
      expect(show('PasswordField', value)).toBe('••••••••');
    }),
  );
});
