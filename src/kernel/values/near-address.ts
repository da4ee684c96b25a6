/** Characters of an address that are looked at. */
const LONGEST = 200;

const plain = (text: string): string =>
  text
    .slice(0, LONGEST)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\.html?$/, '');

/** The words that an address is made of, without those that say little. */
export const wordsOfAddress = (path: string): string[] =>
  plain(path)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length > 2);

/** The pairs of letters that a text is made of, as numbers, in order. */
const pairsOf = (text: string): Uint32Array => {
  const padded = ` ${text} `;
  const pairs = new Uint32Array(padded.length - 1);
  for (let at = 0; at < pairs.length; at += 1) {
    pairs[at] = padded.charCodeAt(at) * 65_536 + padded.charCodeAt(at + 1);
  }
  return pairs.sort();
};

/** How much two texts are alike, from 0 to 1, by the pairs of letters that they share (Sørensen–Dice). */
const likeness = (one: Uint32Array, other: Uint32Array): number => {
  let [at, there, shared] = [0, 0, 0];
  while (at < one.length && there < other.length) {
    const [some, others] = [one[at] as number, other[there] as number];
    if (some === others) shared += 1;
    if (some <= others) at += 1;
    if (others <= some) there += 1;
  }
  return (2 * shared) / (one.length + other.length);
};

const endOf = (text: string): string => text.split('/').findLast((part) => part !== '') ?? '';

/** The last part of an address that says something. */
export const endOfAddress = (path: string): string => endOf(plain(path));

/** What is compared of an address. */
type Pairs = { whole: Uint32Array; end: Uint32Array };

const readAddress = (address: string): Pairs => {
  const whole = plain(address);
  return { whole: pairsOf(whole), end: pairsOf(endOf(whole)) };
};

/** Below it two addresses have nothing to do with each other. */
const LEAST = 0.5;

/** The end of an address tells most of what it was of. */
const OF_END = 0.7;

/**
 * The address among some that is most like another; undefined: none is like it. `known`: those that were read
 * before, for who asks of many.
 */
export const nearestAddress = (
  path: string,
  addresses: Iterable<string>,
  known = new Map<string, Pairs>(),
): string | undefined => {
  if (wordsOfAddress(path).length === 0) return undefined;
  const asked = readAddress(path);
  let best: { address: string; score: number } | undefined;
  for (const address of addresses) {
    const read = known.get(address) ?? readAddress(address);
    known.set(address, read);
    const score =
      OF_END * likeness(asked.end, read.end) + (1 - OF_END) * likeness(asked.whole, read.whole);
    if (score >= LEAST && score > (best?.score ?? 0)) best = { address, score };
  }
  return best?.address;
};
