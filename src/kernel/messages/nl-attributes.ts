const articles = (total: number): string => `${total} ${total === 1 ? 'artikel' : 'artikelen'}`;

/** What is said of attributes of products. */
export const attributeTexts = {
  held: (total: number) =>
    `Gebruikt bij ${articles(total)}. Zet het filter uit, of haal het kenmerk daar eerst weg.`,
  lost: (label: string, total: number) =>
    `‘${label}’ is gebruikt bij ${articles(total)}. Zet het bij een andere keuze onder ‘Ook geschreven als’, dan gaan ze samen.`,
  double: (name: string) => `‘${name}’ staat bij twee keuzes.`,
  semicolon: 'Bij meer keuzes kan een keuze geen puntkomma hebben: die staat ertussen.',
  noOptions: 'Alleen een kenmerk met keuzes heeft ze.',
  noUnit: 'Alleen een getal heeft een eenheid.',
  textFilter: 'Op vrije tekst kan niemand filteren: kies een andere soort.',
  takenAccess: 'Zo heet een ander filter van artikelen al.',
  fixed: 'Dit ligt vast: adressen van lijsten noemen het zo.',
  notOne: (title: string, text: string, options: readonly string[]) =>
    `${title}: ‘${text}’ is geen keuze. Kies uit ${options.join(', ')}.`,
  noAmount: (title: string, text: string) => `${title}: ‘${text}’ is geen getal.`,
} as const;
