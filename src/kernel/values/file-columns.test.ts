import { expect, test } from 'vitest';
import { findColumns, findDelimiter, plainHeader, readDecimal } from './file-columns';

const names = { zipcode: ['postcode', 'zipcode'], place: ['woonplaats', 'plaats'], x: ['x'] };

test('headers are known however they are written, and by the surest name', () => {
  expect(plainHeader(' Post-Code (PC6) é ')).toBe('postcodepc6e');
  const { at } = findColumns(['Plaats', 'WOONPLAATS', 'Zip code'], names);
  expect(Object.fromEntries(at)).toEqual({ place: 1, zipcode: 2 });
});

test('what somebody names goes before what we would guess, and is nothing else', () => {
  const headers = ['postcode', 'Post Code', 'x'];
  const { at, lost } = findColumns(headers, names, { zipcode: 'Post Code', place: 'x', y: 'weg' });
  expect(Object.fromEntries(at)).toEqual({ zipcode: 1, place: 2 });
  expect(lost).toEqual(['weg']);
});

test('what stands between cells is found by the headers that are known', () => {
  const isKnown = (header: string) => ['postcode', 'plaats'].includes(header);
  expect(findDelimiter('postcode;plaats, gemeente', isKnown)).toBe(';');
  expect(findDelimiter('postcode,plaats', isKnown)).toBe(',');
  expect(findDelimiter('postcode\tplaats', isKnown)).toBe('\t');
});

test('numbers are read with a comma, a point, or both', () => {
  expect(['52,09', '52.09', '1.234,5', '120 700,7', '463000'].map(readDecimal)).toEqual([
    52.09, 52.09, 1234.5, 120_700.7, 463_000,
  ]);
  expect([readDecimal(''), readDecimal('noord')]).toEqual([Number.NaN, Number.NaN]);
});
