/** Texts of withdrawal, returns, cancellation and refunds. */
export const returnTexts = {
  withdraw: {
    footer: 'Herroepen',
    title: 'Retourneren of herroepen',
    link: 'Overeenkomst herroepen',
    secondThoughts: 'Bedacht?',
    intro:
      'Je mag je aankoop herroepen tot 14 dagen na de dag waarop je (het laatste deel van) je bestelling kreeg. Een reden geven hoeft niet.',
    /** Beside the day until which it can be done. */
    free: 'Een reden geven hoeft niet.',
    start:
      'Overeenkomst herroepen, iets terugsturen of terugbrengen: het begint hier. Vul je bestelnummer en mailadres in: we mailen je een link waarmee je uit je bestelling kiest wat er teruggaat. Een account is niet nodig.',
    startButton: 'Mail me de link',
    steps: {
      title: 'Zo gaat het',
      list: [
        'Je kiest wat er teruggaat en bevestigt het. Je krijgt meteen een bewijs per mail.',
        'Je brengt het naar een winkel (gratis), of je stuurt het op.',
        'Je krijgt je geld terug op dezelfde manier als je betaalde.',
      ],
      /** Of a chain without stores. */
      listByPost: [
        'Je kiest wat er teruggaat en bevestigt het. Je krijgt meteen een bewijs per mail.',
        'Je stuurt het op.',
        'Je krijgt je geld terug op dezelfde manier als je betaalde.',
      ],
    },
    help: 'Kom je er niet uit?',
    /** Of who is logged in. */
    ownTitle: 'Uit welke bestelling gaat iets terug?',
    ownNone: 'In je account staat nu geen bestelling waarvan je nog iets kunt terugsturen.',
    chooseOrder: 'Kies deze bestelling',
    otherOrder: 'Een andere bestelling',
    otherStart:
      'Besteld met een ander mailadres, of voorbij de bedenktijd? Vul het bestelnummer en mailadres in: we mailen je een link waarmee je kiest wat er teruggaat.',
    back: 'Terug naar je bestelling',
    until: (day: string) => `Je kunt deze bestelling herroepen tot en met ${day}.`,
    atLeastUntil: (day: string) =>
      `Je kunt deze bestelling in elk geval herroepen tot en met ${day}: 14 dagen na de dag waarop je alles hebt.`,
    notYet:
      'Je kunt deze bestelling herroepen tot 14 dagen na de dag waarop je alles hebt ontvangen.',
    late: (day: string) =>
      `De bedenktijd van deze bestelling liep tot en met ${day} en is voorbij. Je kunt je verzoek nog wel doen: we noteren het en laten weten of we het artikel terugnemen. We zijn dat niet meer verplicht.`,
    /** Of what was not handed over, and of what was. */
    which: 'Wat wil je herroepen?',
    whichBack: 'Wat stuur je terug?',
    apiece: (price: string) => `${price} per stuk`,
    pieces: (title: string) => `Aantal van ${title}`,
    none: 'Niets',
    of: (quantity: number) => `${quantity} van je bestelling`,
    name: 'Naam',
    email: 'E-mailadres voor de bevestiging',
    why: 'Waarom gaat het terug? (hoeft niet)',
    noWhy: 'Kies een reden',
    reasons: [
      'Te klein',
      'Te groot',
      'Kleur of stof valt tegen',
      'Anders dan op de foto',
      'Beschadigd of stuk',
      'Verkeerd artikel gekregen',
      'Te laat gekomen',
      'Toch niet nodig',
    ],
    /** Of the reasons, those that are the shop's doing: then it pays for sending back. */
    faulty: ['Beschadigd of stuk', 'Verkeerd artikel gekregen'],
    reason: 'Wil je er iets over zeggen? (hoeft niet)',
    way: 'Hoe breng je het terug?',
    ways: { store: 'In de winkel', post: 'Met de post' },
    wayCosts: {
      store: 'Gratis. Je ziet hierna welke winkels bij je in de buurt zijn.',
      own: 'De kosten van opsturen zijn voor jezelf. Was het beschadigd of verkeerd, dan betalen wij ze terug.',
      free: (carrier: string) => `Gratis, met een retourlabel van ${carrier}.`,
      label: (carrier: string, sum: string) =>
        `Met een retourlabel van ${carrier}. Dat kost ${sum}, die gaat af van wat je terugkrijgt. Was het beschadigd of verkeerd, dan is het gratis.`,
    },
    /** Of what was handed over, and of what was not: then comes all of it once more, to be confirmed. */
    checkReturn: 'Kijk je retour na',
    checkWithdrawal: 'Kijk je herroeping na',
    confirmTitle: 'Klopt dit?',
    confirmText: (number: string) => `Ik herroep mijn overeenkomst over bestelling ${number}:`,
    /** What comes back of what was paid (art. 6:230r BW). */
    expected: (amount: string, day: string) =>
      `Je krijgt ${amount} terug, uiterlijk ${day}, op dezelfde manier als je betaalde. We mogen wachten tot het artikel terug is of je laat zien dat het onderweg is.`,
    byName: 'Op naam van',
    receiptTo: 'Bevestiging naar',
    confirm: 'Herroeping bevestigen',
    edit: 'Pas het aan',
    nothingChosen: 'Kies ten minste één artikel dat je wilt herroepen.',
    tooMany: 'Zoveel kun je hiervan niet (meer) herroepen. Kijk de aantallen na.',
    noName: 'Vul je naam in.',
    noEmail: 'Vul een e-mailadres in waarop we je kunnen bereiken.',
    nothingLeft: 'Van deze bestelling is alles al herroepen of teruggenomen.',
    cancelled: 'Deze bestelling is vervallen: er valt niets te herroepen.',
    doneTitle: 'Je herroeping is ontvangen',
    received: (at: string) => `We ontvingen je herroeping op ${at}.`,
    /** `other`: an address that was filled in besides the order's own. */
    mailed: (email: string, other?: string) =>
      other
        ? `We mailen je bevestiging naar ${email}, het adres van je bestelling. Naar ${other} gaat een korte bevestiging, één keer per bestelling.`
        : `We mailen je bevestiging naar ${email}.`,
    /** Mails about an order that nobody paid are counted, so one more may not go. */
    mailedOften:
      'Over deze bestelling ging al meer mail, daarom mailen we deze bevestiging misschien niet. Deze pagina is je bewijs.',
    keepTitle: 'Dit is je ontvangstbewijs',
    keep: 'Print of bewaar deze pagina: alles wat in de mail staat, staat ook hier.',
    order: (number: string) => `Bestelling ${number}`,
  },
  returns: {
    title: 'Je retouren',
    states: {
      announced: 'Aangemeld',
      received: 'Binnen, we kijken hem na',
      approved: 'Goedgekeurd, we betalen je terug',
      refused: 'Niet teruggenomen',
      refunded: 'Terugbetaald',
    },
    lineStates: {
      announced: '',
      approved: 'goedgekeurd',
      refused: 'niet teruggenomen',
      cancelled: 'niet verstuurd',
    },
    unsentTitle: 'Uit je bestelling gehaald',
    unsentOn: (at: string) => `Op ${at}, voordat het werd verstuurd`,
    unsentPaid: 'We betalen je terug',
    unsentFree: 'Je hoeft er niet voor te betalen.',
    nothingTitle: 'Je hoeft niets terug te sturen',
    nothing: 'Het was nog niet verstuurd, en dat doen we nu ook niet meer.',
    notYet:
      'Je kreeg het nog niet. De prijs van je bestelling blijft dezelfde: betaal je die, dan krijg je het geld hiervan terug.',
    nothingPartly:
      'Wat nog niet was verstuurd, sturen we niet meer. Dat hoef je niet terug te sturen en betalen we nu al terug.',
    number: (number: string) => `Retour ${number}`,
    on: (at: string) => `Aangemeld op ${at}`,
    late: 'Aangemeld na de bedenktijd',
    refund: (total: string) => `Terug: ${total}`,
    howTitle: 'Zo gaat het terug',
    how: (number: string, day: string) => [
      `Schrijf ${number} op een briefje en doe dat bij het artikel.`,
      `Breng het uiterlijk ${day} naar een winkel (gratis), of stuur het op.`,
    ],
    /** By store. */
    howStore: (day: string) => [
      `Breng het uiterlijk ${day} naar een winkel. Dat is gratis.`,
      'Laat daar je retourcode zien, op je telefoon of op papier.',
    ],
    /** By post, without a label of ours. */
    howPost: (number: string, day: string) => [
      `Doe je retourbon in het pakket, of een briefje met ${number}.`,
      `Verstuur het uiterlijk ${day}. Bewaar het bewijs van verzending.`,
    ],
    /** By post, with the label of a carrier. */
    howLabel: (carrier: string, day: string) => [
      `Plak je retourlabel op het pakket en geef het uiterlijk ${day} af bij een punt van ${carrier}.`,
    ],
    labelFree: 'Het retourlabel is gratis.',
    labelCosts: (sum: string) => `Het retourlabel kost ${sum}. Die gaat af van wat je terugkrijgt.`,
    link: 'Retourcode en inleverplekken',
    /** Of what goes by post without a label: no carrier told us where its points are. */
    linkPost: 'Bekijk je retourbon',
    slip: {
      title: (number: string) => `Retour ${number}`,
      heading: 'Je retourbon',
      lead: 'Laat de code zien in de winkel, of doe de bon in het pakket.',
      leads: {
        store: 'Laat de code zien in de winkel.',
        post: 'Doe deze bon in het pakket. Printen hoeft niet: een briefje met het nummer is ook goed.',
      },
      code: (number: string) => `QR-code van retour ${number}`,
      codeBelow: 'Lukt scannen niet? Dan is het nummer genoeg.',
      what: 'Dit breng je terug',
      whats: { store: 'Dit breng je terug', post: 'Dit stuur je terug' },
      until: (day: string) => `Uiterlijk ${day}`,
      labelTitle: 'Je retourlabel',
      labelGet: (carrier: string) => `Haal je retourlabel van ${carrier} op (pdf)`,
      labelGetPicture: (carrier: string) => `Haal je retourlabel van ${carrier} op`,
      codeGet: (carrier: string) => `Haal je code voor ${carrier} op`,
      printless: (carrier: string) =>
        `Je hebt geen printer nodig: laat de code zien bij een punt van ${carrier}. Daar printen ze het label.`,
      track: (code: string) => `Volg je pakket ${code}`,
      labelAsked: 'Je retourlabel wordt gemaakt. Ververs deze pagina over een minuut.',
      labelFailed: (carrier: string) =>
        `${carrier} maakte je retourlabel nog niet. Je retour staat genoteerd: er gaat niets verloren.`,
      labelAgain: 'Vraag het label opnieuw aan',
      labelMake: 'Maak mijn retourlabel',
      stores: 'Winkels bij je in de buurt',
      /** Of what goes by post. */
      orStores: 'Liever gratis naar een winkel bij je in de buurt?',
      points: (carrier: string) => `Punten van ${carrier} bij je in de buurt`,
      zipcode: 'Postcode',
      search: 'Zoek in de buurt',
      noZipcode: 'Vul een postcode in zoals 1234 AB, dan zie je waar je terechtkunt.',
      noPlaces: 'Bij deze postcode vinden we niets. Probeer een andere.',
      pointsAway: (carrier: string) =>
        `${carrier} noemt nu geen punten. Je label werkt bij elk punt van ${carrier}.`,
      other: { store: 'Ik breng het naar een winkel', post: 'Ik stuur het op' },
      otherTitle: 'Doe je het liever anders?',
      back: 'Naar je bestelling',
    },
    sendTo: 'Opsturen naar',
    costs: 'De kosten van opsturen zijn voor jezelf.',
    /** Of what was damaged or not what was ordered (art. 7:21 BW). */
    costsOurs:
      'Wij betalen de kosten van opsturen terug, want dit was onze fout. Bewaar het bewijs van wat het kostte.',
    refundRule:
      'We betalen terug binnen 14 dagen na je herroeping, op dezelfde manier als je betaalde. We mogen wachten tot we het artikel hebben of je laat zien dat het onderweg is.',
    department: 'Retouren',
  },
  mail: {
    slip: 'Bekijk je retourcode',
    slipWhy: 'Bij je retourcode staat ook waar je het in de buurt kunt inleveren.',
    slipWhyPost: 'Op je retourbon staat ook het adres.',
    cancelledSubject: (number: string) => `Je bestelling ${number} is geannuleerd`,
    cancelled: 'Je bestelling is geannuleerd. We sturen niets en je hoeft niets te doen.',
    cancelledWhat: 'Dit komt niet meer:',
    cancelledFetched:
      'Je bestelling is geannuleerd. Je hoeft niet langs te komen en niets te doen.',
    /** Before what it is about. */
    lost: 'Het spijt ons: we hebben goed gezocht, maar konden dit niet vinden.',
    cancelledBack: (total: string) =>
      `Je krijgt ${total} terug, op dezelfde manier als je betaalde.`,
    withdrawnSubject: (number: string) => `Je herroeping van bestelling ${number}`,
    withdrawn: (number: string, at: string) =>
      `We hebben je herroeping van bestelling ${number} ontvangen op ${at}. Dit is wat je herroept:`,
    withdrawnLate: (day: string) =>
      `De bedenktijd liep tot en met ${day}. We laten je weten of we het artikel nog terugnemen.`,
    withdrawnBy: (name: string) => `Op naam van: ‘${name}’`,
    reason: (text: string) => `Als reden gaf je: ‘${text}’`,
    withdrawnOtherAddress: (number: string, at: string) =>
      `Bij de herroeping van bestelling ${number} is dit e-mailadres opgegeven voor de bevestiging. We ontvingen de herroeping op ${at}. Dit wordt herroepen:`,
    withdrawnOtherAddressWhy:
      'Hoe het verder gaat, staat in de mail aan het adres van de bestelling. Heb je hier niets mee te maken? Dan vulde iemand je adres per ongeluk in: je hoeft niets te doen.',
    closedSubject: (number: string) => `De rest van je bestelling ${number} komt niet meer`,
    partClosedSubject: (number: string) => `Een deel van je bestelling ${number} komt niet`,
    comesMore: 'De rest van je bestelling sturen we wel.',
    comesMoreToStore: 'De rest van je bestelling kun je gewoon ophalen.',
    closed: 'Het spijt ons: dit deel van je bestelling kunnen we niet meer leveren.',
    closedFetched: 'Het spijt ons: dit deel van je bestelling konden we niet vinden.',
    piecesSubject: (number: string) => `Je bestelling ${number} is aangepast`,
    pieces: 'Dit hebben we uit je bestelling gehaald. De rest sturen we zoals afgesproken.',
    piecesFetched:
      'Dit hebben we uit je bestelling gehaald. De rest kun je ophalen zoals afgesproken.',
    receivedSubject: (number: string) => `Je retour ${number} is binnen`,
    received:
      'We hebben je retour ontvangen en kijken hem na. Zodra dat klaar is, hoor je van ons en gaat je geld terug.',
    assessedSubject: (number: string) => `Je retour ${number} is bekeken`,
    approved: 'We nemen dit terug:',
    refused: 'Dit nemen we niet terug:',
    back: (total: string) =>
      `Je krijgt ${total} terug, op dezelfde manier als je betaalde. Reken op een paar werkdagen.`,
    labelOff: (sum: string) => `De ${sum} voor je retourlabel is er al af.`,
    backCards: (total: string) => `Daarvan staat ${total} weer op je cadeaukaart.`,
  },
  staff: {
    unknownReturn: (number: string) => `Er is geen retour ${number}.`,
    partlySent:
      'Een deel van deze bestelling is al verstuurd. Sluit haar (‘close’) als de rest niet meer komt: die wordt dan terugbetaald.',
    nothingSent: 'Van deze bestelling is nog niets verstuurd: annuleer haar als ze niet kan komen.',
    cardUsed:
      'Een cadeaukaart van deze bestelling is al (deels) gebruikt of nog niet gemaakt, en kan niet terug.',
    noTask: 'Deze terugbetaling is er niet, of hoeft niet meer.',
    nothingLeft: 'Alles van deze bestelling is al verstuurd of herroepen.',
    returnState: (number: string, state: string) =>
      `Retour ${number} staat op ‘${state}’: dat kan nu niet.`,
    refusedUnknown: 'Zo’n artikel zit niet in deze retour.',
    piecesCancelled: 'Deze bestelling is geannuleerd: er valt niets meer uit te halen.',
    piecesTooLate:
      'Deze bestelling is al ingepakt: er kan niets meer uit. Wat terugkomt, gaat als retour.',
    piecesUnpaid:
      'Van een bestelling die nog niet betaald is, kan alleen het geheel worden geannuleerd: de prijs staat vast.',
    piecesUnknown: 'Zoveel stuks van dat artikel zijn er niet (meer) in deze bestelling.',
    otherSum: 'Er is intussen iets aan deze bestelling veranderd. Kijk opnieuw wat er teruggaat.',
    reasonNeeded: 'Zeg bij wat je niet terugneemt waarom niet.',
    badCents: 'Geef een heel aantal centen boven 0.',
    given: 'Hiermee is al eerder een ander bedrag teruggegeven. Kijk wat er nog terug kan.',
    otherLeft: 'Iemand gaf net geld van deze bestelling terug. Kijk wat er nog terug kan.',
    tooMuch: 'Dat is meer dan er van deze bestelling nog terug kan.',
  },
  api: {
    listTasks: 'Terugbetalingen die met de hand moeten (alleen admin)',
    doneTask: 'Meldt dat een terugbetaling met de hand is gedaan (alleen admin)',
    listReturns: 'Retouren, de nieuwste eerst (alleen admin)',
    readReturn: 'Een retour (alleen admin)',
    receive: 'Meldt dat een retour binnen is (alleen admin)',
    assess:
      'Keurt een retour goed, behalve de regels die worden geweigerd: geld en voorraad gaan terug (alleen admin)',
  },
} as const;
