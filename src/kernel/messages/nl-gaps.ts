import type { ProductGap } from '#kernel/values/product-gaps';

const titles: Readonly<Record<ProductGap, string>> = {
  maker: 'Zonder fabrikant',
  composition: 'Textiel zonder samenstelling',
  price: 'Zonder prijs',
  picture: 'Zonder afbeelding',
  description: 'Zonder omschrijving',
  category: 'Zonder categorie',
  choice: 'Zonder kleur of maat',
  gtin: 'Zonder EAN',
  alt: 'Afbeelding zonder beschrijving',
};

const whys: Readonly<Record<ProductGap, string>> = {
  maker:
    'Naam, postadres en e-mail- of webadres van wie het artikel maakt of invoert. De wet vraagt het bij elk artikel (GPSR).',
  composition: 'De wet vraagt van textiel de vezels met hun percentages.',
  price: 'Een artikel of variant die niets kost.',
  picture: 'Klanten zien een leeg vlak.',
  description: 'De pagina van het artikel zegt niet wat het is.',
  category: 'Klanten vinden het niet in het menu en niet met de filters.',
  choice: 'Textiel met een variant zonder kleur of maat, of een artikel waarvan niets te koop is.',
  gtin: 'Minstens één variant heeft geen EAN. Vergelijkers en marktplaatsen vragen erom.',
  alt: 'Wie de afbeelding niet ziet, hoort niet wat erop staat.',
};

const articles = (count: number): string =>
  `${count.toLocaleString('nl-NL')} ${count === 1 ? 'artikel' : 'artikelen'}`;

/** What is in order, in a sentence. */
const names: Readonly<Record<ProductGap, string>> = {
  maker: 'fabrikant',
  composition: 'samenstelling',
  price: 'prijs',
  picture: 'afbeelding',
  description: 'omschrijving',
  category: 'categorie',
  choice: 'kleur en maat',
  gtin: 'EAN',
  alt: 'beschrijving van afbeeldingen',
};

/** Texts of what articles lack. */
export const gapTexts = {
  title: 'Ontbrekende gegevens',
  lead: 'Wat er aan artikelen ontbreekt. Kies een regel en vul het aan.',
  titles,
  whys,
  task: 'Artikelen online die gegevens missen',
  urgent: 'Merken klanten, of vraagt de wet',
  behind: 'Voor vindbaarheid en toegankelijkheid',
  online: (count: number) => `${count.toLocaleString('nl-NL')} online`,
  offline: (count: number) => `${count.toLocaleString('nl-NL')} offline`,
  names,
  complete: (list: readonly string[]) => `In orde: ${list.join(', ')}.`,
  allComplete: 'Er ontbreekt niets: alle artikelen zijn compleet.',
  at: (moment: string) =>
    `Alle artikelen zijn nagelopen op ${moment}. Wat je hier wijzigt telt meteen mee; wijzigingen aan merken en categorieën binnen een paar minuten.`,
  never: 'De artikelen worden voor het eerst nagelopen. Dit scherm vult zich vanzelf.',
  back: 'Ontbrekende gegevens',
  count: articles,
  search: 'Zoek in deze artikelen',
  which: 'Welke artikelen',
  onlineOnly: 'Alleen online',
  all: 'Online en offline',
  none: 'Hier ontbreekt niets meer.',
  noneFound: 'Geen artikelen gevonden.',
  article: 'Artikel',
  brand: 'Merk',
  state: 'Stand',
  mend: 'Vul aan',
  mendOf: (title: string) => `Vul aan: ${title}`,
  grid: 'Open varianten',
  gridOf: (title: string) => `Open varianten: ${title}`,
  brands: 'Vul in bij het merk',
  brandsText: 'Dan geldt het voor alle artikelen van dat merk die zelf geen fabrikant noemen.',
  brandOf: (title: string, count: number) => `${title} (${articles(count)})`,
  altOf: (nth: number, count: number) => `Wat staat er op afbeelding ${nth} van ${count}?`,
  many: 'Vul voor deze aan',
  save: 'Bewaar',
  nextOf: (title: string) => `Volgende: ${title}`,
  lastOne: 'Dit is de laatste van deze lijst.',
  saveNext: 'Bewaar en open de volgende',
  cancel: 'Annuleer',
  saved: (title: string) => `Bewaard: ${title}`,
  unchanged: 'Vul eerst iets in.',
  stale: 'Iemand anders heeft dit net gewijzigd. Hieronder staat het zoals het nu is.',
  pages: 'Bladeren',
  place: (first: number, last: number, total: number) =>
    `${first}–${last} van ${total.toLocaleString('nl-NL')}`,
  previous: 'Vorige',
  next: 'Volgende',
} as const;
