/** What a question says of a price, in whole euros and cents, and what else it asks. */
export type PricedQuery = { words: string; min?: string; max?: string };

const AMOUNT = String.raw`(?:€\s*)?(\d{1,5}(?:[.,]\d{1,2})?)(?:,-)?(?:\s*(?:euro|euros|eur)\b|\s*€)?`;
/** No price: the rest of a longer number, an age, a measure. */
const END = String.raw`(?![\d.,]*\d)(?!\s*(?:jaar|jr|maanden|years?|months?|cm|mm|m|kg|g|gram|l|liter|ml|w|watt)\b)`;
/** 'maat 36 tot 44' is about sizes. */
const START = String.raw`(?<![\p{L}\p{N}])(?<!\d\s+)`;

const below =
  'onder|tot|tot en met|max|max\\.|maximaal|hoogstens|minder dan|goedkoper dan|under|below|up to|less than';
const above =
  'vanaf|boven|min|min\\.|minimaal|minstens|meer dan|duurder dan|above|over|from|more than';

const pattern = (text: string) => new RegExp(`${START}${text}${END}`, 'iu');
const BETWEEN = pattern(
  `(?:tussen|van|between|from)\\s+(?:de\\s+)?${AMOUNT}\\s+(?:en|tot|and|to)\\s+${AMOUNT}`,
);
const BELOW = pattern(`(?:${below})\\s+(?:de\\s+)?${AMOUNT}`);
const ABOVE = pattern(`(?:${above})\\s+(?:de\\s+)?${AMOUNT}`);

const plain = (amount: string): string => amount.replace(',', '.');

/**
 * Reads 'jas onder 150', 'trui tot € 50', 'vaas vanaf 20' and 'sjaal tussen 20 en 50', in Dutch and in
 * English. Undefined: nothing is said of a price, or nothing else is asked.
 */
export function readPrice(query: string): PricedQuery | undefined {
  let words = query;
  const take = (form: RegExp): RegExpExecArray | null => {
    const found = form.exec(words);
    if (found)
      words = `${words.slice(0, found.index)} ${words.slice(found.index + found[0].length)}`;
    return found;
  };
  const between = take(BETWEEN);
  const min = between?.[1] ?? take(ABOVE)?.[1];
  const max = between?.[2] ?? take(BELOW)?.[1];
  words = words.replace(/\s+/g, ' ').trim();
  if ((min === undefined && max === undefined) || !/[\p{L}\p{N}]/u.test(words)) return undefined;
  return {
    words,
    ...(min !== undefined && { min: plain(min) }),
    ...(max !== undefined && { max: plain(max) }),
  };
}
