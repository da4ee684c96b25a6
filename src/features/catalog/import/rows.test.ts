import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BadRow, readRows, UnreadableFile } from './rows';

/** In small pieces, so that every boundary falls somewhere. */
async function* pieces(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const known = (header: string) => ['product', 'title'].includes(header);

const read = async (text: string | Buffer, size = 7) => {
  const bad: BadRow[] = [];
  const rows: [number, ...string[]][] = [];
  for await (const { line, cells } of readRows(pieces(Buffer.from(text), size), known, (one) =>
    bad.push(one),
  )) {
    rows.push([line, ...cells]);
  }
  return { rows, bad };
};

test('lines are counted as an editor counts them, also with line ends within cells', async () => {
  const { rows } = await read('product,title\r\na,"one\r\ntwo\r\nthree"\r\n\r\nb,x\nc,y\rd,z');
  expect(rows).toEqual([
    [1, 'product', 'title'],
    [2, 'a', 'one\ntwo\nthree'],
    [6, 'b', 'x'],
    [7, 'c', 'y'],
    [8, 'd', 'z'],
  ]);
});

test.each([
  ['utf-8 with a mark', Buffer.from('\ufeffproduct;title\na;één €\n')],
  ['utf-16', Buffer.from('\ufeffproduct;title\na;één €\n', 'utf16le')],
  ['windows-1252', Buffer.from('product;title\na;\xe9\xe9n \x80\n', 'latin1')],
])('%s is read as what it is', async (_name, bytes) => {
  expect((await read(bytes)).rows).toEqual([
    [1, 'product', 'title'],
    [2, 'a', 'één €'],
  ]);
});

test('a file that was cut off in a quoted cell keeps the rows before', async () => {
  const { rows, bad } = await read('product,title\na,x\nb,"half of\nthe te');
  expect(rows.map(([line]) => line)).toEqual([1, 2]);
  expect(bad).toEqual([{ line: 3, last: 4, reason: expect.stringContaining('afgebroken') }]);
});

test('a quote too many costs only the lines that it makes unreadable, and says which', async () => {
  const { rows, bad } = await read(
    'product,title\na,x\nb,"y\nc,z\nd,"w"\ne,"two\nlines"\nf,12" lamp\ng,"M"x\nh,u\n"i","M""",v"\nj,k\n',
  );
  expect(rows.map(([line, name]) => `${line} ${name}`)).toEqual([
    '1 product',
    '2 a',
    '4 c',
    '5 d',
    '6 e',
    '10 h',
    '12 j',
  ]);
  expect(bad.map(({ line, last }) => [line, last])).toEqual([
    [3, 3],
    [8, 9],
    [11, 11],
  ]);
});

test('a quote that is never closed costs its own line, and no memory', async () => {
  const { rows, bad } = await read(`product,title\na,x\nb,"${'c,word\n'.repeat(50_000)}`, 65_536);
  expect(rows.length).toBe(50_001);
  expect(bad).toEqual([{ line: 3, last: 3, reason: expect.stringContaining('niet gesloten') }]);
});

test('what has no lines is no text', async () => {
  await expect(read('x'.repeat(5_000_000), 65_536)).rejects.toThrow(UnreadableFile);
});

test('a line sep= is no row, and counts as a line', async () => {
  const { rows } = await read('sep=;\r\nproduct;title\r\na;x\r\n', 1_000);
  expect(rows).toEqual([
    [2, 'product', 'title'],
    [3, 'a', 'x'],
  ]);
});

const cell = fc
  .string({ unit: 'grapheme' })
  .map((text) => text.replace(/\r/g, '').replaceAll('\ufeff', ''));

test('what is written comes back, whatever is in the cells', async () => {
  const tables = fc.array(fc.tuple(cell, cell, cell), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(
      tables,
      fc.constantFrom(',', ';', '\t'),
      fc.integer({ min: 1, max: 50 }),
      async (table, delimiter, size) => {
        const rows = table.filter((cells) => cells.join('').trim() !== '');
        const text = stringify([['product', 'title', 'extra'], ...rows], {
          delimiter,
          quoted: true,
        });
        const found = await read(text, size);
        expect(found.bad).toEqual([]);
        expect(found.rows.slice(1).map(([, ...cells]) => cells)).toEqual(rows);
      },
    ),
    { numRuns: 60 },
  );
});
