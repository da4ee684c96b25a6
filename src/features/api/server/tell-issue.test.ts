import { expect, test } from 'vitest';
import { z } from 'zod';
import { tellIssue } from './tell-issue';

const body = z.object({
  cents: z.int().positive().max(900),
  reason: z.string().max(5),
  key: z.string().regex(/^\w+$/).optional(),
  lines: z.array(z.object({ id: z.int() })).min(1),
  kind: z.enum(['a', 'b']).optional(),
});

const told = (given: object) =>
  (body.safeParse(given).error?.issues ?? []).map((issue) => [
    issue.path.join('.'),
    tellIssue(issue),
  ]);

test('what a program sent wrong is told in Dutch, by field', () => {
  expect(told({})).toEqual([
    ['cents', 'Dit ontbreekt.'],
    ['reason', 'Dit ontbreekt.'],
    ['lines', 'Dit ontbreekt.'],
  ]);
  const kinds = { cents: 'tien', reason: 5, lines: {}, kind: 'c' };
  expect(told(kinds)).toEqual([
    ['cents', 'Dit is een getal.'],
    ['reason', 'Dit is een tekst.'],
    ['lines', 'Dit is een lijst.'],
    ['kind', 'Kies uit: a, b.'],
  ]);
  const sizes = { cents: 0, reason: 'te lang', lines: [], key: 'x y' };
  expect(told(sizes)).toEqual([
    ['cents', 'Dit is minstens 1.'],
    ['reason', 'Dit is hoogstens 5 tekens.'],
    ['key', 'Dit klopt niet.'],
    ['lines', 'Geef er minstens 1.'],
  ]);
  expect(told({ cents: 901, reason: '', lines: [{ id: 1.5 }] })).toEqual([
    ['cents', 'Dit is hoogstens 900.'],
    ['lines.0.id', 'Dit is een heel getal.'],
  ]);
});
