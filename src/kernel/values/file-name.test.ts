import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanFileName, extensionOf, onOneLine, withExtension } from './file-name';

test.each([
  ['vakantie.JPG', 'vakantie.JPG'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\An\\cv.pdf', 'cv.pdf'],
  ['.htaccess', 'htaccess'],
  ['  twee   woorden .txt ', 'twee woorden.txt'],
  ['a\0b\u202e\u200fgpj.exe', 'abgpj.exe'],
  ['hoe? wat: *.txt', 'hoe- wat- -.txt'],
  ['', 'bestand'],
  ['...', 'bestand'],
  ['.pdf', 'pdf'],
  ['naam.', 'naam'],
  [' .. naam .. ', 'naam'],
  ['naam. . .pdf', 'naam.pdf'],
  ['een   spatie\t.txt', 'een spatie.txt'],
])('%j becomes %j', (given, name) => {
  expect(cleanFileName(given, 100)).toBe(name);
});

test('a long name keeps its ending, and no character is cut in two', () => {
  expect(cleanFileName(`${'a'.repeat(200)}.docx`, 20)).toBe(`${'a'.repeat(15)}.docx`);
  expect(cleanFileName(`${'😀'.repeat(50)}.pdf`, 13)).toBe('😀😀😀😀.pdf');
});

test('whatever a file is called, its clean name is safe, short, and clean already', () => {
  const sign = fc.constantFrom(...'a.é/\\ \0\n\u202e\u200d😀<|?-'.split(''), '\ud800');
  const name = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ unit: sign }));
  fc.assert(
    fc.property(name, fc.integer({ min: 20, max: 100 }), (given, most) => {
      const clean = cleanFileName(given, most);
      expect(clean).not.toMatch(/[/\\<>:"|?*\p{Cc}\p{Cf}\p{Cs}]|^\.|^ |[. ]$/u);
      expect(clean.length).toBeGreaterThan(0);
      expect(clean.length).toBeLessThanOrEqual(most);
      expect(() => encodeURIComponent(clean)).not.toThrow();
      expect(cleanFileName(clean, most)).toBe(clean);
    }),
  );
});

test('endings are read and changed', () => {
  expect(extensionOf('Brief.PDF')).toBe('pdf');
  expect(extensionOf('geen')).toBe('');
  expect(extensionOf('.verborgen')).toBe('');
  expect(withExtension('foto.JPEG', ['jpg', 'jpeg'])).toBe('foto.JPEG');
  expect(withExtension('foto.tiff', ['jpg', 'jpeg'])).toBe('foto.jpg');
  expect(withExtension('foto', ['png'])).toBe('foto.png');
});

test('a text about a file is one line, and nothing in it is unseen', () => {
  expect(onOneLine('  Kras\n op\tde \u202epoot\0 ')).toBe('Kras op de poot');
});

test('an ending has twelve characters at most; what is longer is part of the name', () => {
  expect(extensionOf('a.webmanifest1')).toBe('webmanifest1');
  expect(extensionOf('a.webmanifest12')).toBe('');
  expect(extensionOf('a.b c')).toBe('');
  expect(extensionOf('a..pdf')).toBe('');
  expect(withExtension('foto.webmanifest12', ['png'])).toBe('foto.webmanifest12.png');
});
