/** Several articles at one price. */
export const bundleTexts = {
  choose: 'Kleur en maat',
  chooseFirst: 'Maak een keuze',
  soldOut: 'uitverkocht',
  partSoldOut: 'Dit deel is uitverkocht, en daarmee de set.',
  add: 'Set in winkelmand',
  // 'Los samen (vanaf) € 100,00. Samen (minstens) € 10,00 voordeliger.'
  apart: 'Los samen',
  from: 'vanaf',
  together: 'Samen',
  atLeast: 'minstens',
  cheaper: 'voordeliger',
  note: 'Haal je een deel weer uit je winkelmand, dan gelden de gewone prijzen.',
  parts: (count: number) => `${count} artikelen`,
  times: (count: number) => `${count} ×`,
  partOf: 'Samen voordeliger',
  problems: {
    choose: (title: string) => `Kies een kleur en maat van ${title}.`,
    gone: (title: string) => `${title} is in deze kleur en maat uitverkocht. Kies een andere.`,
    unknown: 'Deze set verkopen we niet meer.',
  },
} as const;
