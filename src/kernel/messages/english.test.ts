import { expect, test } from 'vitest';
import { stem } from '../values/search/stem';
import { formMessage, formTexts } from './nl-shop';

const modules = import.meta.glob<Record<string, unknown>>(['./{nl,en}-*.ts', '!./*.test.ts'], {
  eager: true,
});

/** Where texts are missing: groups with nothing in them, and texts that say nothing. */
const holes = (value: unknown, at: string): string[] => {
  if (value === '') return [at];
  if (typeof value !== 'object' || value === null) return [];
  const parts = Object.entries(value);
  return parts.length === 0 ? [at] : parts.flatMap(([key, part]) => holes(part, `${at}.${key}`));
};

test('S1/2 no group of texts is empty, and no text of it, in Dutch or in English', () => {
  expect(Object.keys(modules).length).toBeGreaterThan(40);
  // Of a line that was announced alone there is nothing to say.
  const silent = /\.returns\.lineStates\.announced$/;
  expect(holes(modules, 'messages').filter((at) => !silent.test(at))).toEqual([]);
});

test('S5.1/2 S5.1/3 a message names a field by its label, without the sign that it is required', () => {
  expect(formMessage(formTexts.invalid, 'Naam *')).toBe('U dient "Naam" geldig in te vullen.');
  expect(formMessage(formTexts.choose, '$& Maat')).toBe(
    'U dient minimaal één keuze te maken bij "$& Maat".',
  );
});

test.each([
  ['leden', 'lid'],
  ['graven', 'graf'],
  ['sloten', 'slot'],
  ['vaten', 'vat'],
  ['euros', 'euro'],
  ['skis', 'ski'],
  ['bras', 'bra'],
  ['jean', 'jeans'],
])('%s is searched as %s', (plural, single) => expect(stem(plural)).toBe(single));
