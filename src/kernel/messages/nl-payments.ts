/** Texts of paying: the way there and back, another try, the test bank and the mails. */
export const paymentTexts = {
  methods: {
    transfer: 'Overschrijving',
    transferNote: (days: number) =>
      `Je krijgt ons rekeningnummer en een kenmerk, en we pakken in zodra het geld er is. Is het geld er na ${days === 1 ? 'een dag' : `${days} dagen`} niet, dan vervalt de bestelling.`,
    store: 'Pinnen in de winkel',
    storeNote: 'Bij het ophalen, aan de kassa. Contant of met een cadeaukaart kan ook.',
    payLaterNote: 'Vanaf 18 jaar. De betaaldienst kijkt eerst of het kan.',
    testNote: 'Testbank: er wordt niets afgeschreven.',
  },
  /** Ways to pay within a sentence; those that are named here have another name in a list. */
  inSentence: { named: { creditcard: 'creditcard' }, transfer: 'bankoverschrijving' },
  /** What a buyer reads at his order. */
  state: {
    paid: (method: string, at: string) => `Betaald met ${method} op ${at}.`,
    refunded: (total: string) => `Terugbetaald: ${total}.`,
    authorized: (method: string) => `${method} is akkoord. Je betaalt na ontvangst, aan ${method}.`,
    pending: 'We wachten op je bank. Zodra die bevestigt, gaan we aan de slag en zie je het hier.',
    open: 'Je hebt nog niet betaald.',
    failed: 'De betaling is niet gelukt. Er is niets afgeschreven.',
    canceled: 'Je hebt de betaling geannuleerd. Er is niets afgeschreven.',
    expired: 'Het betalen duurde te lang en is gestopt. Er is niets afgeschreven.',
    chargedBack: (total: string) =>
      `Je bank haalde ${total} van deze betaling terug. Klopt dat niet? Bel of mail ons.`,
    late: 'Je betaling kwam binnen toen je bestelling al was vervallen. Je krijgt het bedrag terug.',
  },
  toOrder: 'Naar je bestelling',
  going: {
    title: 'Je gaat betalen',
    text: (method: string, total: string) =>
      `Je betaalt ${total} met ${method}. De betaalpagina opent vanzelf.`,
    button: 'Ga naar de betaalpagina',
  },
  retry: {
    title: 'Betaal je bestelling',
    about: (number: string, total: string) =>
      `Bestelling ${number} staat voor je klaar. Te betalen: ${total}.`,
    payBy: (moment: string) =>
      `We houden hem voor je vast tot ${moment}. Online betalen geeft geen extra tijd.`,
    legend: 'Hoe wil je betalen?',
    button: 'Verder',
    choose: 'Kies hoe je wilt betalen.',
    away: 'De betaalpagina is nu even niet bereikbaar. Probeer het zo nog eens, of kies een andere manier.',
    refused: 'Op deze manier betalen lukt nu niet. Kies een andere manier.',
    tooOften: 'Dit is vaak geprobeerd. Kies overschrijving, of bel ons even.',
    waiting:
      'Zoveel kunnen we niet voor je vasthouden tot je later betaalt. Betaal nu meteen, of betaal eerst een andere bestelling die nog openstaat.',
    none: 'Online betalen kan nu niet. Bel of mail ons.',
  },
  /** A mailed link to pay an order by telephone, where it does nothing any more. */
  link: {
    home: 'Naar de winkel',
    contact: (phone: string, email: string) =>
      `Klopt dit niet, of heb je een vraag? ${phone === '' ? '' : `Bel ${phone} of `}mail ${email}.`,
    over: {
      unknown: {
        title: 'Deze link werkt niet',
        text: 'Misschien is hij niet helemaal meegekomen. Open hem opnieuw uit je mail.',
      },
      paid: {
        title: 'Deze bestelling is betaald',
        text: 'Dank je wel. Je hoeft niets meer te doen.',
      },
      cancelled: {
        title: 'Deze bestelling is geannuleerd',
        text: 'Je hoeft niets te betalen.',
      },
      ended: {
        title: 'Deze betaallink is verlopen',
        text: 'De tijd om te betalen is voorbij. Er is niets afgeschreven. Wil je alsnog bestellen? Bel ons, dan maken we een nieuwe bestelling.',
      },
    },
  },
  linkMail: {
    subject: (number: string) => `Betaal je bestelling ${number}`,
    preview: (total: string) => `Je bestelde telefonisch. Te betalen: ${total}.`,
    intro: (number: string, payBy?: string) =>
      `Je bestelde telefonisch bij ons: bestelling ${number}. Betaal met de knop hieronder, dan gaan we aan de slag en krijg je de bevestiging.${payBy ? ` We houden alles voor je vast tot ${payBy}.` : ''}`,
    button: (total: string) => `Betaal ${total}`,
    due: 'Te betalen, met btw',
    notYou:
      'Heb je ons niet gebeld? Dan hoef je niets te doen: de bestelling vervalt vanzelf en je betaalt niets.',
  },
  /** Of a refund that stays owed, to staff. */
  providerMissing: (name: string) =>
    `De betaaldienst ‘${name}’, waar deze bestelling is betaald, is hier niet meer ingesteld. Stel hem weer in (dan gaat het geld vanzelf terug), of maak het over en meld dat met ‘etalage orders refunded’.`,
  refundTooHigh: 'Dat is meer dan er van deze bestelling is betaald.',
  /** An order's lines, as a pay-later service shows them. */
  lines: { delivery: 'Bezorgen', giftService: 'Cadeauservice', rest: 'Korting en cadeaukaarten' },
  testBank: {
    title: 'Testbank',
    label: 'Dit is geen echte bank. Er wordt niets afgeschreven.',
    about: (number: string, method: string) => `Bestelling ${number}, met ${method}`,
    amount: 'Bedrag',
    question: 'Hoe loopt deze betaling af?',
    outcomes: {
      paid: 'Betaald',
      failed: 'Mislukt',
      canceled: 'Geannuleerd',
      expired: 'Verlopen',
      later: 'Later: de bank bevestigt over een minuut',
    },
    decided: 'Deze betaling is al afgerond.',
    back: 'Terug naar de winkel',
    methods: {
      ideal: 'iDEAL | Wero',
      bancontact: 'Bancontact',
      creditcard: 'Creditcard',
      paypal: 'PayPal',
    },
  },
  mail: {
    failedSubject: (number: string) => `Je betaling voor bestelling ${number} is niet gelukt`,
    failedPreview: 'Je bestelling staat nog voor je klaar.',
    failed: (number: string, total: string, payBy?: string) =>
      `Je betaling van ${total} voor bestelling ${number} is niet gelukt. Er is niets afgeschreven. We houden je bestelling ${payBy ? `voor je vast tot ${payBy}` : 'nog even vast'}; betaal opnieuw als je hem wilt hebben.`,
    failedButton: 'Betaal opnieuw',
    failedElse:
      'Wil je de bestelling niet meer? Dan hoef je niets te doen: hij vervalt vanzelf en je bent ons niets verschuldigd.',
    refundSubject: (number: string) => `Je krijgt geld terug van bestelling ${number}`,
    refundPreview: (total: string) => `${total} is naar je onderweg.`,
    refund: (number: string, total: string) =>
      `We hebben ${total} van bestelling ${number} teruggestort, op dezelfde manier als je betaalde. Meestal staat het binnen drie werkdagen op je rekening.`,
    refundReasons: {
      double:
        'Deze bestelling was al betaald: je hebt twee keer betaald en krijgt de tweede betaling terug.',
      late: 'Je betaling kwam binnen toen je bestelling al was vervallen, en niet alles was er nog. Je krijgt het hele bedrag terug. Het spijt ons; bestel gerust opnieuw.',
    },
    orderButton: 'Bekijk je bestelling',
  },
  /** To the shop itself. */
  staffMail: {
    'charged-back': {
      subject: (number: string) => `Betaling van bestelling ${number} teruggehaald`,
      text: (total: string) =>
        `De bank van de klant haalde ${total} terug. De bestelling telt niet meer als betaald en wordt niet ingepakt of verstuurd. Cadeaukaarten die ermee zijn gekocht, zijn geblokkeerd.`,
    },
    'chargeback-reversed': {
      subject: (number: string) => `Teruggehaalde betaling van bestelling ${number} hersteld`,
      text: (total: string) =>
        `De bank gaf een teruggehaalde betaling aan ons terug. Nog teruggehaald: ${total}.`,
    },
    'refund-failed': {
      subject: (number: string) => `Terugbetaling van bestelling ${number} is niet gelukt`,
      text: (total: string) =>
        `De betaaldienst kon ${total} niet terugbetalen. De klant krijgt dat geld nog van ons: maak het over en meld dat met ‘etalage orders refunded’, of probeer het opnieuw.`,
    },
    'refund-waits': {
      subject: (number: string) => `Terugbetaling van bestelling ${number} wacht`,
      text: (total: string) =>
        `De klant krijgt nog ${total} van ons, maar dat kan nu niet via de betaaldienst waar hij betaalde.`,
    },
    mismatch: {
      subject: (number: string) => `Betaling van bestelling ${number} klopt niet`,
      text: (total: string) =>
        `Er kwam ${total} binnen: dat is niet de betaling die we vroegen. De bestelling staat op niet betaald. Kijk bij de betaaldienst wat er is gebeurd.`,
    },
    where: (number: string) => `Alles van deze bestelling: etalage orders show ${number}`,
  },
} as const;
