/** Texts of the cart, the checkout and orders: pages, messages and mails. */

/** S5.1: messages of every form. `%s` is the field's label. */
export const formTexts = {
  /** S5.1/3 */
  invalid: 'U dient "%s" geldig in te vullen.',
  /** S5.1/2 */
  choose: 'U dient minimaal één keuze te maken bij "%s".',
  /** S5.1/11 */
  conditions: 'U dient akkoord te gaan met de voorwaarden.',
} as const;

/** A form's message about one field; a label loses its asterisks (S5.1/4). */
export const formMessage = (text: string, label: string): string =>
  text.replace('%s', label.replaceAll('*', '').trim());

const pieces = (count: number) => `${count} ${count === 1 ? 'artikel' : 'artikelen'}`;

export const cartTexts = {
  title: 'Winkelmand',
  pieces,
  close: 'Sluiten',
  color: 'Kleur',
  size: 'Maat',
  quantity: 'Aantal',
  add: 'In winkelmand',
  added: 'Het ligt in je winkelmand.',
  clamped: (left: number) =>
    left === 1
      ? 'Er is er nog 1; die ligt nu in je winkelmand.'
      : `Er zijn er nog ${left}; die liggen nu in je winkelmand.`,
  noneLeft: (left: number) =>
    left === 1
      ? 'Er is er nog 1, en die ligt al in je winkelmand.'
      : `Er zijn er nog ${left}, en die liggen al in je winkelmand.`,
  soldOut: 'Deze is online net uitverkocht.',
  most: (most: number) => `Je kunt er ${most} tegelijk bestellen; die liggen nu in je winkelmand.`,
  full: (lines: number) =>
    `Je winkelmand is vol: er passen ${lines} verschillende artikelen in. Bestel deze eerst.`,
  unknown: 'Dit artikel is er niet (meer).',
  unknownChoice: 'Deze combinatie van kleur en maat is er niet.',
  problemTitle: 'Nog niet in je winkelmand',
  problemBack: (title: string) => `Terug naar ${title}`,
  problemCart: 'Bekijk je winkelmand',
  fewer: (title: string) => `Eén minder van ${title}`,
  more: (title: string) => `Eén meer van ${title}`,
  howMany: (title: string) => `Aantal van ${title}`,
  change: 'Aantal wijzigen',
  remove: 'Verwijder',
  removeOne: (title: string) => `Verwijder ${title}`,
  removed: (title: string) => `${title} is uit je winkelmand.`,
  undo: 'Zet terug',
  each: (price: string) => `${price} per stuk`,
  last: (left: number) => (left === 1 ? 'Dit is de laatste.' : `Dit zijn de laatste ${left}.`),
  fewerLeft: (left: number) =>
    left === 1 ? 'Hiervan is er nog 1.' : `Hiervan zijn er nog ${left}.`,
  takeLeft: (left: number) => `Maak er ${left} van`,
  lineSoldOut: 'Uitverkocht. Haal het uit je winkelmand om te kunnen bestellen.',
  lineGone: 'We verkopen dit niet meer. Haal het uit je winkelmand om te kunnen bestellen.',
  priceChanged: (was: string, now: string) => `De prijs is veranderd: het was ${was}, nu ${now}.`,
  goods: 'Artikelen',
  delivery: 'Bezorgen',
  pickup: 'Ophalen',
  free: 'Gratis',
  total: 'Totaal',
  vat: (rate: number) => `Waarvan ${rate}% btw`,
  freeReached: 'Je bestelling wordt gratis bezorgd.',
  freeIn: (amount: string) => `Nog ${amount} en bezorgen is gratis.`,
  freeLabel: 'Op weg naar gratis bezorgen',
  toCheckout: 'Verder naar bestellen',
  emptyTitle: 'Je winkelmand is leeg',
  emptyText: 'Leg er iets moois in. We bewaren je mand 30 dagen.',
  emptyLinks: 'Begin hier',
} as const;

export const checkoutTexts = {
  title: 'Bestellen',
  noAccount: 'Een account is niet nodig. Velden met een * hebben we nodig.',
  summary: 'Je bestelling',
  errorTitle: 'Kijk dit nog even na',
  contact: 'Jouw gegevens',
  deliveryTitle: 'Hoe krijg je het?',
  addressTitle: 'Waar mag het heen?',
  paymentTitle: 'Hoe betaal je?',
  lastTitle: 'Nog één keer kijken',
  labels: {
    email: 'E-mailadres',
    email_check: 'E-mailadres, nog een keer',
    firstname: 'Voornaam',
    lastname: 'Achternaam',
    phone: 'Telefoon',
    address_zipcode: 'Postcode',
    address_housenumber: 'Huisnummer',
    address_housenumber_suffix: 'Toevoeging',
    address_street: 'Straat',
    address_place: 'Plaats',
    address_country: 'Land',
    delivery_method: 'Bezorging',
    pickup_location: 'Winkel',
    payment_method: 'Betaling',
    remark: 'Opmerking',
    conditions_agree: 'Voorwaarden',
  },
  hints: {
    email: 'Hier sturen we de bevestiging heen.',
    phone: 'Niet verplicht. Voor de bezorger, als hij je niet vindt.',
    remark: 'Niet verplicht. Bijvoorbeeld waar het pakket mag liggen.',
  },
  choosePickup: 'Kies een winkel',
  emailDiffers: 'De twee e-mailadressen zijn niet gelijk.',
  payInStoreOnlyWithPickup: 'In de winkel pinnen kan alleen als je je bestelling daar ophaalt.',
  home: 'Thuis bezorgd',
  homeNote:
    'We versturen zodra je betaling binnen is. Is dat voor 22:00 uur, dan heb je het de volgende dag in huis, behalve op zon- en feestdagen.',
  pickup: 'Ophalen in de winkel',
  pickupNote: 'Je krijgt een mail zodra alles klaarligt. We bewaren het tien dagen voor je.',
  transfer: 'Overschrijving',
  transferNote:
    'Je krijgt ons rekeningnummer en een kenmerk. Is het geld er na 14 dagen niet, dan vervalt de bestelling.',
  payInStore: 'Pinnen in de winkel',
  payInStoreNote: 'Bij het ophalen, aan de kassa. Contant of met een cadeaukaart kan ook.',
  update: 'Werk het totaal bij',
  agree: 'Ik ga akkoord met de',
  agreeLink: 'algemene voorwaarden',
  withdrawal: 'Je hebt 14 dagen bedenktijd. Zo',
  withdrawalLink: 'stuur je iets terug',
  privacy: 'Wat we met je gegevens doen, lees je bij',
  privacyLink: 'privacy',
  order: 'Bestellen en betalen',
  more: 'Verder winkelen',
  changed:
    'Er is iets veranderd sinds je deze pagina opende: kijk je bestelling na. Klopt het zo, bestel dan nog een keer. Er is nog niets besteld.',
  higher: (total: string) =>
    `Met deze keuze is het totaal ${total}. Klopt het zo, bestel dan nog een keer. Er is nog niets besteld.`,
  notAvailable:
    'Niet alles is er nog. Kijk bij je bestelling wat er mist en pas het aan. Er is nog niets besteld.',
  countries: { NL: 'Nederland', BE: 'België', DE: 'Duitsland' },
} as const;
