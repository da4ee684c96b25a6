const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\.html?$/, '');

/** The words that an address is made of, without those that say little. */
export const wordsOfAddress = (path: string): string[] =>
  plain(path)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length > 2);

const pairsOf = (text: string): string[] => {
  const padded = ` ${text} `;
  return Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2));
};

/** How much two texts are alike, from 0 to 1, by the pairs of letters that they share (Sørensen–Dice). */
const likeness = (one: string, other: string): number => {
  const [some, others] = [pairsOf(one), pairsOf(other)];
  const left = new Map<string, number>();
  for (const pair of others) left.set(pair, (left.get(pair) ?? 0) + 1);
  let shared = 0;
  for (const pair of some) {
    const count = left.get(pair) ?? 0;
    if (count === 0) continue;
    shared += 1;
    left.set(pair, count - 1);
  }
  return (2 * shared) / (some.length + others.length);
};

const lastOf = (path: string): string =>
  plain(path)
    .split('/')
    .findLast((part) => part !== '') ?? '';

/** Below it two addresses have nothing to do with each other. */
const LEAST = 0.5;

/** The end of an address tells most of what it was of. */
const OF_END = 0.7;

/** The address among some that is most like another; undefined: none is like it. */
export const nearestAddress = (path: string, addresses: Iterable<string>): string | undefined => {
  const [whole, end] = [plain(path), lastOf(path)];
  if (wordsOfAddress(path).length === 0) return undefined;
  let best: { address: string; score: number } | undefined;
  for (const address of addresses) {
    const score =
      OF_END * likeness(end, lastOf(address)) + (1 - OF_END) * likeness(whole, plain(address));
    if (score >= LEAST && score > (best?.score ?? 0)) best = { address, score };
  }
  return best?.address;
};
