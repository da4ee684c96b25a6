import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';

/** What the site does at present, as words for a sentence: '€ 4,95', '14'. */
type Fact = () => string | Promise<string>;

const facts = new Registry<Fact>('fact');

/**
 * Lets editors write `{name}` in a text where it should say what a setting says, so that the text
 * can't contradict it. Names are Dutch, of small letters and underscores.
 */
export const registerFact = (host: Host, name: string, fact: Fact): void =>
  facts.add(host, name, fact);

const followers = new WeakMap<Host, Set<() => Promise<void>>>();
/** Hosts of which all features have told their facts. */
const known = new WeakSet<Host>();

/**
 * For who keeps texts with facts in them, such as an index for searching: `read` is called once all
 * features have told their facts, and whenever the settings change.
 */
export const followFacts = (host: Host, read: () => Promise<void>): void => {
  followers.set(host, (followers.get(host) ?? new Set()).add(read));
};

/** Has what is kept of facts read anew. */
export const tellFollowers = async (host: Host): Promise<void> => {
  known.add(host);
  await Promise.all([...(followers.get(host) ?? [])].map((read) => read()));
};

const PLACEHOLDER = /\{([a-z][a-z_]*)\}/g;

const escapeText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const namesIn = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap((text) => [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name)));

const fillTexts = async (
  host: Host,
  texts: readonly string[],
  encode: (value: string) => string,
): Promise<string[]> => {
  const values = new Map<string, string>();
  for (const name of namesIn(texts)) {
    const fact = facts.find(host, name);
    if (fact) values.set(name, encode(await fact()));
    else if (known.has(host)) host.log.warn({ name }, 'a text names a fact that does not exist');
  }
  return texts.map((text) =>
    text.replace(PLACEHOLDER, (whole, name: string) => values.get(name) ?? whole),
  );
};

/** Plain texts with their facts; a name that does not exist stays as it is, and is logged. */
export const fillFacts = (host: Host, texts: readonly string[]): Promise<string[]> =>
  fillTexts(host, texts, (value) => value);

/** The strings anywhere in a value, in one order. */
const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
};

const withStrings = (value: unknown, next: () => string): unknown => {
  if (typeof value === 'string') return next();
  if (Array.isArray(value)) return value.map((one) => withStrings(one, next));
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([name, one]) => [name, withStrings(one, next)]);
  return Object.fromEntries(entries);
};

/** The same for all strings in a value made of plain objects and arrays, such as an article's body. */
export const fillFactsIn = async <T>(host: Host, value: T): Promise<T> => {
  const strings = stringsIn(value);
  if (namesIn(strings).size === 0) return value;
  const filled = (await fillFacts(host, strings)).values();
  return withStrings(value, () => filled.next().value ?? '') as T;
};

/** The same for HTML. */
export const fillFactsInHtml = async (host: Host, html: string): Promise<string> => {
  const [filled = html] = await fillTexts(host, [html], escapeText);
  return filled;
};
