import { addressJsonLd } from '#features/stores/contract';
import { contentTexts } from '#kernel/messages/nl-content';
import { endOfDay } from '#kernel/values/dutch-dates';
import type { VacancyDetail } from './contract';

type Context = {
  siteUrl: string;
  siteName: string;
  /** One reacts by a form of the site itself. */
  hasForm: boolean;
};

const texts = contentTexts.vacancies;
const FULL_TIME_HOURS = 35;

/** Schema.org's words for a contract: by its hours, and by what kind it is. */
export const employmentTypes = (contract: string, maxHours: number): string[] => {
  if (contract === 'stage') return ['INTERN'];
  if (contract === 'oproep') return ['PER_DIEM'];
  const hours = maxHours >= FULL_TIME_HOURS ? 'FULL_TIME' : 'PART_TIME';
  return contract === 'tijdelijk' ? [hours, 'TEMPORARY'] : [hours];
};

const escapeText = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const list = (title: string, items: readonly string[]): string =>
  items.length === 0
    ? ''
    : `<p>${title}</p><ul>${items.map((item) => `<li>${escapeText(item)}</li>`).join('')}</ul>`;

const descriptionOf = (vacancy: VacancyDetail): string =>
  [
    ...[vacancy.intro, ...vacancy.description]
      .filter(Boolean)
      .map((text) => `<p>${escapeText(text)}</p>`),
    list(texts.tasks, vacancy.tasks),
    list(texts.asks, vacancy.asks),
    list(texts.offers, vacancy.offers),
  ].join('');

const euros = (cents: number) => Number((cents / 100).toFixed(2));

const salaryOf = ({ salary }: VacancyDetail) =>
  salary && {
    '@type': 'MonetaryAmount',
    currency: 'EUR',
    value: {
      '@type': 'QuantitativeValue',
      minValue: euros(salary.min),
      maxValue: euros(salary.max),
      unitText: salary.unit,
    },
  };

/** What it is known by: its number, or its address when a feed gave it none. */
const numberOf = ({ code, href }: VacancyDetail): string =>
  code === 0 ? href.slice(href.lastIndexOf('/') + 1) : String(code);

/** A vacancy as schema.org, and with it search engines, know it. */
export const vacancyJsonLd = (
  vacancy: VacancyDetail,
  { siteUrl, siteName, hasForm }: Context,
): object => ({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: vacancy.title,
  description: descriptionOf(vacancy),
  url: siteUrl + vacancy.href,
  identifier: { '@type': 'PropertyValue', name: siteName, value: numberOf(vacancy) },
  datePosted: vacancy.postedOn,
  validThrough: vacancy.until && endOfDay(vacancy.until),
  employmentType: employmentTypes(vacancy.kind.contract, vacancy.hours.max),
  workHours: texts.hoursAWeek(vacancy.hours.min, vacancy.hours.max),
  directApply: hasForm,
  hiringOrganization: { '@type': 'Organization', name: siteName, sameAs: siteUrl },
  jobLocation: {
    '@type': 'Place',
    name: vacancy.location,
    address: addressJsonLd(vacancy.address),
  },
  baseSalary: salaryOf(vacancy),
});
