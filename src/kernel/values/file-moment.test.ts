import { expect, test } from 'vitest';
import { readFileMoment } from './file-moment';

test('moments of files are read as they are usually written', () => {
  const read = (text: string) => readFileMoment(text)?.toISOString();
  expect(read('24-12-2019')).toBe('2019-12-24T00:00:00.000Z');
  expect(read('4/2/2020 9:05')).toBe('2020-02-04T09:05:00.000Z');
  expect(read('2019-12-24')).toBe('2019-12-24T00:00:00.000Z');
  expect(read('2019-12-24 13:05:09 +0100')).toBe('2019-12-24T12:05:00.000Z');
  expect(read('2019-12-24T13:05:09.123Z')).toBe('2019-12-24T13:05:00.000Z');
  for (const text of ['', '30-02-2020', '2020-02-30', 'gisteren', '12-2019']) {
    expect(read(text)).toBeUndefined();
  }
});
