import { expect, test } from 'vitest';
import { testVacancy } from '../test-vacancy.test-support';
import { formHref, mailHref } from './apply';

test('S2.1/7 the form gets the vacancy, the place, the kind of work and the code', () => {
  const url = new URL(formHref(testVacancy, 'Brink'), 'https://brink.example');
  expect(url.pathname).toBe('/webcore/content/view/26');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    vacature: 'Verkoper <schoenen>',
    locatie: 'Tiel Waterstraat',
    categorie: 'verkoop',
    code: '101',
  });
});

test('S2.9/6 only the chain’s own name is taken off the store’s', () => {
  const locatie = (location: string) =>
    new URL(formHref({ ...testVacancy, location }, 'Brink'), 'https://x').searchParams.get(
      'locatie',
    );
  expect(locatie('Hoofdkantoor Brink')).toBe('Hoofdkantoor Brink');
  expect(locatie('Brinkhuis Assen')).toBe('Brinkhuis Assen');
});

test('a mail has the vacancy and its number as subject', () => {
  expect(decodeURIComponent(mailHref(testVacancy))).toBe(
    'mailto:tiel@brink.example?subject=Sollicitatie: Verkoper <schoenen> (101)',
  );
});
