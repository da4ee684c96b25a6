import { library as limits } from '../limits-library';

/** The pictures of a site, as staff keeps them: what the server says of them. */
export const libraryTexts = {
  one: 'Afbeelding',
  many: 'Afbeeldingen',
  noun: { one: 'afbeelding', many: 'afbeeldingen' },
  fields: {
    title: 'Titel',
    alt: 'Wat staat erop?',
    decorative: 'Alleen versiering',
    folder: 'Map',
    tags: 'Trefwoorden',
    focusX: 'Belangrijkste punt, van links',
    focusY: 'Belangrijkste punt, van boven',
    key: 'Sleutel',
    fileName: 'Bestandsnaam',
    type: 'Soort bestand',
    width: 'Breedte',
    height: 'Hoogte',
  },
  help: {
    alt: 'Voor wie de afbeelding niet ziet.',
    folder: 'Mappen in mappen met een /, zoals Campagnes/Zomer.',
    focus: 'Van 0 tot 1. Dit punt blijft in beeld waar de afbeelding wordt bijgesneden.',
  },
  altNeeded: 'Schrijf op wat er op de afbeelding staat, of zeg dat ze alleen versiering is.',
  altIsFile: 'Dit is de naam van een bestand. Schrijf op wat er op de afbeelding staat.',
  altLong: `Houd het bij ${limits.alt} tekens.`,
  fixed: 'Dit hoort bij het bestand en verandert niet.',
  noFile: 'Voeg een afbeelding toe met een bestand.',
  bothPoints: 'Geef beide getallen, of geen van beide.',
  tooManyTags: `Een afbeelding heeft hooguit ${limits.tags} trefwoorden.`,
  used: (count: number, told: string) =>
    `Deze afbeelding staat nog op ${count === 1 ? '1 plek' : `${count} plekken`}: ${told}. Haal haar daar eerst weg, of vervang haar.`,
  navigation: 'Navigatie en voet',
  drafts: 'Niet bewaarde wijzigingen',
  draftOf: (who: string) => `van ${who}`,
  draft: 'concept',
  notEverywhere: (labels: string) =>
    `Deze afbeelding staat ook bij ${labels}. Dat mag je met jouw rol niet wijzigen.`,
  inNavigation: 'Deze afbeelding staat ook in de navigatie. Vervang haar daar.',
  replaceSame: 'Kies een andere afbeelding.',
  replaced: (from: string, to: string) => `${from} vervangen door ${to}`,
  notReplaced: (reason: string) => `Niet alles kon worden vervangen: ${reason}`,
  tooMany: `Kies hooguit ${limits.many} afbeeldingen.`,
  changedMany: (count: number) => `Mappen en trefwoorden van ${count} afbeeldingen`,
  nothing: 'Zeg wat er moet veranderen.',
} as const;
