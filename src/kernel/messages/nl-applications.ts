/** Texts of applying for a vacancy: the form's page, its popups, the status page and mails. */
const moments = { ochtend: 'Ochtend', middag: 'Middag', avond: 'Avond' } as const;

export const applications = {
  /** S2.9/6; the line between the two parts is broken on the page. */
  heading: 'Solliciteer nu voor',
  at: (brand: string, location: string) => ` bij ${brand} ${location}`,
  open: 'Open sollicitatie',
  openTitle: (brand: string) => `Solliciteer bij ${brand}`,
  intro: 'Het kost je een paar minuten. Een cv mag, hoeft niet.',
  gone: {
    title: 'Deze vacature is vervuld',
    text: 'Solliciteren kan hier niet meer. Er is vast iets anders dat bij je past.',
    all: 'Bekijk alle vacatures',
  },
  closed: 'Het formulier staat even dicht. Kom later terug, of loop een winkel binnen.',
  locationLabel: 'Waar wil je werken?',
  locationFirst: 'Maak een keuze',
  locationMissing: 'Kies waar je wilt werken.',
  availability: {
    legend: 'Wanneer kun je werken?',
    office: 'Wanneer werk je het liefst op kantoor?',
    hint: 'Kies alle dagdelen die je kunt. Je vaste tijden spreken we samen af.',
    officeHint: 'Kantoor is open van maandag tot en met vrijdag. Kies wat je het beste uitkomt.',
    days: ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'],
    officeDays: 5,
    moments,
  },
  birth: {
    day: 'Dag',
    month: 'Maand',
    year: 'Jaar',
    months: [
      'januari',
      'februari',
      'maart',
      'april',
      'mei',
      'juni',
      'juli',
      'augustus',
      'september',
      'oktober',
      'november',
      'december',
    ],
    unknown: 'Deze geboortedatum bestaat niet.',
    why: (age: number) =>
      `Werken kan bij ons vanaf ${age} jaar. Daar vragen we je geboortedatum voor; we bewaren alleen je leeftijdsgroep.`,
    whyThis: (age: number) =>
      `Voor deze baan moet je ${age} zijn. Daar vragen we je geboortedatum voor; we bewaren alleen je leeftijdsgroep.`,
  },
  /** What is kept of the day of birth. */
  age: 'Leeftijd',
  ages: { child: 'Jonger dan 16', young: '16 of 17', adult: '18 of ouder' },
  /** Beside the form. */
  about: {
    title: 'Waar je op solliciteert',
    back: 'Lees de vacature nog eens',
    next: 'Hoe het verdergaat',
    steps: [
      'Je krijgt meteen een mail met een link waarmee je je sollicitatie volgt.',
      'Een collega leest hem. Daarna hoor je van ons.',
      'Past het? Dan maken we een afspraak om kennis te maken.',
    ],
  },
  /** S5.3/1 */
  young: {
    title: 'Oeps!',
    text: (age: number) => `Je bent nog te jong. Werken kan bij ons vanaf ${age} jaar.`,
    forThis: (age: number) => `Je bent nog te jong. Voor deze baan moet je ${age} zijn.`,
  },
  /** S5.3/2 */
  emails: 'De e-mailadressen komen niet overeen.',
  /** S5.3/3 */
  choices: {
    title: 'Beschikbaarheid',
    text: (brand: string) =>
      `Voer minimaal drie keuzes in. Je uiteindelijke werktijden worden in overleg met je ${brand} team bepaald.`,
  },
  tooLong: (most: number) => `Vertel het in hoogstens ${most} tekens.`,
  close: 'Sluiten',
  /** S2.9/10 */
  far: {
    title: 'Dat is een eind reizen',
    text: (location: string) =>
      `${location} is ver van je huis. Je mag natuurlijk gewoon doorgaan. Of kijk of er iets dichterbij is.`,
    nearer: 'Dichter bij huis zoeken we ook',
    go: 'Doorgaan met solliciteren',
    overview: 'Bekijk alle vacatures',
    km: (distance: string) => `${distance} van je huis`,
    note: (location: string, distance: string) =>
      `${location} is ${distance} van je huis. We rekenen je dat niet aan.`,
  },
  /** Notes in the console (S5.3/5, S8.5/1). */
  notes: {
    zipcode: 'Ongeldige postcode.',
    missing: 'Niet alle vereiste velden zijn ingevuld.',
    failed: 'API fout',
  },
  /** S2.9/11 */
  thanks: {
    title: 'Bedankt voor je sollicitatie!',
    intro:
      'Hij is binnen. Je krijgt een mail met een link waarmee je ziet hoe het ervoor staat. Een collega leest hem, en daarna hoor je van ons.',
    home: 'Ga naar home',
    more: 'Meer vacatures',
  },
  states: {
    received: 'Binnengekomen',
    invited: 'Uitgenodigd',
    rejected: 'Afgewezen',
    hired: 'Aangenomen',
    withdrawn: 'Ingetrokken',
  },
  status: {
    title: 'Je sollicitatie',
    hello: (name: string) => `Hallo ${name}`,
    texts: {
      received: 'Je sollicitatie is binnen. Een collega leest hem en je hoort snel van ons.',
      invited: 'We willen je graag leren kennen. De winkel belt of mailt je voor een afspraak.',
      rejected: 'We gaan verder met iemand anders. Dank je wel dat je de moeite nam.',
      hired: 'Je hebt de baan. Welkom, we hebben er zin in!',
      withdrawn: 'Je hebt je sollicitatie ingetrokken. We doen er niets meer mee.',
    },
    vacancy: 'Vacature',
    where: 'Waar',
    sent: 'Verstuurd op',
    kept: 'Bewaard tot',
    keptWeeks: (weeks: number) => `${weeks} weken na afloop`,
    keptYear: 'Een jaar na afloop, zoals je goedvond',
    yours: 'Wat je kunt doen',
    withdraw: 'Trek je sollicitatie in',
    withdrawText: 'Iets anders gevonden? Trek hem in, dan weet de winkel het meteen.',
    withdrawSure: 'Trek je je sollicitatie in? Daarna lezen we hem niet meer.',
    erase: 'Wis al mijn gegevens',
    eraseText:
      'Alles wat je stuurde wordt meteen gewist, met bestanden die je meestuurde. Loopt je sollicitatie nog, dan stopt die. Dit kan niet ongedaan.',
    eraseSure: 'Ja, wis alles',
    erasedTitle: 'Je sollicitatie is gewist',
    erasedText:
      'Wat je stuurde is weg, met bestanden die je meestuurde. Solliciteren mag altijd opnieuw.',
    more: 'Bekijk alle vacatures',
  },
  mail: {
    at: (vacancy: string, location: string) => (location ? `${vacancy} bij ${location}` : vacancy),
    follow: 'Bekijk je sollicitatie',
    link: 'Met deze link zie je hoe het ervoor staat, trek je hem in of wis je alles.',
    received: {
      subject: 'Je sollicitatie is binnen',
      text: (what: string) =>
        `Dank je wel voor je sollicitatie: ${what}. Een collega leest hem, en daarna hoor je van ons.`,
    },
    invited: {
      subject: 'We willen je graag spreken',
      text: (what: string) =>
        `Goed nieuws over je sollicitatie: ${what}. We maken graag een afspraak.`,
    },
    rejected: {
      subject: 'Over je sollicitatie',
      text: (what: string) =>
        `We lazen je sollicitatie met aandacht: ${what}. Toch gaan we verder met iemand anders.`,
    },
    hired: {
      subject: 'Je bent aangenomen',
      text: (what: string) =>
        `Gefeliciteerd, je hebt de baan: ${what}. De winkel neemt contact op.`,
    },
    withdrawn: {
      subject: 'Je sollicitatie is ingetrokken',
      text: (what: string) =>
        `Je hebt je sollicitatie ingetrokken: ${what}. We doen er niets meer mee.`,
    },
    erased: {
      subject: 'Je sollicitatie is gewist',
      text: (what: string) =>
        `We hebben alles gewist wat je ons stuurde voor je sollicitatie: ${what}.`,
    },
    filesGone: 'Ook de bestanden die je meestuurde zijn weg.',
    staff: {
      received: (number: number) => `Nieuwe sollicitatie ${number}`,
      withdrawn: (number: number) => `Sollicitatie ${number} is ingetrokken`,
      text: {
        received: (what: string) => `Er kwam een sollicitatie binnen: ${what}.`,
        withdrawn: (what: string) => `De sollicitant trok zich terug: ${what}.`,
      },
      where:
        'Wie het is staat uit voorzorg niet in deze mail. Je vindt de sollicitatie onder zijn nummer in het kantoor, bij Sollicitaties.',
    },
  },
  /** S2.9/2-3 */
  confirmLocation: {
    title: 'Klopt de plek?',
    text: (location: string) => `Deze vacature is bij ${location}.`,
    go: 'Naar de vacature',
    overview: 'Terug naar het overzicht',
  },
  nearby: {
    title: 'Hoe ver wil je reizen?',
    place: 'Postcode of plaats',
    within: 'Binnen',
    km: (km: number) => `${km} km`,
    submit: 'Toon vacatures',
    wrong: 'Vul een postcode in, zoals 3511 AW of 3511, of de naam van een plaats.',
    unknown: 'Die postcode kennen we niet.',
    unknownPlace: (place: string) =>
      `We vinden geen plaats ‘${place}’ met een winkel. Dit zijn alle vacatures. Probeer anders je postcode.`,
    none: (km: number, place: string) => ({
      title: 'Vacatures het dichtst bij je',
      intro: `Binnen ${km} km van ${place} zoeken we nu niemand. Dit is het dichtst bij je.`,
      chip: `Het dichtst bij ${place}`,
    }),
    found: (km: number, place: string) => ({
      title: `Vacatures binnen ${km} km van ${place}`,
      intro: '',
      chip: `Binnen ${km} km van ${place}`,
    }),
  },
  /** Of a mail that staff writes to an applicant. */
  answer: {
    missing: 'Vul dit in.',
    tooLong: (over: number) => `${over} ${over === 1 ? 'teken' : 'tekens'} te lang.`,
    unknownMarks: (marks: string) => `Wat is ${marks}? Dat kunnen we niet invullen.`,
    stale:
      'Een collega veranderde deze tekst net. Kijk of die van jou nog klopt, en bewaar dan opnieuw.',
  },
  api: {
    unknown: 'Deze sollicitatie bestaat niet (meer).',
    state: 'Kies als stand: invited, rejected of hired.',
    withdrawn: 'Deze sollicitatie is ingetrokken.',
    moved: 'Een collega was je voor: de sollicitatie staat al ergens anders.',
    keyUsed: 'Dit is al eens gevraagd, voor iets anders.',
    tooManyNotes: 'Bij deze sollicitatie passen geen notities meer.',
    scope: 'Alleen medewerkers mogen dit.',
  },
} as const;
