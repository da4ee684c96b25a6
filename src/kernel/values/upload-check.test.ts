import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tellSize } from './file-size';
import { checkFiles } from './upload-check';
import { readUploadRules } from './upload-rules';

const rules = readUploadRules({
  allowed_file_types: 'image/*,.pdf',
  max_file_size: 2048,
  min_file_size: 10,
  max_total_size: 3000,
  max_number_of_files: 2,
});
const picture = { name: 'a.jpg', type: 'image/jpeg', size: 1000 };

test('S5.6/1 S8.8/1 each rule that is broken is told in Dutch', () => {
  expect(checkFiles(rules, [picture])).toEqual([]);
  expect(checkFiles(rules, [{ ...picture, name: 'a.txt', type: 'text/plain' }])).toEqual([
    'a.txt kan niet mee. Kies afbeeldingen of pdf.',
  ]);
  expect(checkFiles(rules, [{ ...picture, size: 2049 }])).toEqual(['a.jpg is groter dan 2 kB.']);
  expect(checkFiles(rules, [{ ...picture, size: 9 }])).toEqual(['a.jpg is kleiner dan 10 B.']);
  expect(checkFiles(rules, [picture, picture, picture])).toEqual([
    'Je kunt hoogstens 2 bestanden uploaden.',
  ]);
  expect(checkFiles(rules, [picture, picture], { already: 1 })).toEqual([
    'Je kunt hoogstens 2 bestanden uploaden.',
  ]);
  const large = { ...picture, size: 1600 };
  expect(checkFiles(rules, [large, large])).toEqual([
    'Samen mogen je bestanden hoogstens 2,9 kB zijn.',
  ]);
  expect(checkFiles(readUploadRules({}), [picture, picture])).toEqual([
    'Je kunt maar 1 bestand uploaden.',
  ]);
});

test('S9.8/7 sizes are told in units of 1024', () => {
  expect(
    [0, 1, 1023, 1024, 1_000_000, 5 * 1024 ** 2, 3 * 1024 ** 3].map((bytes) => tellSize(bytes)),
  ).toEqual(['0 B', '1 B', '1.023 B', '1 kB', '976,6 kB', '5 MB', '3 GB']);
  expect([-5, 0.5, 2 * 1024 ** 4, 5 * 1024 ** 5].map((bytes) => tellSize(bytes))).toEqual([
    ...['0 B', '0,5 B', '2 TB', '5.120 TB'],
  ]);
  expect(tellSize(1_300_000, 'en_GB')).toBe('1.2 MB');
});

test('a larger file is never told to be smaller', () => {
  const bytes = (text: string) => {
    const [number = '', unit = ''] = text.split(' ');
    const step = ['B', 'kB', 'MB', 'GB', 'TB'].indexOf(unit);
    return Number(number.replaceAll('.', '').replace(',', '.')) * 1024 ** step;
  };
  fc.assert(
    fc.property(fc.nat(2 ** 40), fc.nat(2 ** 40), (one, other) => {
      const [small, large] = one < other ? [one, other] : [other, one];
      expect(bytes(tellSize(small))).toBeLessThanOrEqual(bytes(tellSize(large)));
    }),
  );
});

test('S5.6/1 a file as small, or files together as large, as is allowed may be sent', () => {
  expect(checkFiles(rules, [{ ...picture, size: 10 }])).toEqual([]);
  expect(checkFiles(rules, [{ ...picture, size: 2048 }])).toEqual([]);
  const half = { ...picture, size: 1500 };
  expect(checkFiles(rules, [half, half])).toEqual([]);
  expect(checkFiles(rules, [half, { ...half, size: 1501 }])).toHaveLength(1);
  // What is wrong with one file is told, and not that they are too large together.
  expect(checkFiles(rules, [half, { ...half, size: 3000 }])).toEqual(['a.jpg is groter dan 2 kB.']);
});

test('S5.6/1 who sends a drawing where pictures are taken hears why it is none', () => {
  const drawing = { name: 'a.svg', type: 'image/svg+xml', size: 100 };
  expect(checkFiles(rules, [drawing])[0]).toContain('SVG');
  expect(checkFiles(readUploadRules({ allowed_file_types: 'image/svg+xml' }), [drawing])).toEqual(
    [],
  );
});
