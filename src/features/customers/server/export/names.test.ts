import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createNames, safePart } from './names';

test('what somebody typed as a name stays readable, and is safe on any disk', () => {
  expect(safePart('mijn cv (2).pdf')).toBe('mijn cv (2).pdf');
  expect(safePart('../../etc/passwd')).toBe('etc passwd');
  expect(safePart('C:\\Windows\\system.ini')).toBe('C Windows system.ini');
  expect(safePart('con.txt')).toBe('_con.txt');
  expect(safePart('Curriculum vitæ Zoë.docx')).toBe('Curriculum vitæ Zoë.docx');
  expect(safePart('brief\u202Efdp.exe')).toBe('brief fdp.exe');
  expect(safePart('...')).toBe('naamloos');
  expect(safePart('.pdf')).toBe('pdf');
  expect(safePart(`${'a'.repeat(300)}.pdf`)).toMatch(/^a{76}\.pdf$/);
});

test('whatever names files have, each path is safe and no two are the same', () => {
  const part = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('..', '.', '', '/', '\\', 'a.pdf', 'A.PDF', 'a (2).pdf', 'NUL', 'lpt1.txt'),
  );
  const paths = fc.array(fc.array(part, { minLength: 1, maxLength: 3 }), { maxLength: 12 });
  fc.assert(
    fc.property(paths, (all) => {
      const nameOf = createNames();
      const names = all.map(nameOf);
      expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(all.length);
      for (const [place, name] of names.entries()) {
        const parts = name.split('/');
        expect(parts).toHaveLength(all[place]?.length ?? 0);
        for (const one of parts) {
          expect(one).toMatch(/^[^.\s/\\:*?"<>|\p{C}][^/\\:*?"<>|\p{C}]*$/u);
          expect(one).not.toMatch(/[. ]$|^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i);
          expect(one.length).toBeLessThan(170);
        }
      }
    }),
  );
});
