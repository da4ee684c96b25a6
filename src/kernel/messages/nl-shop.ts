import { accounts } from '../limits-accounts';
import { orders } from '../limits-orders';
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

/** What the form that orders says in place of `choose` (S5.1/12): by the group in which nothing was chosen. */
export const chooseFirst = {
  size: 'Kies eerst je maat.',
  color: 'Kies eerst je kleur.',
  /** Of a gift card. */
  value: 'Kies eerst een bedrag.',
};

/** A form's message about one field; a label loses its asterisks (S5.1/4). */
export const formMessage = (text: string, label: string): string =>
  text.replace('%s', () => label.replaceAll('*', '').trim());

const goods = (count: number) => `${count} ${count === 1 ? 'artikel' : 'artikelen'}`;

/** '2 artikelen', '6 plaatsen', '1 artikel en 2 plaatsen': `seats` of the `count` are seats at an event. */
const pieces = (count: number, seats = 0): string => {
  if (seats === 0) return goods(count);
  const places = `${seats} ${seats === 1 ? 'plaats' : 'plaatsen'}`;
  return seats === count ? places : `${goods(count - seats)} en ${places}`;
};

/** Ways to pay that are called otherwise in another language, by their ids. */
export const payNames = { creditcard: 'Creditcard' };

/** What was chosen of an article, or of an event. */
export const choiceTexts = {
  size: (size: string) => `maat ${size}`,
  // Within a sentence both its letters have their accent; at the beginning only the second has.
  oneSize: 'één maat',
  onlySize: 'Eén maat',
  period: { locale: 'nl-NL', until: 'tot' },
};

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
  noSuchLine: 'Dit artikel ligt niet (meer) in je winkelmand. Kijk na wat er nu in ligt.',
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
  empty: 'Maak je winkelmand leeg',
  each: (price: string) => `${price} per stuk`,
  eachSeat: (price: string) => `${price} per plaats`,
  last: (left: number) => (left === 1 ? 'Dit is de laatste.' : `Dit zijn de laatste ${left}.`),
  fewerLeft: (left: number) =>
    left === 1 ? 'Hiervan is er nog 1.' : `Hiervan zijn er nog ${left}.`,
  takeLeft: (left: number) => `Maak er ${left} van`,
  lineSoldOut: 'Uitverkocht. Haal het uit je winkelmand om te kunnen bestellen.',
  lineGone: 'We verkopen dit niet meer. Haal het uit je winkelmand om te kunnen bestellen.',
  inBundle: (title: string) => `Hoort bij ${title}: samen voordeliger.`,
  bundle: (title: string) => `Samen voordeliger: ${title}`,
  priceChanged: (was: string, now: string) => `De prijs is veranderd: het was ${was}, nu ${now}.`,
  goods: 'Artikelen',
  /** Of seats at events alone. */
  seats: 'Plaatsen',
  payWith: 'Zo kun je betalen',
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
  emptyPopular: 'Nu populair',
} as const;

export const checkoutTexts = {
  title: 'Bestellen',
  noAccount: 'Een account is niet nodig.',
  starred: 'Velden met een * hebben we nodig.',
  summary: 'Je bestelling',
  errorTitle: 'Kijk dit nog even na',
  steps: { contact: 'Gegevens', delivery: 'Bezorging', payment: 'Betalen' },
  /** Of what comes by mail alone: seats, gift cards. */
  stepsMailed: { contact: 'Gegevens', delivery: 'Per mail', payment: 'Betalen' },
  next: {
    contact: 'Naar je gegevens',
    delivery: 'Verder naar bezorging',
    payment: 'Verder naar betalen',
  },
  nextMailed: { contact: 'Naar je gegevens', delivery: 'Verder', payment: 'Verder naar betalen' },
  change: 'Wijzig',
  look: 'Bekijk',
  deliveryTitle: 'Hoe krijg je het?',
  addressTitle: 'Jouw adres',
  deliveryAddressTitle: 'Bezorgadres',
  otherAddress: 'Een ander adres',
  otherAddressNote: 'Na je bestelling staat het bij je adressen.',
  manageAddresses: 'Beheer je adressen',
  pointTitle: 'Waar haal je het op?',
  extrasTitle: 'Kortingscode, cadeaukaart of inpakken',
  codesTitle: 'Kortingscode of cadeaukaart',
  remarkTitle: 'Opmerking bij je bestelling',
  noCard: 'Een cadeaukaart kun je ook voor een deel gebruiken.',
  cardBalance: 'Wat staat er nog op?',
  apply: 'Gebruik',
  removeCode: 'Haal weg',
  nothingDue: 'Je cadeaukaart betaalt alles. Je hoeft niets meer te kiezen.',
  notHere:
    'Naar dit adres bezorgen we deze bestelling niet. Kies een ander land of haal het op in een winkel.',
  /** Of a way to the door. */
  notThere: 'Niet naar dit adres',
  /** Of a chain with no store to fetch it in. */
  notHereAtAll: 'Naar dit adres bezorgen we deze bestelling niet. Kies een ander land.',
  mailed: 'Je krijgt de cadeaukaart per mail zodra er betaald is.',
  mailedSeats:
    'Er hoeft niets bezorgd te worden: je krijgt per mail alles wat je nodig hebt, zodra er betaald is.',
  noSeatWithdrawal:
    'Een plaats bij een activiteit is voor een vaste dag. Daarvoor geldt volgens de wet geen bedenktijd: na je betaling kun je niet meer herroepen.',
  unpaidSeats:
    'Je hebt al plaatsen geboekt die nog niet betaald zijn. Betaal die eerst, of neem minder plaatsen.',
  logged: 'Welkom terug! ',
  loginTitle: 'Heb je een account? Log in',
  loginText: 'Dan vullen we je gegevens in. Je winkelmand en wat je typte blijven staan.',
  password: 'Wachtwoord',
  login: 'Inloggen',
  forgot: 'Wachtwoord vergeten?',
  accountText: 'Dan zie je je bestellingen terug en hoef je je adres niet meer te typen.',
  accountExists:
    'Er is al een account met dit e-mailadres. Log in, of haal dit vinkje weg en bestel zonder account.',
  accountUnknown:
    'Er zijn te veel e-mailadressen nagevraagd. Haal dit vinkje weg en bestel zonder account, of probeer het over een kwartier.',
  passwordDiffers: 'De wachtwoorden zijn niet gelijk.',
  after: {
    title: 'Bewaar je bestelling in een account',
    text: 'Je gegevens hebben we al: kies alleen een wachtwoord. Dan vind je deze bestelling terug en typ je de volgende keer je adres niet meer.',
    password: 'Wachtwoord',
    button: 'Maak een account',
    exists:
      'Er is al een account met dit e-mailadres. Log in, of kies een nieuw wachtwoord als je het niet meer weet.',
    often:
      'Er zijn te veel e-mailadressen nagevraagd. Probeer het over een kwartier nog eens; je bestelling staat.',
    done: 'Je account is gemaakt. Deze bestelling staat erin.',
    toAccount: 'Naar je bestellingen',
  },
  termsFile: 'bewaar ze als bestand',
  /** What is wrong with the other address: 'Bezorgadres: vul de straat in.' */
  ofDelivery: (problem: string) =>
    `Bezorgadres: ${problem.charAt(0).toLowerCase()}${problem.slice(1)}`,
  /** Of what is still to be chosen. */
  choose: {
    delivery_method: 'Kies hoe je het krijgt.',
    pickup_location: 'Kies een winkel.',
    pickup_point: 'Kies een afhaalpunt.',
    payment_method: 'Kies hoe je betaalt.',
  },
  point: 'Afhaalpunt',
  paymentTitle: 'Hoe betaal je?',
  labels: {
    email: 'E-mailadres',
    email_check: 'E-mailadres, nog een keer',
    firstname: 'Voornaam',
    lastname: 'Achternaam',
    phone: 'Telefoon',
    'account[create_account]': 'Maak een account voor de volgende keer',
    create_account_password: 'Kies een wachtwoord',
    create_account_password_check: 'Nog een keer hetzelfde wachtwoord',
    address_saved: 'Jouw adres',
    address_zipcode: 'Postcode',
    address_housenumber: 'Huisnummer',
    address_housenumber_suffix: 'Toevoeging',
    address_street: 'Straat',
    address_place: 'Plaats',
    address_province: 'Provincie',
    address_country: 'Land',
    account_sameas: 'Bezorg het op dit adres',
    address_delivery_saved: 'Bezorgadres',
    address_delivery_firstname: 'Voornaam van de ontvanger',
    address_delivery_lastname: 'Achternaam van de ontvanger',
    address_delivery_zipcode: 'Postcode van het bezorgadres',
    address_delivery_housenumber: 'Huisnummer van het bezorgadres',
    address_delivery_housenumber_suffix: 'Toevoeging van het bezorgadres',
    address_delivery_street: 'Straat van het bezorgadres',
    address_delivery_place: 'Plaats van het bezorgadres',
    address_delivery_province: 'Provincie van het bezorgadres',
    address_delivery_country: 'Land van het bezorgadres',
    points_zipcode: 'Zoek bij een andere postcode',
    stores_zipcode: 'Jouw postcode',
    pickup_point: 'Afhaalpunt',
    pickup_point_id: 'Afhaalpunt',
    pickup_point_carrier: 'Vervoerder',
    pickup_point_title: 'Afhaalpunt',
    pickup_point_street: 'Straat',
    pickup_point_housenumber: 'Huisnummer',
    pickup_point_zipcode: 'Postcode',
    pickup_point_place: 'Plaats',
    delivery_method: 'Bezorging',
    pickup_location: 'Winkel',
    discount_code: 'Kortingscode',
    giftcard: 'Ik betaal met een cadeaukaart',
    giftcard_code: 'Code van de cadeaukaart',
    giftservice: 'Pak het in als cadeau',
    giftservice_text: 'Tekst op het kaartje',
    payment_method: 'Betaling',
    remark: 'Opmerking',
    no_review_mail: 'Vraag mij niet om een review',
    conditions_agree: 'Voorwaarden',
  },
  hints: {
    email: 'Hier sturen we de bevestiging heen.',
    phone: 'Niet verplicht. Voor de bezorger, als hij je niet vindt.',
    create_account_password: `Minstens ${accounts.password.min} tekens. Een paar losse woorden achter elkaar is sterk.`,
    address_delivery_firstname: 'Niet verplicht. Leeg laten: op jouw naam.',
    discount_code: 'Heb je er twee? Zet er een komma tussen.',
    giftcard_code: 'Bijvoorbeeld ABCD-EFGH-JKLM-NPQR. Meer kaarten? Zet er een komma tussen.',
    giftservice_text:
      'Niet verplicht. We schrijven het op een kaartje en leggen er geen prijs bij.',
    remark: 'Niet verplicht. Bijvoorbeeld waar het pakket mag liggen.',
  },
  /** Of an order of which nothing is delivered. */
  hintsUnsent: {
    phone: 'Niet verplicht. Voor als we je willen bereiken.',
    remark: 'Niet verplicht.',
  },
  choosePickup: 'Kies een winkel',
  moreStores: 'Toon meer winkels',
  allStores: (count: number) => `Kies uit alle ${count} winkels`,
  sortStores: 'Dichtstbijzijnde eerst',
  mineThenNearest: (store: string) =>
    `Je eigen winkel staat bovenaan, dan de dichtstbijzijnde: ${store}.`,
  storesByDistance: (store: string) => `De dichtstbijzijnde winkel staat bovenaan: ${store}.`,
  storesUnknown: 'Deze postcode kennen we niet. De winkels staan op plaats.',
  afterTransfer: 'zodra je betaling binnen is',
  inStores: (count: number) =>
    count === 1 ? 'Alles ligt in 1 winkel' : `Alles ligt in ${count} winkels`,
  allHere: 'Alles ligt in deze winkel. Wacht op onze mail voor je komt.',
  broughtThere: 'Niet alles ligt in deze winkel: we brengen het ernaartoe.',
  readyLater:
    'In die winkel is het nu later klaar dan je zag: kijk bij de winkel wanneer. Past het zo, bestel dan nog een keer. Er is nog niets besteld.',
  expired:
    'Deze pagina stond te lang open, of je bent in- of uitgelogd. Wat je invulde staat er nog; kijk het na en bestel opnieuw.',
  payInStoreOnlyWithPickup: 'In de winkel pinnen kan alleen als je je bestelling daar ophaalt.',
  home: 'Thuis bezorgd',
  pickup: 'Ophalen in de winkel',
  pickupNote: `Je krijgt een mail zodra alles klaarligt. We bewaren het ${orders.keptDays} dagen voor je.`,
  transfer: 'Overschrijving',
  payInStore: 'Pinnen in de winkel',
  payInStoreNote: 'Bij het ophalen, aan de kassa. Contant of met een cadeaukaart kan ook.',
  update: 'Werk het totaal bij',
  notUpdated:
    'Je laatste wijziging is niet verwerkt, dus dit totaal kan anders uitvallen. Kijk of je verbinding het doet en probeer het nog eens. Er wordt niets besteld voor je het juiste totaal zag.',
  reviewMail: (days: number) =>
    `${days === 1 ? 'Een dag' : `${days} dagen`} nadat je bestelling er is, mailen we je één keer om te vragen wat je ervan vindt. Dat hoeft niet: je kunt het hier weigeren, en met één klik in die mail.`,
  agree: 'Ik ga akkoord met de',
  agreeLink: 'algemene voorwaarden',
  withdrawal: 'Je hebt 14 dagen bedenktijd. Zo',
  withdrawalBesideSeats: 'Voor je andere artikelen heb je wel 14 dagen bedenktijd. Zo',
  withdrawalLink: 'stuur je iets terug',
  privacy: 'Wat we met je gegevens doen, lees je bij',
  privacyLink: 'privacy',
  order: 'Bestellen en betalen',
  more: 'Verder winkelen',
  changed:
    'Er is iets veranderd sinds je deze pagina opende: kijk je bestelling na. Klopt het zo, bestel dan nog een keer. Er is nog niets besteld.',
  higher: (total: string) =>
    `Met deze keuze is het totaal ${total}. Klopt het zo, bestel dan nog een keer. Er is nog niets besteld.`,
  noDelivery:
    'Zo kunnen we deze bestelling niet bezorgen. Kies een andere manier. Er is nog niets besteld.',
  waiting:
    'Zoveel kunnen we niet voor je vasthouden tot je later betaalt. Kies een manier waarmee je nu betaalt, of betaal eerst een bestelling die nog openstaat. Er is nog niets besteld.',
  transfers:
    'Er staan nog bestellingen open die je zou overmaken. Betaal er eerst een, of kies een manier waarmee je nu betaalt. Er is nog niets besteld.',
  unfinished:
    'Je hebt nog bestellingen die niet zijn betaald. Betaal er eerst een, of wacht tot ze vervallen. Er is nog niets besteld.',
  unpaid: (number: string, total: string, until: string) =>
    `Je bestelling ${number} van ${total} is nog niet betaald. We houden haar voor je vast tot ${until}.`,
  payUnpaid: 'Bekijk en betaal deze bestelling',
  noPayment: 'Zo kun je deze bestelling niet betalen. Kies een andere manier.',
  nothingOrdered:
    'Er is nu niets besteld, want je winkelmand is leeg. Had je al besteld, dan staat dat in je mail.',
  notAvailable:
    'Niet alles is er nog. Kijk bij je bestelling wat er mist en pas het aan. Er is nog niets besteld.',
  countries: { NL: 'Nederland', BE: 'België', DE: 'Duitsland' },
  /** In the list of countries, of one's own address. */
  notSentTo: (country: string) => `${country} (daar bezorgen we niet)`,
} as const;
