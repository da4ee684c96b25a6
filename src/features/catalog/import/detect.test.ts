import { describe, expect, test } from 'vitest';
import { isKnownHeader } from './columns';
import { detectDelimiter, detectEncoding } from './detect';

const utf16 = (text: string) => Buffer.from(text, 'utf16le');
const swapped = (text: string) => utf16(text).swap16();

describe('the encoding of a file', () => {
  const text = 'Handle,Title\ncafé,Café crème\n';

  test.each([
    ['a mark of UTF-8', Buffer.from(`\ufeff${text}`), 'utf-8'],
    ['UTF-8 without a mark', Buffer.from(text), 'utf-8'],
    ['nothing but ASCII', Buffer.from('Handle,Title\na,b\n'), 'utf-8'],
    ['UTF-16 with a mark', utf16(`\ufeff${text}`), 'utf-16le'],
    ['UTF-16 the other way round', swapped(`\ufeff${text}`), 'utf-16be'],
    ['UTF-16 without a mark', utf16(text), 'utf-16le'],
    ['the same the other way round', swapped(text), 'utf-16be'],
    ['Windows-1252', Buffer.from('Handle,Title\ncafe,Caf\xe9 \x80 12\n', 'latin1'), 'windows-1252'],
    ['nothing at all', Buffer.alloc(0), 'utf-8'],
  ])('%s', (_name, bytes, encoding) => {
    expect(detectEncoding(bytes)).toBe(encoding);
  });

  test('a sample that ends within a character is UTF-8 all the same', () => {
    const bytes = Buffer.from('Handle,Title\ncafé');
    expect(detectEncoding(bytes.subarray(0, bytes.length - 1))).toBe('utf-8');
  });
});

describe('what stands between cells', () => {
  test.each([',', ';', '\t', '|'] as const)('%j', (delimiter) => {
    const header = ['Handle', 'Title', 'Body (HTML)', '"Tags"'].join(delimiter);
    const line = '\na;b,c|d\te,f,g;h|i\n';
    expect(detectDelimiter(header + line, isKnownHeader).delimiter).toBe(delimiter);
  });

  test('marks within a quoted header do not count', () => {
    expect(detectDelimiter('product;"a,b,c,d,e,f,g"\n', isKnownHeader).delimiter).toBe(';');
  });

  test('a line sep= tells it, and is no header', () => {
    expect(detectDelimiter('sep=;\r\nproduct;title\r\n', isKnownHeader)).toEqual({
      delimiter: ';',
      skip: 7,
    });
  });
});
