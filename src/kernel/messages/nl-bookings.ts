const seats = (count: number): string => (count === 1 ? '1 plaats' : `${count} plaatsen`);

/** Booking seats at an event: the form on its page, the page of a booking and the mails. */
export const bookingTexts = {
  title: 'Boek je plaats',
  left: (count: number) => `Nog ${seats(count)}`,
  full: 'Volgeboekt',
  fullText:
    'Alle plaatsen zijn bezet. Zegt iemand af of betaalt iemand niet, dan komt die plaats hier weer vrij.',
  heldByBookings: (count: number) =>
    `Dit kan niet weg: er ${count === 1 ? 'is' : 'zijn'} ${seats(count)} geboekt.`,
  alreadyBooked: (count: number) => `Er ${count === 1 ? 'is' : 'zijn'} al ${seats(count)} geboekt.`,
  seats: 'Aantal plaatsen',
  seatsFor: (count: number, price: string) => `${count} · ${price}`,
  perSeat: (price: string) => `${price} per plaats`,
  free: 'Gratis',
  most: (count: number) => `Je boekt hoogstens ${seats(count)} per keer.`,
  pay: 'Boek en betaal',
  reserve: 'Reserveer gratis',
  noWithdrawal:
    'Dit is voor een vaste dag. Daarom is er volgens de wet geen bedenktijd: na je betaling kun je niet meer herroepen.',
  mayCancel: 'Kun je toch niet? Afzeggen doe je met de link in de mail.',
  formTitle: 'Reserveer je plaats',
  name: 'Voornaam',
  email: 'E-mailadres',
  emailHint: 'Hier krijg je de bevestiging, met een link om af te zeggen.',
  submit: 'Bevestig je reservering',
  back: 'Terug naar de activiteit',
  over: 'Deze activiteit kun je niet (meer) boeken.',
  problems: {
    number: 'Kies hoeveel plaatsen je wilt.',
    full: 'Deze activiteit is net volgeboekt.',
    left: (count: number) =>
      `Er ${count === 1 ? 'is' : 'zijn'} nog maar ${seats(count)}. Kies er minder.`,
    most: (count: number) => `Je boekt hoogstens ${seats(count)} per keer. Kies er minder.`,
    // Not how many it has: whoever types an address need not be its owner.
    had: (most: number) =>
      `Met één e-mailadres boek je hoogstens ${seats(most)} bij deze activiteit. Wat je al boekte, staat in je mail.`,
    cartFull: 'Je winkelmand is vol. Haal er eerst iets uit.',
    name: 'Vul je voornaam in.',
    email: 'Vul een e-mailadres in zoals naam@voorbeeld.nl.',
    tooOften: 'Je hebt dit te vaak geprobeerd. Wacht tien minuten en probeer het weer.',
    // People in one house or office share a connection: it need not be this one who booked.
    enough:
      'Via jouw internetverbinding is vandaag al veel geboekt. Neem contact met ons op, dan boeken we je plaatsen voor je.',
  },
  pageTitle: 'Je reservering',
  /** On an order's page. */
  ordered: 'Wanneer en waar',
  states: {
    booked: (count: number) => (count === 1 ? 'Je plaats is geboekt' : 'Je plaatsen zijn geboekt'),
    cancelled: () => 'Afgezegd',
    past: () => 'Dit is geweest',
  },
  booked: (count: number) =>
    `We houden ${seats(count)} voor je vrij. De bevestiging staat in je mail.`,
  cancelled: (count: number) =>
    `Je hebt afgezegd. ${count === 1 ? 'Je plaats is' : 'Je plaatsen zijn'} weer vrij voor een ander.`,
  past: 'We hopen dat het leuk was.',
  what: 'Activiteit',
  when: 'Wanneer',
  where: 'Waar',
  many: 'Plaatsen',
  calendar: 'Zet in je agenda',
  cancel: 'Zeg af',
  cancelText: 'Kom je toch niet? Zeg af, dan kan een ander komen.',
  mail: {
    subject: (title: string, count: number) =>
      `${count === 1 ? 'Je plaats' : 'Je plaatsen'} bij ${title}`,
    preview: (when: string) => when,
    text: (count: number) =>
      count === 1
        ? 'Er is een plaats voor je vrijgehouden:'
        : `Er zijn ${count} plaatsen voor je vrijgehouden:`,
    view: 'Bekijk of zeg af',
    cancelledSubject: (title: string) => `Je hebt afgezegd voor ${title}`,
    cancelledText: (count: number) =>
      `Je hebt afgezegd. ${count === 1 ? 'Je plaats is' : `Je ${count} plaatsen zijn`} weer vrij voor een ander:`,
    cancelledAgain: 'Wil je toch komen, of deed je dit niet zelf?',
    cancelledLink: 'Boek dan opnieuw, zolang er plaats is',
    calendar: 'Zet in je agenda',
    paidText: (number: string) =>
      `Je betaling is binnen. Deze plaatsen van bestelling ${number} zijn van jou:`,
    paidSubject: (title: string) => `Je plaatsen bij ${title}`,
    paidSeveral: 'Je geboekte plaatsen',
    show: 'Laat deze mail bij binnenkomst zien.',
    order: 'Bekijk je bestelling',
    fixed:
      'Je plaats is voor een vaste dag en kan niet herroepen worden. Gaat de activiteit niet door, dan krijg je je geld terug.',
  },
  api: {
    list: 'Wie er komt bij een activiteit',
    scope: 'Alleen medewerkers mogen boekingen zien.',
    event: 'Noem een activiteit met event_id.',
  },
} as const;
