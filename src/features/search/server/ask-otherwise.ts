import { readSearch } from '#features/overviews/api.server';
import type { Params } from '#features/pages/api.server';
import { readPrice } from '#kernel/values/search';
import { field } from '#kernel/wire';
import type { Host } from '#platform/host';
import { TYPED } from '../contract';
import { findEverywhere } from './find-everywhere';

/** The column that words of price narrow. */
const PRICE = 'price';

/** Each word is a search of its own: of more, none is left out. */
const MOST_WORDS = 8;

const addressOf = (path: string, params: Params): string => {
  const all = Object.entries(params).flatMap(([name, values]) =>
    (values ?? []).map((value) => [name, value] as [string, string]),
  );
  return `${path}?${new URLSearchParams(all)}`;
};

/** With the words of price as the filter that they mean: it can be seen, changed and taken away. */
const withPrice = (params: Params): Params | undefined => {
  const priced = readPrice(readSearch(params));
  if (!priced) return undefined;
  const { words, min, max } = priced;
  return {
    ...params,
    [field.search]: [words],
    ...(min !== undefined && { [field.filterMin(PRICE)]: [min] }),
    ...(max !== undefined && { [field.filterMax(PRICE)]: [max] }),
  };
};

/** Without the words that match nothing at all, where the others find something together. */
const withoutUnknown = async (
  host: Host,
  params: Params,
  language: string,
): Promise<Params | undefined> => {
  const typed = readSearch(params);
  const words = typed.split(/\s+/);
  if (words.length < 2 || words.length > MOST_WORDS) return undefined;
  const finds = async (some: string) =>
    (await findEverywhere(host, some, { limit: 0, language })).some(({ total }) => total > 0);
  if (await finds(typed)) return undefined;
  const known: string[] = [];
  for (const word of words) if (await finds(word)) known.push(word);
  const left = known.join(' ');
  if (known.length === 0 || known.length === words.length || !(await finds(left))) return undefined;
  return { ...params, [field.search]: [left], [TYPED]: [typed] };
};

/** With a mistyped word as it is written, where all that is found is found by that. */
const withCorrection = async (
  host: Host,
  params: Params,
  language: string,
): Promise<Params | undefined> => {
  const typed = readSearch(params);
  // Who was led on once is not led on again: two words that each read as the other would lead around.
  if (typed === '' || params[TYPED] !== undefined) return undefined;
  const all = await findEverywhere(host, typed, { limit: 0, language });
  const read = new Set(all.filter(({ total }) => total > 0).map(({ corrected }) => corrected));
  const [corrected] = read;
  if (read.size !== 1 || corrected === undefined) return undefined;
  return { ...params, [field.search]: [corrected], [TYPED]: [typed] };
};

/**
 * Where a question is better asked otherwise: the address of the search page that answers it. All that
 * follows, filters and further pages too, then asks the same.
 */
export const findOtherQuestion = async (
  host: Host,
  path: string,
  params: Params,
  language: string,
): Promise<string | undefined> => {
  const priced = withPrice(params);
  const given = priced ?? params;
  const left =
    (await withoutUnknown(host, given, language)) ?? (await withCorrection(host, given, language));
  const asked = left ?? priced;
  return asked && addressOf(path, asked);
};

/** Whether who typed something is really led to these words: what an address says was typed may be anybody's. */
export const isLedTo = async (
  host: Host,
  typed: string,
  words: string,
  language: string,
): Promise<boolean> => {
  const params: Params = { [field.search]: [typed] };
  const other =
    (await withoutUnknown(host, params, language)) ??
    (await withCorrection(host, params, language));
  return other !== undefined && readSearch(other) === words;
};
