/** What is said of the words of the chain's own lists. */
export const termTexts = {
  held: (total: number, of: readonly string[]) =>
    `Gebruikt op ${total} ${total === 1 ? 'plek' : 'plekken'} (${of.join(', ')}). Voeg het samen met een ander woord, of haal het daar eerst weg.`,
  of: (total: number, noun: string) => `${total} ${noun}`,
  fixed: 'Dit ligt vast: adressen, bestanden en programma’s noemen het zo.',
  taken: 'Dit heeft een ander woord van deze lijst al.',
  itself: 'Een woord gaat niet op in zichzelf.',
  otherList: 'Kies een woord van dezelfde lijst.',
  mergedItself: 'Dat woord is zelf met een ander samengevoegd: kies dat andere.',
} as const;
