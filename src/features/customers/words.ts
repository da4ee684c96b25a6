/** By what somebody is known in texts: `sure` is his alone, `more` others may share. */
export type Words = { sure: readonly string[]; more: readonly string[] };

type Facts = Readonly<Record<string, unknown>>;

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Shorter ones stand in other words. */
const LEAST = 5;

const factsIn = (value: unknown): Facts[] => {
  if (Array.isArray(value)) return value.flatMap(factsIn);
  if (typeof value !== 'object' || value === null || value instanceof Date) return [];
  return [value as Facts, ...Object.values(value).flatMap(factsIn)];
};

/** Telephone numbers as they are typed and as they are kept. */
const phonesOf = (phone: string): string[] => {
  const digits = phone.replace(/\D/g, '');
  return digits.length < 8 ? [] : [phone, digits, digits.replace(/^(?:00)?31/, '0')];
};

const sureOf = (facts: Facts): string[] => [facts.email, facts.number, facts.orderNumber].map(text);

const moreOf = (facts: Facts): string[] => {
  const [first, last] = [text(facts.firstName), text(facts.lastName)];
  const [street, house] = [text(facts.street), text(facts.housenumber)];
  return [
    // Anybody may type the number of another.
    ...phonesOf(text(facts.phone)),
    first && last ? `${first} ${last}` : '',
    text(facts.name).includes(' ') ? text(facts.name) : '',
    street && house ? `${street} ${house}` : '',
  ];
};

const distinct = (words: readonly string[]): string[] =>
  [...new Set(words.map((word) => word.toLowerCase()))].filter((word) => word.length >= LEAST);

/** By which words somebody is found in what features keep of him. The site's own name and address are none. */
export const identify = ({ site: _, ...data }: Facts): Words => {
  const all = factsIn(data);
  return { sure: distinct(all.flatMap(sureOf)), more: distinct(all.flatMap(moreOf)) };
};
