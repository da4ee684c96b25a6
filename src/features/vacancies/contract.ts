import type { PictureRef } from '#kernel/define/entity';

export const vacancyHref = (access: string): string => `/vacatures/${access}`;

/** Where is asked for vacancies near a postcode: no vacancy has this address. */
export const NEARBY = vacancyHref('in-de-buurt');

/** Kinds of work on a shop floor: who can do one may like another. */
const shopWork: readonly string[] = ['verkoop', 'leiding', 'visual', 'bijbaan'];

/** The kinds of work that are like one, itself first. */
export const alikeOf = (category: string): string[] =>
  shopWork.includes(category)
    ? [category, ...shopWork.filter((one) => one !== category)]
    : [category];

/** What the law tells apart. The ids are in addresses: a number is never used again. */
export const contracts = [
  { id: 1, access: 'vast', label: 'Vast' },
  { id: 2, access: 'tijdelijk', label: 'Tijdelijk' },
  { id: 3, access: 'oproep', label: 'Oproep' },
  { id: 4, access: 'stage', label: 'Stage' },
] as const;

/** Bands of hours a week: from `from` up to, but not including, `to`. */
export const hourBands = [
  { id: 1, label: 'Tot 12 uur', from: 0, to: 12 },
  { id: 2, label: '12 tot 24 uur', from: 12, to: 24 },
  { id: 3, label: '24 tot 32 uur', from: 24, to: 32 },
  { id: 4, label: '32 uur of meer', from: 32, to: Number.POSITIVE_INFINITY },
] as const;

/**
 * The bands that a vacancy of `min` to `max` hours a week falls in. One of 16 to 24 hours is not in
 * the band that begins at 24: it never gives more than that.
 */
export const bandsOf = (min: number, max: number): number[] =>
  hourBands
    .filter(({ from, to }) => (max > min ? min < to && max > from : from <= min && min < to))
    .map(({ id }) => id);

export type VacancyCard = {
  id: number;
  href: string;
  title: string;
  intro: string;
  /** 'Brink Utrecht Oudegracht' */
  location: string;
  /** Where that is. */
  place: string;
  /** In hours a week. */
  hours: { min: number; max: number };
  category: string;
  contract: string;
  salary?: Salary;
  picture?: PictureRef;
};

/** Cents, before tax, an hour or a month. */
export type Salary = { min: number; max: number; unit: 'HOUR' | 'MONTH' };

export type VacancyDetail = VacancyCard & {
  code: number;
  /** The stored words of its category and contract. */
  kind: { category: string; contract: string };
  /** Days, `YYYY-MM-DD`; `until` is the last day on which one can react. */
  postedOn: string;
  until?: string;
  description: string[];
  tasks: string[];
  asks: string[];
  offers: string[];
  /** The store's page; absent for offices and warehouses. */
  locationHref?: string;
  email: string;
  /** '': there is none. */
  phone: string;
  address: { street: string; zipcode: string; place: string; province: string; country: string };
};
