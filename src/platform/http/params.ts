import { plainLine, plainText } from '#kernel/values/plain-text';
import { FILTER_PREFIX, field } from '#kernel/wire';
import { MOST_VALUES as MOST_SENT } from './form-body';

/** Query parameters and form fields by name, each with all its values. */
export type Params = Record<string, string[]>;

/** The most characters of one value: longer texts are no parameters. */
const LONGEST_VALUE = 20_000;
const MOST_VALUES = 200;
const MOST_NAMES = 60;

/** `filter_color[]`, `filter_color[2]` and `filter_color` are one and the same. */
const plainName = (name: string): string => name.replace(/\[\d*\]$/, '');

const clean = (value: string): string => plainText(value).slice(0, LONGEST_VALUE);

const asList = (value: unknown): string[] =>
  (Array.isArray(value) ? value.slice(0, MOST_SENT) : [value]).flatMap((one) =>
    typeof one === 'string' || typeof one === 'number' ? [clean(String(one))] : [],
  );

/** Reads queries and form bodies into lists; of a name in several of them the last one counts. */
export const readParams = (...sources: unknown[]): Params => {
  const params: Params = Object.create(null);
  for (const source of sources) {
    const read: Params = Object.create(null);
    for (const [rawName, value] of Object.entries((source ?? {}) as Record<string, unknown>)) {
      const name = plainName(rawName);
      const values = read[name] ?? [];
      // Each value is added once: lists made anew would take minutes for thousands of one name.
      for (const one of asList(value)) values.push(one);
      read[name] = values;
    }
    Object.assign(params, read);
  }
  return params;
};

/** The first value of a parameter. */
export const one = (params: Params, name: string): string | undefined => params[name]?.[0];

/** The same of a field of one line, trimmed; '' when it was not sent. */
export const lineOf = (params: Params, name: string): string => plainLine(one(params, name) ?? '');

/** The parameters of a request's address. */
export const queryParams = (url: string): Params => {
  const at = url.indexOf('?');
  const params: Params = Object.create(null);
  if (at === -1) return params;
  for (const [rawName, value] of new URLSearchParams(url.slice(at + 1))) {
    const name = plainName(rawName);
    const values = params[name] ?? [];
    values.push(clean(value));
    params[name] = values;
  }
  return params;
};

const FILTER_NAME = `${FILTER_PREFIX}[\\w-]{1,60}`;
const FILTER = new RegExp(`^${FILTER_NAME}$`);
const RANGE = /_(?:min|max)$/;
const PLACE_NAME = '(?:page|limit|start)_[\\w-]{1,90}';
const PLACE = new RegExp(`^${PLACE_NAME}$`);
/** Shows nothing by itself: with the value 'all' it takes all filters away. */
const RESET = 'filter';
/** Other parameters that decide what a page shows to everyone. */
const OTHERS = new Set<string>([
  field.search,
  field.sort,
  field.view,
  field.kind,
  field.colorId,
  field.sizeId,
  'faqid',
  field.placeInput,
  field.day,
  field.years,
  field.hours,
  'vacature',
  'locatie',
  'categorie',
  'code',
  'step',
  'order_reviews',
  // What was typed, above what was found by some of its words.
  'typed',
]);

/**
 * All names that `cacheKey` looks at, as a regular expression without anchors in the syntax that JavaScript and PCRE
 * share, for what shares pages before the site.
 */
export const LOOKED_AT = `(?:${[FILTER_NAME, PLACE_NAME, RESET, ...OTHERS].join('|')})`;

/** Whether a parameter decides what a page shows to everyone. */
export const isShownName = (name: string): boolean =>
  FILTER.test(name) || PLACE.test(name) || OTHERS.has(name);

/** The value 'all' of any filter resets the whole form, and those linked to it (S2.2/10). */
const isReset = (params: Params): boolean =>
  Object.entries(params).some(
    ([name, values]) => (name === RESET || FILTER.test(name)) && values.includes('all'),
  );

/** One parameter in its plainest form; undefined when it says nothing. */
const plainValues = (name: string, values: readonly string[]): string[] | undefined => {
  const [first] = values;
  if (PLACE.test(name)) return first && /^\d{1,9}$/.test(first) ? [first] : undefined;
  if (!FILTER.test(name) || RANGE.test(name)) return first ? [first] : undefined;
  // The value '' clears all choices of its name (S2.2/10).
  if (values.length === 0 || values.includes('')) return undefined;
  return [...new Set(values)].slice(0, MOST_VALUES).sort();
};

/**
 * The parameters that decide what is shown, in their plainest form and in one order: what asks the
 * same looks the same. Cleared and reset filters are gone.
 */
export const shownParams = (params: Params): Params => {
  const shown: Params = Object.create(null);
  const reset = isReset(params);
  let left = MOST_NAMES;
  for (const name of Object.keys(params).sort()) {
    if (!isShownName(name)) continue;
    if (reset && (FILTER.test(name) || name === field.search)) continue;
    const values = plainValues(name, params[name] ?? []);
    if (values === undefined || left === 0) continue;
    shown[name] = values;
    left -= 1;
  }
  return shown;
};

/** The path of an address, without its query; also when the address came with a host. */
export const pathIn = (url: string): string => {
  const at = url.indexOf('?');
  const path = at === -1 ? url : url.slice(0, at);
  return path.startsWith('/') ? path : path.replace(/^[a-z]+:\/\/[^/]*/i, '') || '/';
};

/** The last address that was asked about: a request asks several times. */
let last = { url: '', key: '' };

/** What a page is kept under: its path and the parameters that decide what it shows. */
export const cacheKey = (url: string): string => {
  if (last.url !== url) last = { url, key: keyOf(url) };
  return last.key;
};

const keyOf = (url: string): string => {
  if (!url.includes('?')) return url;
  const query = new URLSearchParams();
  for (const [name, values] of Object.entries(shownParams(queryParams(url)))) {
    for (const value of values) query.append(name, value);
  }
  const text = query.toString();
  return text === '' ? pathIn(url) : `${pathIn(url)}?${text}`;
};
