import { feedLimits as limits } from '../limits-feeds';
import type { FeedProblem } from '../values/feed-rules';

const shown = (count: number): string => count.toLocaleString('nl-NL');

const articles = (count: number): string =>
  `${shown(count)} ${count === 1 ? 'artikel' : 'artikelen'}`;

const variants = (count: number): string =>
  `${shown(count)} ${count === 1 ? 'variant' : 'varianten'}`;

const problems: Readonly<Record<FeedProblem, string>> = {
  nothing: 'Niets te koop',
  price: 'Zonder prijs',
  picture: 'Zonder afbeelding',
  brand: 'Zonder merk',
  gtin: 'EAN klopt niet',
  number: 'Zonder EAN en artikelnummer',
  title: 'Titel te lang',
  description: 'Zonder omschrijving',
  descriptionLong: 'Omschrijving te lang',
};

const whys: Readonly<Record<FeedProblem, string>> = {
  nothing: 'Geen enkele variant staat online.',
  price: 'Google neemt alleen wat iets kost.',
  picture: 'Elk artikel moet een afbeelding hebben die klaar is.',
  brand: 'Google vraagt van elk nieuw artikel het merk.',
  gtin: 'Het laatste cijfer is fout, of het is een nummer voor eigen gebruik (het begint met 2, 02, 04 of 05).',
  number: 'Zonder EAN wil Google minstens een artikelnummer.',
  title: `Met kleur en maat erachter is de titel langer dan ${limits.title} tekens.`,
  description: 'Google vraagt van elk artikel een omschrijving.',
  descriptionLong: `De omschrijving is langer dan ${shown(limits.description)} tekens.`,
};

/** Texts of the feeds for Google. */
export const feedTexts = {
  title: 'Feeds',
  lead: 'Wat Google over de winkel leest. Zet een feed aan en vul het adres in bij Google Merchant Center.',
  names: { products: 'Artikelen', stores: 'Voorraad per winkel' },
  whats: {
    products:
      'Alle artikelen die online staan, per kleur en maat, met prijs, afbeeldingen en wat bezorgen kost.',
    stores: 'Wat er in welke winkel ligt. Van winkels zonder code staat er niets in.',
  },
  address: 'Adres',
  copy: 'Kopieer adres',
  copyOf: (name: string) => `Kopieer adres: ${name}`,
  copied: 'Het adres is gekopieerd',
  copyFailed: 'Kopiëren lukte niet. Selecteer het adres en kopieer het zelf.',
  on: 'Aan',
  off: 'Uit',
  switchOn: 'Zet aan',
  switchOff: 'Zet uit',
  switchOnOf: (name: string) => `Zet aan: ${name}`,
  switchOffOf: (name: string) => `Zet uit: ${name}`,
  isOn: (name: string) => `${name} staat aan`,
  isOff: (name: string) => `${name} staat uit`,
  offSure: (name: string) => `De feed ${name} uitzetten?`,
  offText: 'Google kan hem dan niet meer lezen en toont na enige tijd niets meer ervan.',
  cancel: 'Annuleer',
  asked: (moment: string) => `Laatst opgevraagd: ${moment}`,
  neverAsked: 'Nog niet opgevraagd',
  withCodes: (count: number, all: number) =>
    `${shown(count)} van ${shown(all)} winkels met een code`,
  checkTitle: 'Wat Google aanneemt',
  taken: 'In de feed',
  variants,
  refused: 'Geheel of deels geweigerd',
  noneRefused: 'Er wordt niets geweigerd.',
  refusedTitle: 'Waarom Google weigert',
  refusedText: 'Wat Google weigert, laat de feed weg.',
  oftenTwice: 'Een artikel kan bij meer regels staan. Kies een regel en vul het aan.',
  at: (moment: string) =>
    `Alle artikelen zijn nagekeken op ${moment}. De feeds zelf volgen de site: voorraad binnen tien minuten, al het andere binnen een halve minuut.`,
  never: 'De artikelen zijn nog niet nagekeken.',
  check: 'Kijk nu na',
  checking: 'De artikelen worden nagekeken…',
  checked: 'De artikelen zijn nagekeken',
  problems,
  whys,
  count: articles,
  back: 'Feeds',
  none: 'Hier wordt niets meer om geweigerd.',
  article: 'Artikel',
  brand: 'Merk',
  mend: 'Vul aan',
  mendOf: (title: string) => `Vul aan: ${title}`,
  later:
    'Wat je aanvult komt vanzelf in de feed, en verdwijnt uit deze lijst als er opnieuw is nagekeken.',
  inTurn: 'Vul ze achter elkaar aan',
  pages: 'Bladeren',
  place: (first: number, last: number, total: number) => `${first}–${last} van ${shown(total)}`,
  previous: 'Vorige',
  next: 'Volgende',
  codes: 'Winkelcodes',
  showCodes: 'Toon codes',
  codesText:
    'De code waaronder Google de winkel kent, uit je Bedrijfsprofiel bij Google. Hij moet precies gelijk zijn.',
  codeOf: (title: string, place: string) => (title.includes(place) ? title : `${title}, ${place}`),
  saveCodes: 'Bewaar codes',
  codesSaved: 'De codes zijn bewaard',
  codesSame: 'Er is niets gewijzigd.',
  codeWrong: `Gebruik hoogstens ${limits.storeCode} tekens, op één regel.`,
  codeTwice: 'Deze code heeft een andere winkel ook.',
  codeChanged: 'Iemand anders heeft deze code net gewijzigd. Hieronder staat hij zoals hij nu is.',
  codesWrong: 'Stuur codes van winkels.',
  storeGone: 'Deze winkel is er niet (meer).',
  switchWrong: 'Zeg of de feed aan of uit moet.',
  noStores: 'Er staan geen winkels online.',
} as const;
