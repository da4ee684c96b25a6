/** Texts of the parts that every page shares: shell, overviews, cards, blocks, error pages. */

import { formatStars } from '../values/rating';
import type { UsualDelivery } from '../values/usual-delivery';
import { deliveryTexts } from './nl-delivery';

export type Noun = { one: string; many: string };

const counted = (count: number, noun: Noun): string =>
  `${count.toLocaleString('nl-NL')} ${count === 1 ? noun.one : noun.many}`;

export const ui = {
  counted,
  price: {
    from: 'vanaf',
    /** Read aloud only: 'van € 79,95 voor € 59,95'. */
    was: 'van',
    now: 'voor',
  },
  picture: { none: 'Nog geen foto' },
  gallery: {
    enlarge: 'Vergroot deze foto',
    film: (caption: string) => `Film: ${caption}`,
    open: (caption: string) => `Vergroot: ${caption}`,
    page: (caption: string) => `Bekijk: ${caption}`,
  },
  rating: {
    said: (average: number) => `${formatStars(average)} van 5 sterren`,
    count: (count: number) => (count === 1 ? '1 review' : `${count} reviews`),
  },
  breadcrumbs: { label: 'Kruimelpad', home: 'Home' },
  close: 'Sluiten',
  /** Before the name of a field: 'Toon wachtwoord'. */
  secret: { show: 'Toon', hide: 'Verberg' },
  /** A page whose form came back with something wrong. */
  errors: {
    title: 'Kijk dit nog even na',
    pageTitle: (title: string) => `Fout: ${title}`,
  },
  shell: {
    skip: 'Naar de inhoud',
    /** Said behind a link that leads to a page in another language. */
    leadsTo: (language: string) => `(in het ${language})`,
    promisesLabel: 'Bestellen en bezorgen',
    promises: (usual: UsualDelivery | undefined, stores: number): string[] => [
      ...(usual ? [deliveryTexts.usual(usual)] : []),
      ...(usual?.freeFromCents ? [deliveryTexts.usualFree(usual.freeFromCents)] : []),
      ...(stores > 0 ? [`${stores} winkels in Nederland`] : []),
    ],
    homeLink: (name: string) => `${name}, naar de voorpagina`,
    onShopping: 'Verder winkelen',
    helpNeeded: 'Hulp nodig?',
    menu: 'Menu',
    navigationLabel: 'Assortiment',
    toolsLabel: 'Zoeken, account en winkelmand',
    openPanel: (title: string) => `Toon onderdelen van ${title}`,
    all: (title: string) => `Alles van ${title}`,
    search: 'Zoeken',
    searchLabel: 'Zoek in de winkel',
    searchPlaceholder: 'Waar ben je naar op zoek?',
    account: 'Account',
    wishlist: 'Verlanglijst',
    cart: 'Winkelmand',
    inWishlist: (count: number) => `${count} op je verlanglijst`,
    inCart: (count: number) => `${count} in je winkelmand`,
    footerLabel: 'Service en over ons',
    identityLabel: 'Bedrijfsgegevens',
    withdraw: 'Overeenkomst herroepen',
    cookieSettings: 'Cookie-instellingen',
    kvk: 'KvK',
    vat: 'Btw',
    prices: 'Alle prijzen zijn inclusief btw.',
    call: 'Bel',
    mail: 'Mail',
  },
  refines: {
    title: 'Filters',
    formLabel: (noun: Noun) => `Filter ${noun.many}`,
    open: 'Filters',
    /** Past the filters, for who comes by keyboard. */
    toResults: (noun: Noun) => `Naar de ${noun.many}`,
    active: 'actief',
    close: 'Filters sluiten',
    search: (noun: Noun) => `Zoek in deze ${noun.many}`,
    summary: (label: string, count: number) =>
      count > 0 ? `${label} ${count} geselecteerd` : label,
    any: 'Alle',
    more: 'Toon meer',
    less: 'Toon minder',
    min: 'Van',
    max: 'Tot',
    /** Of a chip: 'vanaf € 10 tot € 50'. */
    from: (least: string) => `vanaf ${least}`,
    until: (most: string) => `tot ${most}`,
    apply: 'Toon',
    reset: 'Wis alles',
    resetFilters: 'Wis alle filters',
    chips: 'Gekozen filters',
    removeChip: (label: string) => `Verwijder filter ${label}`,
  },
  section: {
    sort: 'Sorteer op',
    sortNow: 'Sorteer',
    relevance: 'Relevantie',
    nearest: 'Dichtstbij',
    recommended: 'Aanbevolen',
    emptyTitle: 'Niets gevonden',
    emptyText: (noun: Noun) => `Geen ${noun.many} gevonden.`,
    emptyHint: 'Haal een filter weg, of zoek met een ander woord.',
    suggestions: 'Probeer ook',
  },
  listFilter: {
    label: (noun: Noun) => `Zoek een ${noun.one} in deze lijst`,
    /** Behind the number of items that are left. */
    one: (noun: Noun): string => noun.one,
    many: (noun: Noun): string => noun.many,
    none: 'Geen resultaten',
  },
  pagination: {
    label: 'Pagina’s',
    first: 'Eerste',
    previous: 'Vorige',
    next: 'Volgende',
    last: 'Laatste',
    page: 'Pagina',
    inTitle: (page: number) => `pagina ${page}`,
    /** Read aloud after how many there are: '92 artikelen, pagina 2 van 4'. */
    current: (page: number, pages: number) => `pagina ${page} van ${pages}`,
  },
  loadMore: {
    button: 'Toon nog',
    seen: 'Je ziet er',
    of: 'van de',
  },
  cta: { more: 'Bekijk' },
  card: {
    save: (title: string) => `Bewaar ${title} op je verlanglijst`,
    newTab: '(opent in een nieuw tabblad)',
    soldOut: 'Uitverkocht',
    onlyInStores: 'Alleen in winkels',
    /** Of the one thing that a card could put in the cart; they lead to its page. */
    notSent: 'Online uitverkocht. Hij ligt nog wel in de winkels.',
    gone: 'Online uitverkocht. Ook in de winkels is hij op.',
    toArticle: 'Bekijk het artikel',
    colors: (count: number) => (count === 1 ? '1 kleur' : `${count} kleuren`),
    /** Of the list of a card's colours. */
    inColors: 'Kleuren',
    moreColors: (count: number) => `en nog ${count}`,
    /** Shows the sizes on a card. */
    sizes: 'Kies je maat',
    sizesOf: (title: string) => `Kies je maat van ${title}`,
    /** Of what comes in one size. */
    addOf: (title: string) => `Leg ${title} in je winkelmand`,
    /** Before a size: 'In winkelmand in maat M'. */
    addSize: 'In winkelmand in maat',
    add: 'In winkelmand',
    isNew: 'Nieuw',
    lastChance: 'Laatste kans',
  },
  notFound: {
    /** Of the browser's tab. */
    pageTitle: 'Pagina niet gevonden',
    title: 'Deze pagina is er niet (meer)',
    text: 'Misschien is het artikel uit de winkel, of zit er een tikfout in het adres. Zoek het op, dan ben je er zo.',
    links: 'Of begin hier',
  },
  serverError: {
    title: 'Er ging bij ons iets mis',
    text: 'Het ligt niet aan jou. Laad de pagina over een minuutje nog eens. Wat in je winkelmand zat, ligt er nog.',
    again: 'Probeer opnieuw',
    home: 'Naar de voorpagina',
    reference: (code: string) => `Blijft het misgaan? Noem dan deze code: ${code}`,
  },
} as const;
