import { type FileItem, itemOfTexts, type StoredEntity } from '#features/entities/api.server';
import type { Location } from '#features/stores/api.server';
import { feedTexts as texts } from '#kernel/messages/nl-entities';
import type { VacancyLine } from './columns';
import { paragraphsOf } from './paragraphs';

/** The words of job boards. */
const jobtypes: Record<string, string> = {
  fulltime: 'vast',
  parttime: 'vast',
  permanent: 'vast',
  contract: 'tijdelijk',
  temporary: 'tijdelijk',
  internship: 'stage',
  oncall: 'oproep',
};

type Texts = Record<string, string>;

/** '16-24', '8 tot 12' or '24 uur'; what is none of these is told at the first. */
const hoursOf = (text: string): Texts => {
  const [, min = text, max = min] =
    /^(\d{1,2})(?:\s*(?:-|–|tot)\s*(\d{1,2}))?\b/.exec(text.trim()) ?? [];
  return { hours_min: min, hours_max: max };
};

/** Of a day with a time, or as RFC 5322 writes it, the day. */
const feedDay = (text: string): string => {
  const [iso] = /^\d{4}-\d{2}-\d{2}(?=[T ])/.exec(text) ?? [];
  if (iso || !/^[A-Za-z]{3}, \d{1,2} [A-Za-z]{3} \d{4}/.test(text)) return iso ?? text;
  const time = Date.parse(`${text.slice(5).split(' ').slice(0, 3).join(' ')} UTC`);
  return Number.isNaN(time) ? text : new Date(time).toISOString().slice(0, 10);
};

/** As a field reads paragraphs. */
const inParagraphs = (text: string): string => paragraphsOf(text).join('\n\n');

/** 'Kassa | Voorraad', lines, or HTML. */
const inItems = (text: string): string => inParagraphs(text.replaceAll('|', '\n'));

/** What feeds write otherwise than a field reads it. */
const tidy: Record<string, (text: string) => string> = {
  state: (text) => text || 'Online',
  title: (text) => text.replaceAll(/\s+/g, ' ').slice(0, 200),
  posted_on: feedDay,
  valid_through: feedDay,
  intro: (text) => paragraphsOf(text).join(' ').slice(0, 500),
  description: inParagraphs,
  tasks: inItems,
  asks: inItems,
  offers: inItems,
};

/** What a line says by the fields of a vacancy. One that is in the feed again is open again. */
const textsOf = ({
  state = '',
  hours,
  jobtype = '',
  category,
  ...cells
}: VacancyLine['cells']): Texts => {
  const contract = jobtypes[jobtype.toLowerCase().replaceAll(/[^a-z]/g, '')];
  const said: VacancyLine['cells'] = {
    state,
    ...(hours !== undefined && hoursOf(hours)),
    ...(contract && { contract }),
    ...(category?.trim() && { category }),
    ...cells,
  };
  return Object.fromEntries(
    Object.entries(said).flatMap(([name, text]) =>
      text === undefined ? [] : [[name, tidy[name]?.(text) ?? text]],
    ),
  );
};

const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80);

/** How lines become items: with the finder of the places that they name, and the day that it is. */
export const createReader =
  ({
    entity,
    category,
    placeOf,
    today,
  }: {
    entity: StoredEntity['entity'];
    /** Of a new one that says none. */
    category?: string | undefined;
    placeOf: (line: VacancyLine) => Location;
    today: string;
  }) =>
  (line: VacancyLine): FileItem => {
    const { reference = '', location, zipcode, place } = line.cells;
    const item = itemOfTexts(entity, line.line, textsOf(line.cells));
    const { values, problems } = item;
    if (reference === '') problems.reference = texts.noReference;
    let at: Location | undefined;
    try {
      const isNamed = [location, zipcode, place].some((one) => one !== undefined);
      if (isNamed) at = placeOf(line);
      if (at) values.location_id = at.id;
    } catch (error) {
      problems.location_id = (error as Error).message;
    }
    const { title, hours_min } = values;
    return {
      ...item,
      key: reference || undefined,
      problems: line.fault === undefined ? problems : { '': line.fault },
      fresh: {
        access: [String(title), at?.place ?? '', reference].map(slug).filter(Boolean).join('-'),
        posted_on: today,
        ...(category !== undefined && { category }),
        ...(hours_min !== undefined && { hours_max: hours_min }),
      },
    };
  };
