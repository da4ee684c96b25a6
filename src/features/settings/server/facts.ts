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
    else host.log.warn({ name }, 'a text names a fact that does not exist');
  }
  return texts.map((text) =>
    text.replace(PLACEHOLDER, (whole, name: string) => values.get(name) ?? whole),
  );
};

/** Plain texts with their facts; a name that does not exist stays as it is, and is logged. */
export const fillFacts = (host: Host, texts: readonly string[]): Promise<string[]> =>
  fillTexts(host, texts, (value) => value);

/** The same for HTML. */
export const fillFactsInHtml = async (host: Host, html: string): Promise<string> => {
  const [filled = html] = await fillTexts(host, [html], escapeText);
  return filled;
};
