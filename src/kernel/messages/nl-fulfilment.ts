import { orders } from '../limits-orders';
/** Texts of an order on its way: its steps, parcels, and what its buyer can change. */
export const fulfilmentTexts = {
  headings: {
    placed: (name: string) => `Dank je wel, ${name}`,
    packed: () => 'Je bestelling is ingepakt',
    sent: () => 'Je bestelling is onderweg',
    ready: () => 'Je bestelling ligt klaar',
    done: () => 'Je bestelling is binnen',
    cancelled: () => 'Je bestelling is vervallen',
  },
  paymentCancelled: 'Betaling geannuleerd',
  paymentFailed: 'Betaling niet gelukt',
  almost: (name: string) => `Bijna klaar, ${name}`,
  progress: 'Waar je bestelling is',
  steps: {
    ordered: 'Besteld',
    paid: 'Betaald',
    payAtTill: 'Betalen doe je in de winkel',
    waiting: 'We wachten op je betaling',
    packed: 'In behandeling',
    sent: 'Onderweg',
    mailed: 'Gemaild',
    delivered: 'Bezorgd',
    atPoint: 'Aangekomen bij het afhaalpunt',
    ready: 'Klaar om op te halen',
    collected: 'Opgehaald',
    cancelled: 'Vervallen',
    partly: (sent: number, all: number) => `${sent} van de ${all} artikelen zijn al onderweg`,
    done: 'Gebeurd:',
    now: 'Nu:',
    next: 'Daarna:',
  },
  /** In a list of orders. */
  row: { track: 'Volg je pakket', giveBack: 'Retourneren' },
  parcels: {
    title: 'Je pakketten',
    one: 'Je pakket',
    sent: (day: string, carrier: string) => `Op ${day} meegegeven aan ${carrier}`,
    code: 'Volgcode',
    track: (code: string) => `Volg pakket ${code}`,
  },
  change: {
    addressTitle: 'Bezorgadres wijzigen',
    pointTitle: 'Ander afhaalpunt kiezen',
    until: 'Dat kan totdat we je bestelling inpakken. De prijs blijft gelijk.',
    save: 'Bewaar dit adres',
    choosePoint: 'Haal het hier op',
    near: 'Afhaalpunten bij postcode',
    search: 'Zoek afhaalpunten',
    points: 'Kies een afhaalpunt',
    noPoints: 'Bij deze postcode vinden we geen afhaalpunten. Probeer een andere.',
    pointsAway: 'De vervoerder noemt nu geen afhaalpunten. Probeer het straks nog eens.',
    changed: 'Je bestelling gaat naar het nieuwe adres.',
    changedPoint: 'Je haalt je bestelling op bij het nieuwe afhaalpunt.',
    tooLate: 'We hebben je bestelling al ingepakt: het adres kan niet meer worden gewijzigd.',
    dearer: (cents: string) =>
      `Naar dit adres kost bezorgen ${cents} meer. We wijzigen niets; neem contact op als je dat toch wilt.`,
    notThere: 'Naar dit adres kunnen we je bestelling niet op deze manier bezorgen.',
    tooOften: (times: number) =>
      `Je hebt dit vandaag al ${times} keer gewijzigd. Moet het nog anders, bel of mail ons dan.`,
    notAPoint: 'Kies een afhaalpunt uit de lijst.',
    wrong: 'Kijk je adres na.',
    fields: {
      firstname: 'Voornaam',
      lastname: 'Achternaam',
      zipcode: 'Postcode',
      housenumber: 'Huisnummer',
      housenumber_suffix: 'Toevoeging',
      street: 'Straat',
      place: 'Plaats',
    },
    missing: (label: string) => `Vul je ${label.toLowerCase()} in.`,
    /** By the country of the order. */
    zipcode: (country: string) =>
      `Vul een postcode in zoals ${{ BE: '1000', DE: '10115' }[country] ?? '1234 AB'}.`,
    housenumber: 'Vul een huisnummer in zoals 12 of 12a.',
  },
  cancel: {
    title: 'Bestelling annuleren',
    text: 'Dat kan totdat we je bestelling inpakken.',
    paid: 'Wat je betaalde, krijg je terug op dezelfde manier als je betaalde.',
    unpaid: 'Je hoeft dan niets te betalen.',
    button: 'Annuleer mijn bestelling',
    done: 'Je bestelling is geannuleerd.',
    tooLate:
      'We hebben je bestelling al ingepakt: annuleren kan niet meer. Je kunt hem nog wel herroepen.',
    seat: 'Plaatsen bij een activiteit staan vast zodra ze betaald zijn: je kunt deze bestelling niet meer annuleren. Neem contact op als je verhinderd bent.',
    giftCard:
      'Van deze bestelling zijn de cadeaukaarten al gemaild. Neem contact op als je hem wilt annuleren.',
  },
  mail: {
    shippedSubject: (number: string) => `Je bestelling ${number} is onderweg`,
    shipped: (carrier: string) => `We hebben je pakket meegegeven aan ${carrier}. Hierin zit:`,
    shippedRest: 'De rest van je bestelling volgt in een ander pakket; daarover mailen we apart.',
    track: 'Volg je pakket',
    code: (code: string) => `Je volgcode is ${code}.`,
    readySubject: (number: string) => `Je bestelling ${number} ligt klaar`,
    ready: (store: string) => `Je bestelling ligt voor je klaar in ${store}:`,
    readyCode: (code: string) => `Afhaalcode ${code} als QR-code`,
    readyHow: `Laat deze mail zien aan de kassa, of noem je afhaalcode. We bewaren je bestelling ${orders.keptDays} dagen. Passen ter plekke mag.`,
    readyPay: (total: string) => `Je betaalt ${total} aan de kassa.`,
  },
  staff: {
    unknown: (number: string) => `Er is geen bestelling ${number}.`,
    problems: {
      unpaid: 'Deze bestelling is nog niet betaald.',
      refunded: 'Het geld van deze bestelling is al terugbetaald.',
      chargedBack: 'De bank van de klant haalde de betaling van deze bestelling terug.',
      notPickup: 'Deze bestelling wordt bezorgd en niet in een winkel opgehaald.',
      pickup: 'Deze bestelling wordt in een winkel opgehaald en niet verstuurd.',
    },
    stepNames: {
      pack: 'ingepakt',
      ship: 'verstuurd',
      ready: 'klaargelegd',
      collected: 'opgehaald',
      delivered: 'bezorgd',
      cancel: 'geannuleerd',
      close: 'gesloten',
    },
    pack: {
      nothing: 'In deze bestelling zit niets dat wordt ingepakt.',
      nothingLeft: 'Van deze bestelling is niets meer in te pakken.',
      picked:
        'Het magazijn is deze bestelling aan het picken. Zodra dat klaar is, staat ze vanzelf op ‘In behandeling’.',
    },
    held: {
      short: (what: string) =>
        `${what} ligt in geen magazijn. Beslis erover bij ‘Tekort’ in het magazijn.`,
      store: (what: string, place: string) => `${what} ligt bij ${place}, en wordt daar verstuurd.`,
      walk: (what: string, place: string) => `${what} wordt nu gepickt: ${place}.`,
      box: (what: string, place: string) =>
        `${what} ligt in een bak: ${place}. Verstuur het daar bij ‘Inpakken’.`,
    },
    wrongState: (number: string, state: string, step: string) =>
      `Bestelling ${number} staat op ‘${state}’ en kan nu niet als ${step} worden gemeld.`,
    moved:
      'De klant heeft net gewijzigd waar de bestelling heen gaat. Bekijk haar en probeer het opnieuw.',
    change: {
      tooLate: 'Deze bestelling is al ingepakt, of gaat niet naar een adres.',
      notThere: 'Naar dit adres kan de bestelling niet op deze manier worden bezorgd.',
      dearer: (cents: string) =>
        `Naar dit adres kost bezorgen ${cents} meer. Er is niets gewijzigd: een duurder adres kan alleen met een nieuwe bestelling.`,
    },
    parcelLeft:
      'Iemand verstuurde net een pakket van deze bestelling. Kijk wat er nog te versturen is.',
    noTransfer: 'Deze bestelling wacht niet op een overschrijving.',
    notInOrder: 'Dat artikel zit niet in deze bestelling, of is al verstuurd.',
    carrierAway:
      'De vervoerder antwoordt niet. Probeer het opnieuw, of geef een eigen volgcode op.',
    unknownCarrier: (name: string) => `Er is geen vervoerder ${name}.`,
    badTracking:
      'Een volgadres begint met https://, zonder spaties, zoals https://volg.example/3S123.',
  },
  api: {
    listOrders: 'Bestellingen, de nieuwste eerst (alleen admin)',
    readOrder: 'Een bestelling met pakketten, retouren, facturen en logboek (alleen admin)',
    step: 'Brengt een bestelling een stap verder (alleen admin)',
    refund: 'Betaalt een deel terug op de manier waarop is betaald (alleen admin)',
  },
} as const;
