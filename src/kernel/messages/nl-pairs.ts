/** Texts of pages and what says the same in the other language. */
export const pairTexts = {
  title: 'Twee talen',
  titleOf: (title: string) => `${title}: twee talen`,
  unpaired: 'Zonder Engels',
  unpairedLead: 'Pagina’s die bezoekers zien en waarvan geen Engelse pagina is.',
  unpairedCount: (count: number) => (count === 1 ? '1 pagina' : `${count} pagina’s`),
  unpairedNone: 'Van elke pagina is een Engelse pagina.',
  oneLanguage:
    'De site heeft één taal. Een tweede begint bij Navigatie: vul daar de Engelse startpagina in.',
  hasPair: (path: string) => `Die pagina is er al: ${path}.`,
  back: 'Terug naar de editor',
  languages: { nl: 'Nederlands', en: 'Engels' },
  none: (language: string) => `Er is nog geen pagina in het ${language}.`,
  make: (language: string) =>
    language === 'Engels'
      ? 'Maak de Engelse pagina van deze'
      : 'Maak de Nederlandse pagina van deze',
  makeLead:
    'Alle blokken komen mee, met de tekst zoals die nu is. Bezoekers zien haar pas als je haar publiceert.',
  path: 'Adres van de nieuwe pagina',
  making: 'Bezig…',
  made: 'De pagina is gemaakt. Vertaal nu haar blokken.',
  build: (language: string) => `Bouw de pagina in het ${language}`,
  blocks: 'Blokken',
  kinds: {
    untranslated: 'Nog te vertalen',
    missing: 'Ontbreekt in de andere taal',
    extra: 'Alleen in de andere taal',
    there: 'In beide',
  },
  inBoth: (count: number) => `In beide talen (${count})`,
  todo: (count: number) =>
    count === 0
      ? 'Alle blokken staan in beide talen.'
      : count === 1
        ? '1 blok vraagt aandacht.'
        : `${count} blokken vragen aandacht.`,
  notLive: 'nog niet online',
  frame: (language: string, path: string) => `${language}: ${path}`,
  page: 'Pagina',
  address: 'Adres',
} as const;
