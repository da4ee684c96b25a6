import { stem } from './stem';

/** Words for the same thing: each finds the others. */
const SAME: readonly string[] = [
  'spijkerbroek jeans',
  'gympen gymschoenen sneakers sportschoenen',
  'sweater sweatshirt trui pullover',
  'vest cardigan',
  'colbert blazer',
  'pet cap',
  'muts beanie',
  'laarzen boots',
  'pantoffels sloffen',
  'maillot panty',
  'handschoenen wanten',
  'portemonnee portefeuille',
  'sieraden juwelen',
  'bank sofa',
  'fauteuil leunstoel',
  'vloerkleed tapijt karpet',
  'plaid deken',
  'beker mok',
  'kom schaal',
  'retour retourneren retourzending terugsturen',
  'bezorgen bezorging levering verzending',
  'cadeaubon cadeaukaart',
  'baan vacature',
];

/** What a thing is, where its name doesn't say so at its end. */
const KINDS: readonly (readonly [kind: string, names: string])[] = [
  ['jas', 'parka anorak mantel trenchcoat bomber jack'],
  ['broek', 'pantalon chino bermuda jogger'],
  ['trui', 'hoodie spencer'],
  ['shirt', 'longsleeve polo'],
  ['schoen', 'pumps loafers instappers mocassins'],
  ['kast', 'commode dressoir'],
  ['stoel', 'kruk zetel'],
];

const words = (list: string): string[] => list.split(' ');

/** By stem, the words that may stand for it. */
const byStem = (groups: Iterable<readonly [name: string, others: readonly string[]]>) => {
  const found = new Map<string, string[]>();
  for (const [name, others] of groups) {
    const key = stem(name);
    found.set(key, [...(found.get(key) ?? []), ...others.filter((word) => stem(word) !== key)]);
  }
  return found;
};

const same = byStem(
  SAME.map(words).flatMap((group) => group.map((word) => [word, group] as const)),
);
const kinds = byStem(
  KINDS.flatMap(([kind, names]) => words(names).map((name) => [name, [kind]] as const)),
);

/** Other words for what a word means, by its stem. */
export const findSynonyms = (key: string): readonly string[] => same.get(key) ?? [];

/** What a thing of this name is: a parka is a jas. */
export const findKinds = (key: string): readonly string[] => kinds.get(key) ?? [];
