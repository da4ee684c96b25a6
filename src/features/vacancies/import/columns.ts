import { vacancies as limits } from '#kernel/limits';

/**
 * A feed has a line, or an element `job`, for each vacancy, known by `reference`. Columns are known
 * by their header or tag, whatever their order or capitals; one that is not in the feed leaves what
 * it is about as it is.
 *
 *   location           last part of the store's address, or its name; else zipcode or place find it
 *   hours              '16-24', in place of hours_min and hours_max
 *   salary_min, _max   euros, before tax; salary_unit: HOUR or MONTH
 *   minimum_age        whole years; empty: as old as for any work
 *   tasks asks offers  'Kassa | Voorraad'
 */
export const vacancyColumns = [
  'reference',
  'title',
  'state',
  'location',
  'zipcode',
  'place',
  'category',
  'contract',
  'jobtype',
  'hours',
  'hours_min',
  'hours_max',
  'code',
  'minimum_age',
  'salary_min',
  'salary_max',
  'salary_unit',
  'posted',
  'until',
  'intro',
  'description',
  'tasks',
  'asks',
  'offers',
] as const;

export type VacancyColumn = (typeof vacancyColumns)[number];

/** What feeds of job boards and Dutch sheets call them. */
const aliases: Record<string, VacancyColumn> = {
  referencenumber: 'reference',
  requisitionid: 'reference',
  referentie: 'reference',
  jobid: 'reference',
  titel: 'title',
  functie: 'title',
  jobtitle: 'title',
  status: 'state',
  store: 'location',
  storecode: 'location',
  winkel: 'location',
  vestiging: 'location',
  postalcode: 'zipcode',
  postcode: 'zipcode',
  city: 'place',
  plaats: 'place',
  categorie: 'category',
  soort: 'category',
  dienstverband: 'contract',
  uren: 'hours',
  nummer: 'code',
  date: 'posted',
  dateposted: 'posted',
  geplaatst: 'posted',
  expirationdate: 'until',
  validthrough: 'until',
  tot: 'until',
  samenvatting: 'intro',
  summary: 'intro',
  omschrijving: 'description',
  taken: 'tasks',
  eisen: 'asks',
  aanbod: 'offers',
};

const plain = (header: string): string => header.toLowerCase().replace(/[^a-z0-9]+/g, '');

const known = new Map<string, VacancyColumn>([
  ...vacancyColumns.map((column) => [plain(column), column] as const),
  ...Object.entries(aliases),
]);

/** The column that a header or tag names. */
export const columnOf = (header: string): VacancyColumn | undefined => known.get(plain(header));

/** What a feed says of a vacancy, and where it stands. */
export type VacancyLine = {
  line: number;
  cells: Partial<Record<VacancyColumn, string>>;
  /** Why it can't be trusted, in Dutch. */
  fault?: string;
};

/** Why a feed is refused of which one vacancy would fill the memory. */
export const tooLong = `één vacature beslaat meer dan ${limits.longestInFeed / 1_000_000} miljoen tekens`;

/** A feed that can't be used at all; the message says why. */
export class UnreadableVacancies extends Error {}
