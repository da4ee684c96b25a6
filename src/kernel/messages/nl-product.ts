import { promotions } from '../limits-orders';
import type { UsualDelivery } from '../values/usual-delivery';
import { deliveryTexts } from './nl-delivery';

/** So many pieces are the last ones. */
const FEW = 3;

const isFew = (pieces: number): boolean => pieces > 0 && pieces <= FEW;

const stockText = (pieces: number): string => {
  if (pieces === 0) return 'Uitverkocht';
  if (isFew(pieces)) return pieces === 1 ? 'Laatste stuk' : `Nog ${pieces} stuks`;
  return 'Op voorraad';
};

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} en ${names.at(-1)}`;

/** How an article goes back that its buyer doesn't want. */
const backText = (collectCents: number | undefined, hasReturnStores: boolean): string => {
  if (collectCents !== undefined) {
    const bring = hasReturnStores ? 'Breng het binnen 14 dagen terug, of meld' : 'Meld';
    return `Bevalt het niet? ${bring} het ${hasReturnStores ? 'ons' : 'ons binnen 14 dagen'}. ${deliveryTexts.collects(collectCents)}`;
  }
  return hasReturnStores
    ? 'Bevalt het niet? Geef het binnen 14 dagen terug: gratis in een winkel, of met de post op eigen kosten.'
    : 'Bevalt het niet? Meld het binnen 14 dagen, en stuur het op eigen kosten terug.';
};

/** Texts of the product page and its stock. */
export const product = {
  color: 'Kleur',
  /** Articles that are worn, or stand, with this one. */
  look: 'Maak de look af',
  lookIntro: 'Dit past er mooi bij.',
  /** The same of what is not worn. */
  together: 'Past erbij',
  /** Articles that were looked at in this browser. */
  recent: 'Recent bekeken',
  clearRecent: 'Wis lijst',
  clearedRecent: 'Je lijst met bekeken artikelen is gewist.',
  /** Others of its kind. */
  related: 'Vergelijkbare artikelen',
  unknownVariant: 'Deze combinatie van kleur en maat bestaat niet.',
  vanPriceHelp: 'Uitleg over de doorgestreepte prijs',
  vanPriceText: (price: string) =>
    `${price} is de laagste prijs die we in de 30 dagen vóór deze korting vroegen.`,
  deliveryHelp: 'Uitleg over bezorgen en retour',
  sizeGuide: 'Welke maat heb ik?',
  /** Beside a size in the table, read aloud; and what the tick there means. */
  sizeSold: ', te koop',
  sizesSold: 'Dit artikel is er in deze maten.',
  allSizes: 'Alle maattabellen, en waar je meet',
  closeSizes: 'Sluiten',
  fit: 'Pasvorm',
  /** Facts of an article that say how it falls. */
  fitFacts: ['Pasvorm', 'Leest'] as readonly string[],
  size: 'Maat',
  value: 'Bedrag',
  addToCart: 'In winkelmand',
  /** Adds it and goes on to the checkout (S2.7/2). */
  buyNow: 'Direct afrekenen',
  /** On a phone, in place of the button that orders until a size is chosen. */
  chooseSize: 'Kies je maat',
  chooseValue: 'Kies een bedrag',
  adding: 'Bezig …',
  soldOut: 'uitverkocht',
  soldOutOnline: {
    size: 'Deze maat is online uitverkocht.',
    color: 'Deze kleur is online uitverkocht.',
    article: 'Dit artikel is online uitverkocht.',
  },
  /** Leads to the stores further down. */
  toStores: 'Reserveer in een winkel',
  someInStores: 'Hij ligt nog wel in de winkels hieronder. Daar kun je hem laten wegleggen.',
  gone: 'Ook in de winkels is hij op.',
  withoutScript: 'Voorraad per winkel van',
  otherColors: 'Bekijk deze kleur',
  stockTitle: 'Voorraad',
  stockLoading: 'Voorraad wordt opgehaald …',
  stockFailed: 'De voorraad is nu niet op te halen. Bestellen kan wel.',
  stockHint: 'Kies je maat om de voorraad per winkel te zien.',
  /** Which of a colour's sizes can be sent: 'op voorraad in maat S t/m XL'. */
  hadIn: (sizes: readonly string[], isHad: readonly boolean[]): string => {
    const had = sizes.filter((_, i) => isHad[i]);
    if (had.length === 0) return 'uitverkocht';
    if (had.length === sizes.length) return 'op voorraad in alle maten';
    const from = isHad.indexOf(true);
    const isRow = isHad.lastIndexOf(true) - from + 1 === had.length && had.length > 2;
    const named = isRow ? `${had[0]} t/m ${had.at(-1)}` : listed(had);
    return `op voorraad in maat ${named}`;
  },
  online: 'Online',
  inStores: (count: number) => (count === 1 ? 'In 1 winkel' : `In ${count} winkels`),
  inNoStore: 'In geen enkele winkel',
  /** Over the stores, and the name of their list. */
  storesTitle: 'Voorraad in de winkel',
  allStores: 'Toon alle winkels',
  fewerStores: 'Toon minder winkels',
  near: {
    label: 'Jouw postcode',
    placeholder: '1234 AB',
    submit: 'Sorteer op afstand',
    other: 'Sorteer op een andere postcode',
    found: (text: string) => `De winkels bij ${text}, de dichtstbijzijnde eerst.`,
    rough: (text: string) =>
      `De winkels bij ${text}, de dichtstbijzijnde eerst. De afstanden zijn een schatting.`,
    wrong: (text: string) =>
      `‘${text}’ is geen postcode. Vul 4 cijfers in, of 4 cijfers en 2 letters.`,
    unknown: (text: string) => `We weten niet waar ${text} is. Klopt je postcode?`,
  },
  isFew,
  pieces: stockText,
  /** What is read aloud of a choice: 'Maat 38: op voorraad. Voor 22:00 besteld, dinsdag 3 maart in huis'. */
  said: (what: string, pieces: number, delivery?: string): string => {
    const stock = pieces === 0 ? 'online uitverkocht' : stockText(pieces).toLowerCase();
    return `${what}: ${stock}.${delivery ? ` ${delivery}.` : ''}`;
  },
  /** Of a store: 'Nog 2 in Utrecht'. */
  stockIn: (pieces: number, place: string) => {
    if (!isFew(pieces)) return 'Op voorraad';
    const where = place ? ` in ${place}` : '';
    return pieces === 1 ? `Laatste stuk${where}` : `Nog ${pieces}${where || ' stuks'}`;
  },
  reserve: 'Reserveer',
  /** Behind it, read aloud. */
  reserveIn: (store: string) => `in de winkel bij ${store}`,
  remind: 'Mail me als hij er weer is',
  /** Of a size that can't be ordered; and what its look says, below the sizes. */
  sizeMarks: { out: 'uitverkocht', away: 'alleen in winkels' },
  /** The same, beside a size of which others say how much there is. */
  sizeStock: { out: 'Uitverkocht', away: 'Alleen in winkels' },
  sizeKey: { out: 'Doorgestreept: uitverkocht.', away: 'Gestippeld: alleen in winkels.' },
  checkedAt: (time: string) => `Bijgewerkt om ${time}`,
  /** By the button that orders; `deliveryText` explains it. */
  returns: '14 dagen bedenktijd, gratis terug in de winkel',
  /** Of a chain without stores. */
  returnsByPost: '14 dagen bedenktijd',
  description: 'Omschrijving',
  facts: 'Kenmerken',
  composition: 'Samenstelling',
  /** The words of article 12 of Regulation (EU) 1007/2011. */
  animalParts: 'Bevat niet-textiele delen van dierlijke oorsprong',
  safety: 'Veiligheid en fabrikant',
  maker: 'Fabrikant of importeur',
  euResponsible: 'Verantwoordelijk in de EU',
  warnings: 'Waarschuwingen',
  takeBack: 'Oud voor nieuw',
  takeBackText:
    'Koop je een nieuwe, dan nemen we je oude gratis terug in elke winkel. Kun je niet langskomen? Mail of bel ons, dan halen we hem zonder kosten op. Lege batterijen en kapotte lampen lever je altijd gratis in; ze horen niet bij het restafval.',
  takeBackByPost:
    'Koop je een nieuwe, dan nemen we je oude gratis terug. Mail of bel ons, dan spreken we af hoe we hem zonder kosten ophalen. Lege batterijen en kapotte lampen horen niet bij het restafval: lever ze in bij een inzamelpunt.',
  /** `collectCents`: what fetching costs at most, of what no post takes. */
  deliveryText: (
    usual: UsualDelivery | undefined,
    collectCents?: number,
    hasReturnStores = true,
  ): string =>
    [
      ...(usual
        ? [
            deliveryTexts.usualPrice(usual),
            `${deliveryTexts.usual(usual)}; rond feestdagen iets later.`,
            'Maak je het geld zelf over, dan versturen we het zodra je betaling binnen is.',
            ...(collectCents === undefined ? [] : ['Naar een afhaalpunt kan het niet.']),
          ]
        : []),
      backText(collectCents, hasReturnStores),
    ].join(' '),
  /** Of a gift card: its code is mailed. */
  promisesMailed: [
    'Per mail, zodra je betaling binnen is',
    `${promotions.cardYears} jaar geldig`,
    'Nog niets van besteed? Dan heb je 14 dagen bedenktijd',
  ] as readonly string[],
  mailed: 'Zo krijg je hem',
  mailedText:
    'We mailen je de code zodra je betaling binnen is; er komt niets met de post. Maak je het geld zelf over, dan duurt dat iets langer. Bedenk je je? Dat kan binnen 14 dagen, zolang er niets van is besteed.',
  gallery: 'Foto’s',
  enlarge: 'Vergroot deze foto',
  galleryOf: (title: string) => `Foto’s van ${title}`,
  number: 'Artikelnummer',
} as const;
