/** Plurals that no rule finds. They also hold at the end of a compound: binnensteden. */
const PLURALS: Record<string, string> = {
  eieren: 'ei',
  kinderen: 'kind',
  bladeren: 'blad',
  kalveren: 'kalf',
  lammeren: 'lam',
  runderen: 'rund',
  goederen: 'goed',
  liederen: 'lied',
  volkeren: 'volk',
  hoenderen: 'hoen',
  beenderen: 'been',
  steden: 'stad',
  schepen: 'schip',
  heden: 'heid',
  koeien: 'koe',
  vlooien: 'vlo',
  musea: 'museum',
  centra: 'centrum',
  aquaria: 'aquarium',
  podia: 'podium',
  stadia: 'stadion',
  criteria: 'criterium',
  catalogi: 'catalogus',
  bacterien: 'bacterie',
  truitje: 'trui',
  truitjes: 'trui',
  spelen: 'spel',
  baden: 'bad',
  glazen: 'glas',
};

const SUFFIXES = Object.keys(PLURALS);

/** Words that only look like a plural, and short plurals that hold as a whole word alone. */
const WHOLE_WORDS: Record<string, string> = {
  heden: 'heden',
  verleden: 'verleden',
  leden: 'lid',
  graven: 'graf',
  sloten: 'slot',
  vaten: 'vat',
  schoen: 'schoen',
  roze: 'roze',
  euros: 'euro',
  skis: 'ski',
  bras: 'bra',
  jeans: 'jeans',
  jean: 'jeans',
};

/** Stems whose vowel is short in the singular (dag, dagen), by the long stem the rules give. */
const SHORTENED: readonly (readonly [long: string, short: string])[] = [
  ['glaas', 'glas'],
  ['daak', 'dak'],
  ['daag', 'dag'],
  ['paad', 'pad'],
  ['gaat', 'gat'],
  ['blaad', 'blad'],
  ['weeg', 'weg'],
];

/** The stem of a word of the lists above, or undefined. */
export function findIrregular(word: string): string | undefined {
  if (Object.hasOwn(WHOLE_WORDS, word)) return WHOLE_WORDS[word];
  const suffix = SUFFIXES.find((plural) => word.endsWith(plural));
  return suffix && word.slice(0, -suffix.length) + PLURALS[suffix];
}

/** Gives a stem the short vowel that its singular has. */
export function shorten(stem: string): string {
  const pair = SHORTENED.find(([long]) => stem.endsWith(long));
  return pair ? stem.slice(0, -pair[0].length) + pair[1] : stem;
}
