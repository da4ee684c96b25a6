import { FILTER_PREFIX, field } from '#kernel/wire';

const PLACE = /^(page|limit|start)_/;
const FILTER = new RegExp(
  `^(${FILTER_PREFIX}|${field.search}$|${field.sort}$|${field.placeInput}$)`,
);

/** `filter_color[]` and `filter_color` are one and the same. */
export const plainName = (name: string): string => name.replace(/\[\d*\]$/, '');

/** Whether a parameter says where in a section the visitor is, or how much of it he sees. */
export const isPlace = (name: string): boolean => PLACE.test(name);

/** A query's filters, from where it looks, search words and order: what a section's post carries (S3.1/1). */
export const filtersOf = (query: URLSearchParams): [string, string][] =>
  [...query].filter(([name]) => FILTER.test(name));

/**
 * The query after a form was submitted: what the form says in place of what was there, paging begun
 * anew, and all else kept.
 */
export const withForm = (
  query: URLSearchParams,
  names: ReadonlySet<string>,
  entries: readonly [string, string][],
): URLSearchParams => {
  const next = new URLSearchParams(
    [...query].filter(([name]) => !isPlace(name) && !names.has(plainName(name))),
  );
  for (const [name, value] of entries) {
    // Two controls of one form may say the same.
    if (value !== '' && !next.getAll(name).includes(value)) next.append(name, value);
  }
  return next;
};

/** The query that shows a page of a section, or so many of its results (S2.2/20). */
export const withPlace = (
  query: URLSearchParams,
  id: string,
  place: { page: number; limit: number },
): URLSearchParams => {
  const next = new URLSearchParams(query);
  next.set(field.page(id), String(place.page));
  next.set(field.limit(id), String(place.limit));
  return next;
};

const sectionOf = (name: string): string => name.replace(PLACE, '');

/** Where a section is: its number, the page that it shows and how many results that holds. */
export type SectionPlace = { id: string; page: number; limit: number };

/**
 * A query that asks for other results, with the place of each section (S2.2/20). Sections that it is
 * meant for begin at their first page; another order alone leaves as many results, and so the page
 * (S4.1/4). All other sections stay where `before` has them.
 */
export const withPlaces = (
  before: URLSearchParams,
  next: URLSearchParams,
  sections: readonly SectionPlace[],
): URLSearchParams => {
  const isOrder = changedNames(before, next).every((name) => isPlace(name) || name === field.sort);
  const own = new Set(sections.map(({ id }) => id));
  const elsewhere = [...before].filter(([name]) => isPlace(name) && !own.has(sectionOf(name)));
  const filters = [...next].filter(([name]) => !isPlace(name));
  return sections.reduce(
    (query, { id, page, limit }) =>
      withPlace(query, id, {
        page: isOrder ? page : 1,
        limit: Number(before.get(field.limit(id))) || limit,
      }),
    new URLSearchParams([...filters, ...elsewhere]),
  );
};

/** The values that a query gives a name, with or without its brackets. */
export const valuesOf = (query: URLSearchParams, name: string): string[] =>
  [...query].filter(([one]) => plainName(one) === plainName(name)).map(([, value]) => value);

/** The names of which two queries have different values. */
export const changedNames = (a: URLSearchParams, b: URLSearchParams): string[] => {
  const names = new Set([...a.keys(), ...b.keys()].map(plainName));
  const values = (query: URLSearchParams, name: string) => valuesOf(query, name).sort().join();
  return [...names].filter((name) => values(a, name) !== values(b, name));
};
