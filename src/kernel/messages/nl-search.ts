/** Texts of searching. */
export const search = {
  title: 'Zoeken',
  resultsFor: (words: string) => `Resultaten voor ‘${words}’`,
  label: 'Zoek in de hele site',
  nothing: (words: string) => `Geen resultaten voor ‘${words}’`,
  all: (words: string, total: number) =>
    total === 1 ? `Het resultaat voor ‘${words}’` : `Alle ${total} resultaten voor ‘${words}’`,
  tryThis: 'Bedoelde je',
  /** Between the last two things of which one may be meant. */
  or: 'of',
  hints: [
    'Kijk of er een tikfout in staat.',
    'Probeer een korter of algemener woord: ‘jas’ in plaats van ‘winterjas’.',
    'Zoek je een winkel? Typ de plaats.',
  ],
  start: 'Typ wat je zoekt: een artikel, een winkel, een vacature of een vraag.',
  count: (total: number) => (total === 1 ? '1 resultaat' : `${total} resultaten`),
  /** What was searched for in place of what was typed. */
  corrected: (words: string) => `We zochten op ‘${words}’.`,
  /** What was searched for besides, since the words themselves name little. */
  also: (words: readonly string[]) =>
    `We zochten ook op ${words.map((word) => `‘${word}’`).join(' en ')}.`,
  more: (label: string) => `Meer ${label.toLowerCase()}`,
  departments: 'Afdelingen',
  /** Before anything was typed. */
  often: 'Vaak gezocht',
  recent: 'Recent bekeken',
  clear: 'Wis wat ik bekeek',
  popular: 'Misschien zit hier iets bij',
  jump: 'Ga naar',
} as const;
