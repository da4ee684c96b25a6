import { expect, test } from 'vitest';
import { employmentTypes, vacancyJsonLd } from './structured-data';
import { testVacancy } from './test-vacancy.test-support';

const context = { siteUrl: 'https://brink.example', siteName: 'Brink', hasForm: true };

test('a vacancy has its dates, salary in euros, place of work and whether one applies on the site', () => {
  expect(vacancyJsonLd(testVacancy, context)).toMatchObject({
    '@type': 'JobPosting',
    url: 'https://brink.example/vacatures/verkoper-tiel',
    identifier: { name: 'Brink', value: '101' },
    datePosted: '2026-10-01',
    validThrough: '2027-01-31T23:59:59+01:00',
    employmentType: ['PART_TIME', 'TEMPORARY'],
    directApply: true,
    jobLocation: { address: { postalCode: '4001 AM', addressCountry: 'NL' } },
    baseSalary: { currency: 'EUR', value: { minValue: 15.35, maxValue: 17.2, unitText: 'HOUR' } },
  });
  const byMail = vacancyJsonLd(testVacancy, { ...context, hasForm: false });
  expect(byMail).toMatchObject({ directApply: false });
});

test('a vacancy without a number is told from others by its address', () => {
  const json = vacancyJsonLd({ ...testVacancy, code: 0 }, context);
  expect(json).toMatchObject({ identifier: { value: 'verkoper-tiel' } });
});

test('its description is safe HTML, without headings of empty lists', () => {
  const { description } = vacancyJsonLd(testVacancy, context) as { description: string };
  expect(description).toBe(
    '<p>Jij meet &amp; past.</p><p>Aan de Waal.</p>' +
      '<p>Dit ga je doen</p><ul><li>Voeten meten</li></ul>' +
      '<p>Dit krijg je</p><ul><li>Jaarcontract</li></ul>',
  );
});

test('without a last day or a salary they are left out', () => {
  const bare = { ...testVacancy, until: undefined, salary: undefined };
  const json = JSON.parse(JSON.stringify(vacancyJsonLd(bare, context)));
  expect(json).not.toHaveProperty('validThrough');
  expect(json).not.toHaveProperty('baseSalary');
});

test('contracts in schema.org’s words', () => {
  expect(employmentTypes('vast', 38)).toEqual(['FULL_TIME']);
  expect(employmentTypes('vast', 34)).toEqual(['PART_TIME']);
  expect(employmentTypes('tijdelijk', 36)).toEqual(['FULL_TIME', 'TEMPORARY']);
  expect(employmentTypes('oproep', 20)).toEqual(['PER_DIEM']);
  expect(employmentTypes('stage', 32)).toEqual(['INTERN']);
});
