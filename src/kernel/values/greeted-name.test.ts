import { expect, test } from 'vitest';
import { greetedName } from './greeted-name';

test.each([
  ['Sanne', 'Sanne'],
  ['  Jan   Willem ', 'Jan Willem'],
  ['Anne-Fleur', 'Anne-Fleur'],
  ["D'Angelo", "D'Angelo"],
  ['Zoë', 'Zoë'],
  ['Zoe\u0308', 'Zoe\u0308'],
  ['Łukasz', 'Łukasz'],
  ['محمد', 'محمد'],
  ['Jan P.', 'Jan P.'],
])('%s is greeted as %s', (typed, name) => {
  expect(greetedName(typed)).toBe(name);
});

test.each([
  '',
  '12',
  'www.vals.example',
  'https://vals.example',
  'Klik op vals.example/x',
  'an@klant.example',
  '<b>An</b>',
  'Je won € 100!',
  'a'.repeat(61),
])('%s is no name to greet with', (typed) => {
  expect(greetedName(typed)).toBe('');
});

test('a name has at most four parts and 40 letters', () => {
  expect(greetedName('Anna Maria van Dijk')).toBe('Anna Maria van Dijk');
  expect(greetedName('Anna Maria van den Dijk')).toBe('');
  expect(greetedName('a'.repeat(40))).toBe('a'.repeat(40));
  expect(greetedName('a'.repeat(41))).toBe('');
});
