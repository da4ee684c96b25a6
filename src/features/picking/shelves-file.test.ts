import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { picking as limits } from '#kernel/limits-picking';
import { shelfTexts as texts } from '#kernel/messages/nl-shelves';
import { defuse } from '#kernel/values/spreadsheet-cell';
import { readShelfFile } from './server/shelves/read-file';

const read = (text: string) => readShelfFile(Buffer.from(text));

// As they are stored: a line, without spaces around it.
const cell = fc
  .string({ maxLength: limits.shelf, unit: 'grapheme-ascii' })
  .map((text) => text.trim());

test('what is written as a file is read from it as it was, whatever spreadsheets would make of it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ sku: cell.filter(Boolean), shelf: cell }), { minLength: 1 }),
      (all) => {
        const lines = all.map(({ sku, shelf }) => [sku, '', 'Trui', shelf].map(defuse));
        const file = read(`\ufeff${stringify([texts.headers, ...lines], { delimiter: ';' })}`);
        expect(file).toMatchObject({
          rows: all.map(({ sku, shelf }) => ({ key: sku, shelf, isGtin: false })),
          problems: [],
        });
      },
    ),
  );
});

test('columns are found by their names, however they are parted, and an EAN will do', () => {
  expect(read('Plek,EAN\nA-01,8712345678906\n')).toEqual({
    rows: [{ line: 2, key: '8712345678906', isGtin: true, shelf: 'A-01' }],
    problems: [],
  });
});

test('each line that says nothing that can be is told by its number, and keeps no other back', () => {
  const file = read(`artikelnummer;plek\n;A-01\nTR-1;${'x'.repeat(21)}\nTR-2;B-2\n`);
  expect(file).toEqual({
    rows: [{ line: 4, key: 'TR-2', isGtin: false, shelf: 'B-2' }],
    problems: [
      { line: 2, problem: texts.noKey },
      { line: 3, problem: texts.long },
    ],
  });
});

test('a formula is no shelf, and a mark that stands wrong keeps no other line back', () => {
  const lines = ['TR-1;=HYPERLINK("x")', 'TR-2;"=HYPERLINK(""x"")"', 'TR-3;=1+1', "TR-4;'=1+1"];
  for (const some of [lines, lines.slice(1)]) {
    const first = 6 - some.length;
    const problems = [
      { line: 2, problem: texts.quote },
      { line: 3, problem: texts.formula('=HYPERLINK("x")') },
      { line: 4, problem: texts.formula('=1+1') },
    ];
    const told = problems.slice(first - 2).map((one) => ({ ...one, line: one.line - first + 2 }));
    expect(read(`artikelnummer;plek\n${some.join('\n')}\n`)).toEqual({
      rows: [{ line: some.length + 1, key: 'TR-4', isGtin: false, shelf: '=1+1' }],
      problems: told,
    });
  }
  expect(read('artikelnummer;plek\nTR-1;A\nTR-2;"B\nTR-3;C\n')).toEqual({
    rows: [
      { line: 2, key: 'TR-1', isGtin: false, shelf: 'A' },
      { line: 4, key: 'TR-3', isGtin: false, shelf: 'C' },
    ],
    problems: [{ line: 3, problem: texts.quote }],
  });
});

test.each([
  ['', texts.noFile],
  ['plek\nA-1', texts.noColumns],
  ['"artikelnummer;plek\nTR-1;A', texts.notCsv],
  [`artikelnummer;plek\n${'TR-1;A\n'.repeat(limits.shelfRows + 1)}`, texts.tooMany],
])('a file that can’t be read says why (%#)', (text, told) => {
  expect(read(text)).toBe(told);
});

test('any bytes are read or refused, never more', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      const file = readShelfFile(bytes);
      expect(typeof file === 'string' || Array.isArray(file.rows)).toBe(true);
    }),
  );
});
