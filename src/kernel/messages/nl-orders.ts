import { orders } from '../limits-orders';
import { deliveryTexts } from './nl-delivery';

/** Texts of a placed order: its page, its mails and the page where it is looked up. */
export const orderTexts = {
  fetchAt: (store: string) => `Ophalen bij ${store}`,
  pageTitle: (number: string) => `Bestelling ${number}`,
  thanks: (name: string) => `Dank je wel, ${name}`,
  received: (number: string, email: string) =>
    `We hebben je bestelling ${number} ontvangen. Een bevestiging is onderweg naar ${email}.`,
  receivedUnpaid: (number: string, email: string) =>
    `We hebben je bestelling ${number} genoteerd. Zodra je betaling binnen is, mailen we een bevestiging naar ${email}.`,
  about: (number: string) => `Dit is bestelling ${number}.`,
  /** Of what lies ready in a store. */
  fetching: {
    title: (store: string) => `Ophalen bij ${store}`,
    until: (day: string) => `Ophalen tot en met ${day}`,
    before: (moment: string) => `Ophalen voor ${moment}`,
    today: (periods: readonly string[], state: string) =>
      `Vandaag ${periods.join(' en ')}. ${state}`,
    code: 'Je afhaalcode, voor aan de kassa:',
    codeDrawn: 'Afhaalcode als QR-code, om aan de kassa te laten scannen',
    route: 'Route',
    routeTo: (store: string) => `Route naar ${store}`,
  },
  backToOrders: 'Terug naar je bestellingen',
  keep: 'Bewaar het adres van deze pagina of die mail: hier zie je hoe het met je bestelling staat.',
  placedAt: 'Besteld op',
  number: 'Bestelnummer',
  state: 'Status',
  /** In a list of orders. */
  expected: (day: string) => `verwacht ${day}`,
  unpaid: {
    state: 'Nog niet betaald',
    pending: 'Je bank is nog met je betaling bezig',
    pay: 'Betalen',
    transfer: 'Bekijk hoe je betaalt',
    before: (moment: string) => `betaal voor ${moment}`,
  },
  ofOrder: (number: string) => `, bestelling ${number}`,
  states: {
    // Not 'Ontvangen': that may be read as the parcel's.
    placed: 'Bestelling ontvangen',
    // From when a walk for it is over, though it may lie in its box still.
    packed: 'In behandeling',
    sent: 'Onderweg',
    ready: 'Klaar om op te halen',
    done: 'Afgerond',
    cancelled: 'Vervallen',
  },
  /** Of an order that nobody packed yet: the money and what happens with it, in one line. */
  standing: {
    paid: 'Betaald',
    certain: 'Besteld',
    next: {
      home: 'we pakken je bestelling in',
      pickup: 'we leggen je bestelling klaar',
      point: 'we pakken je bestelling in',
    },
    transfer: 'Besteld, we wachten op je overschrijving',
    store: 'Besteld, je betaalt in de winkel',
    open: 'Besteld, nog niet betaald',
    pending: 'Besteld, je bank is nog met je betaling bezig',
  },
  payment: 'Betaling',
  payments: {
    transfer: 'Overschrijving',
    store: 'In de winkel',
    none: 'Cadeaukaart of korting',
    link: 'Betaallink',
  },
  paymentStates: {
    open: 'nog te betalen',
    pending: 'in behandeling',
    authorized: 'toegezegd',
    paid: 'betaald',
    failed: 'niet gelukt',
    cancelled: 'afgebroken',
    expired: 'vervallen',
    'partly-refunded': 'deels terugbetaald',
    refunded: 'terugbetaald',
    'charged-back': 'door de bank teruggehaald',
  },
  deliveries: {
    home: 'Thuis bezorgd',
    pickup: 'Ophalen in de winkel',
    point: 'Ophalen bij een afhaalpunt',
  },
  payAgain: 'Betaal deze bestelling',
  cancelled: 'Deze bestelling is vervallen: je hoeft niets te betalen en we sturen niets.',
  cancelledPaid: 'Deze bestelling is vervallen: we sturen niets.',
  giftText: 'Bij het cadeau',
  next: 'Hoe gaat het verder?',
  steps: {
    transfer: (total: string) => `Maak ${total} over; de gegevens staan hieronder.`,
    pay: (total: string) => `Betaal ${total}.`,
    orElse: (moment: string) =>
      `Is het er op ${moment} niet, dan vervalt de bestelling en ben je niets verschuldigd.`,
    pending: 'Je bank is nog met je betaling bezig. Je hoeft niets te doen.',
    /** `day`: 'dinsdag 3 maart', when one can be named. */
    home: (isPaid: boolean, day?: string) =>
      isPaid
        ? `We pakken je bestelling in.${day ? ` Je hebt hem ${day} in huis.` : ''}`
        : `Zodra je betaling binnen is, pakken we je bestelling in.${day ? ` Betaal je nu, dan heb je hem ${day} in huis.` : ''}`,
    track: 'Je krijgt een mail met een code waarmee je het pakket kunt volgen.',
    point: (isPaid: boolean, place: string, day?: string) =>
      isPaid
        ? `We sturen je bestelling naar ${place}.${day ? ` Vanaf ${day} ligt hij daar.` : ''}`
        : `Zodra je betaling binnen is, sturen we je bestelling naar ${place}.${day ? ` Betaal je nu, dan ligt hij daar vanaf ${day}.` : ''}`,
    trackToPoint:
      'Je krijgt een mail met een code waarmee je het pakket kunt volgen. Neem een legitimatiebewijs mee als je het ophaalt.',
    /** `ready`: 'maandag 2 maart vanaf 14:30', when it was promised. */
    pickup: (isPaid: boolean, store: string, ready?: string) =>
      `${
        isPaid
          ? `We leggen je bestelling klaar in ${store}${ready ? `: ${ready}` : ''}.`
          : `Zodra je betaling binnen is, leggen we je bestelling klaar in ${store}.`
      } Je krijgt een mail zodra alles er ligt; kom niet eerder.`,
    collect: `Neem die mail mee. We bewaren je bestelling ${orders.keptDays} dagen. Passen ter plekke mag.`,
    fetch: (store: string) => `Laat bij ${store} de mail zien dat je bestelling klaarligt.`,
    kept: `We bewaren je bestelling ${orders.keptDays} dagen. Passen ter plekke mag.`,
    keptUntil: (moment: string) =>
      `Haal je bestelling op voor ${moment}: daarna vervalt hij. Passen ter plekke mag.`,
    mailed: (isPaid: boolean, email: string) =>
      isPaid
        ? `De cadeaukaart komt per mail naar ${email}.`
        : `Zodra je betaling binnen is, mailen we de cadeaukaart naar ${email}.`,
    seats: (isPaid: boolean, email: string) =>
      isPaid
        ? `We mailen je geboekte plaatsen naar ${email}, met een bestand voor je agenda.`
        : `Zodra je betaling binnen is, mailen we je geboekte plaatsen naar ${email}, met een bestand voor je agenda.`,
    atTill: 'Je betaalt aan de kassa. Wat niet bevalt, laat je meteen achter.',
  },
  transferTitle: 'Zo maak je het over',
  transferAmount: 'Bedrag',
  transferIban: 'IBAN',
  transferName: 'Op naam van',
  transferReference: 'Kenmerk',
  transferNote: 'Neem het kenmerk over in de omschrijving, dan hoeven wij niet te zoeken.',
  lines: 'Wat je hebt besteld',
  deliveryTo: 'Bezorgadres',
  pickupAt: 'Ophalen bij',
  mailedTo: 'Per mail naar',
  goods: 'Artikelen',
  delivery: 'Bezorgen',
  free: 'Gratis',
  total: 'Totaal',
  vat: (rate: number) => `Waarvan ${rate}% btw`,
  times: (quantity: number) => `${quantity} ×`,
  more: 'Verder winkelen',
  remark: 'Opmerking',
  /** Above what a buyer typed, in a mail to him. */
  ownWords: 'Dit schreef je zelf bij je bestelling:',
  quoted: (text: string) => `‘${text}’`,
  lookup: {
    title: 'Volg je bestelling',
    text: 'Vul je bestelnummer en e-mailadres in. Beide staan in de bevestiging die we je mailden.',
    number: 'Bestelnummer',
    numberHint: 'Bijvoorbeeld 2026-001234',
    email: 'E-mailadres',
    button: 'Mail me de link',
    how: 'We mailen je een link naar je bestelling. Zo ziet niemand anders wat je hebt besteld.',
    problems: {
      noNumber: 'Vul je bestelnummer in.',
      number: 'Een bestelnummer ziet eruit als 2026-001234.',
      noEmail: 'Vul je e-mailadres in.',
      email: 'Dit e-mailadres klopt niet. Kijk het na, bijvoorbeeld naam@voorbeeld.nl.',
    },
    askedTitle: 'Kijk in je mail',
    /** The same whether there is such an order or not. */
    asked:
      'Hoort dit bestelnummer bij dit e-mailadres, dan ligt er zo een mail met een link in je postvak.',
    askedElse:
      'Komt er binnen een paar minuten geen mail? Kijk ook bij je ongewenste mail, en kijk het nummer en het adres na in de bevestiging die we je mailden.',
    /** Withdrawing in words is as good as with the button. */
    askedContact: (email: string, phone: string) =>
      `Weet je het nummer niet meer, of komt er niets? ${[email && `Mail ${email}`, phone && `bel ${phone}`].filter(Boolean).join(' of ').replace(/^b/, 'B')}. Ook zo kun je je bestelling herroepen.`,
    again: 'Probeer het opnieuw',
    tooOften: 'Je hebt dit vaak geprobeerd. Wacht een minuut en probeer het dan nog eens.',
  },
  /** The mail with the way to an order. */
  link: {
    subject: {
      view: (number: string) => `De link naar je bestelling ${number}`,
      withdraw: (number: string) => `De link om bestelling ${number} te herroepen`,
    },
    preview: 'Hiermee open je je bestelling.',
    text: {
      view: (number: string) => `Met deze link open je bestelling ${number}.`,
      withdraw: (number: string) => `Met deze link herroep je (een deel van) bestelling ${number}.`,
    },
    button: { view: 'Bekijk je bestelling', withdraw: 'Overeenkomst herroepen' },
    secret:
      'Wie deze link heeft, kan je bestelling bekijken, wijzigen en annuleren: stuur deze mail niet door.',
    notYou: 'Vroeg je hier niet om? Dan hoef je niets te doen.',
  },
  /** The mail that something of an order was changed. */
  changed: {
    subject: (number: string) => `Je bestelling ${number} is gewijzigd`,
    text: {
      'address-changed': 'Je bestelling gaat nu naar het adres dat je opgaf:',
      'point-changed': 'Je haalt je bestelling nu op bij:',
      'payment-method': 'Je betaalt je bestelling nu op deze manier:',
    },
    notYou: 'Was jij dat niet? Bel of mail ons dan meteen.',
  },
  expired: {
    subject: (number: string) => `Je bestelling ${number} is vervallen`,
    transfer: (days: number) =>
      `Je overschrijving is ${days} dagen na je bestelling nog niet bij ons. Daarom is je bestelling vervallen.`,
    online: (minutes: number) =>
      `Je hebt je bestelling niet binnen ${minutes} minuten betaald. Langer houden we niets vast; daarom is je bestelling vervallen. Bestel gerust opnieuw.`,
    link: (hours: number) =>
      `Je hebt je bestelling niet binnen ${hours === 1 ? 'een uur' : `${hours} uur`} betaald met de link die we mailden. Langer houden we niets vast; daarom is je bestelling vervallen. Bel of bestel gerust opnieuw.`,
    notFetched: (store: string, days: number) =>
      `Je bestelling heeft ${days} dagen voor je klaargelegen in ${store}. Je hebt hem niet opgehaald; daarom is hij vervallen.`,
    notReady: (store: string) =>
      `Het is ons niet gelukt om je bestelling op tijd klaar te leggen in ${store}. Daarom is hij vervallen. Dat spijt ons.`,
    nothingToPay: 'Je hoeft niets te betalen en niets te doen.',
    underWay:
      'Heb je net betaald? Is alles er nog als je geld komt, dan gaat je bestelling alsnog door. Anders krijg je het terug.',
    cards: 'Wat je met een cadeaukaart betaalde, staat er weer op.',
  },
  /** The mails to a store of what is fetched there. */
  forStore: {
    subject: (number: string) => `Klaarleggen: bestelling ${number}`,
    text: (store: string) => `Leg deze bestelling klaar in ${store}.`,
    promise: 'Beloofd',
    payment: 'Betaling',
    atTill: (sum: string) => `${sum}, aan de kassa`,
    paid: 'betaald',
    gift: 'Cadeauservice',
    wrap: 'Ja: de tekst staat bij de bestelling.',
    here: 'Uit je eigen winkel',
    brought: 'Komt uit het magazijn',
    // The mail to the buyer goes when the order is marked so.
    afterwards:
      'Ligt alles er? Meld de bestelling dan als klaar; de klant krijgt vanzelf een mail.',
    offSubject: (number: string) => `Gaat niet door: bestelling ${number}`,
    off: (number: string, store: string) =>
      `Bestelling ${number}, op te halen in ${store}, gaat niet door.`,
    offHere: 'Leg dit terug in je winkel',
    offBrought: 'Stuur dit terug naar het magazijn, als het er al is',
  },
  mail: {
    subject: (number: string) => `Je bestelling ${number}`,
    preview: (total: string) => `We hebben je bestelling ontvangen. Totaal: ${total}.`,
    intro: (number: string) =>
      `Dank je wel voor je bestelling. We hebben hem ontvangen onder nummer ${number}. Hieronder staat wat we hebben afgesproken; bewaar deze mail.`,
    follow: 'Bekijk je bestelling',
    payHere: (total: string) => `Betaal ${total}`,
    secondThoughts: 'Bedacht?',
    withdraw: 'Overeenkomst herroepen',
    withdrawalTitle: 'Bedenktijd en terugsturen',
    seatsTitle: 'Geen bedenktijd voor plaatsen',
    seats:
      'Een plaats bij een activiteit is voor een vaste dag. Daarvoor geldt volgens de wet geen bedenktijd: herroepen kan niet. Gaat de activiteit niet door, dan krijg je je geld terug.',
    /** `collectCents`: what fetching costs at most, where it has something that no post takes. */
    withdrawal: (collectCents?: number, hasReturnStores = true): readonly string[] => [
      'Je mag je bestelling herroepen zonder reden te geven, tot 14 dagen na de dag waarop je (het laatste deel van) je bestelling hebt ontvangen. Op tijd melden is genoeg.',
      'Herroepen doe je met de link ‘Overeenkomst herroepen’ bovenaan deze mail en bij je bestelling, of met een mail, brief of telefoontje waarin je het duidelijk zegt. Je mag ook het modelformulier onderaan deze mail gebruiken; dat hoeft niet.',
      `Na je melding heb je 14 dagen om het artikel ${hasReturnStores ? 'in te leveren bij een winkel (gratis) of ' : ''}op te sturen (de kosten daarvan zijn voor jou).${collectCents === undefined ? '' : ` ${deliveryTexts.collectsBig(collectCents)}`} Wij betalen alles terug, ook de gewone bezorgkosten als je alles herroept, binnen 14 dagen na je melding en op dezelfde manier als je betaalde. We mogen wachten tot we het artikel terug hebben of je laat zien dat het onderweg is.`,
      'Is een artikel meer gebruikt dan nodig om het te bekijken en te passen, dan kunnen we een deel van de waarde inhouden. Wat om de hygiëne verzegeld was en waarvan jij het zegel verbrak, kun je niet herroepen. Wat voor jou op maat is gemaakt ook niet.',
    ],
    modelFormTitle: 'Modelformulier voor herroeping',
    modelFormUse:
      'Dit formulier alleen invullen en terugzenden wanneer u de overeenkomst wilt herroepen.',
    /** Annex I, part B of Directive 2011/83/EU. */
    modelForm: (
      identity: {
        legalName: string;
        street: string;
        zipcode: string;
        place: string;
        email: string;
      },
      number: string,
    ) =>
      [
        `Aan: ${[identity.legalName, identity.street, `${identity.zipcode} ${identity.place}`, identity.email].filter((part) => part.trim() !== '').join(', ')}`,
        'Ik/Wij (*) deel/delen (*) u hierbij mede dat ik/wij (*) onze overeenkomst betreffende de verkoop van de volgende goederen herroep/herroepen (*):',
        `Bestelnummer: ${number}`,
        'Besteld op (*) / Ontvangen op (*):',
        'Naam/Namen consument(en):',
        'Adres consument(en):',
        'Handtekening van consument(en) (alleen wanneer dit formulier op papier wordt ingediend):',
        'Datum:',
        '(*) Doorhalen wat niet van toepassing is.',
      ].join('\n'),
    guaranteeTitle: 'Garantie en klachten',
    guarantee: (email: string, phone: string) =>
      `Voor elk artikel geldt de wettelijke garantie. Klopt er iets niet, mail dan ${email} of bel ${phone}.`,
    identityTitle: 'Met wie je de overeenkomst hebt',
    terms: 'Algemene voorwaarden',
    returns: 'Retourneren',
    kvk: 'KvK',
    vat: 'Btw',
  },
} as const;
