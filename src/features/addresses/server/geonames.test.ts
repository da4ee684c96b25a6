import { expect, test } from 'vitest';
import { readPostcodeLine } from './geonames';

const line = (change: Record<number, string> = {}) => {
  const cells = [
    'NL',
    '3511',
    'Utrecht',
    'Utrecht',
    '09',
    'Utrecht',
    '0344',
    '',
    '',
    '52.09',
    '5.11',
    '4',
  ];
  for (const [index, cell] of Object.entries(change)) cells[Number(index)] = cell;
  return cells.join('\t');
};

test('a line of four digits or of a whole postcode', () => {
  const quarter = { place: 'Utrecht', province: 'Utrecht', latitude: 52.09, longitude: 5.11 };
  expect(readPostcodeLine(line())).toEqual({ zipcode: '3511', ...quarter });
  expect(readPostcodeLine(line({ 1: '3511 AW' }))).toEqual({ zipcode: '3511AW', ...quarter });
});

test('the province has its Dutch name', () => {
  expect(readPostcodeLine(line({ 3: 'Fryslân' }))).toMatchObject({ province: 'Friesland' });
});

test.each([
  ['another country', { 0: 'BE' }],
  ['no postcode', { 1: '0511' }],
  ['no place', { 2: ' ' }],
  ['no number', { 9: 'noord' }],
  ['elsewhere', { 9: '12.2', 10: '-68.9' }],
])('%s is refused with a reason', (_, change) => {
  expect(typeof readPostcodeLine(line(change))).toBe('string');
});

test('a line that is cut short is refused', () => {
  expect(typeof readPostcodeLine('NL\t3511\tUtrecht')).toBe('string');
});
