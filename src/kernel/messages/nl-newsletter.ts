import { newsletter as limits } from '../limits-newsletter';

const days = limits.askedFor / 86_400_000;

/** Why none comes: said to everybody, so that nobody learns who is on the list. */
const noMail = `Stond je al op de lijst, of kreeg je vandaag al ${limits.invitesPerDay} van die mails, dan sturen we niets.`;

/** Texts of the newsletter's list. Nobody is promised when a letter comes. */
export const newsletterTexts = {
  title: 'Nieuwsbrief',
  page: {
    description: (site: string) =>
      `Meld je aan voor de nieuwsbrief van ${site}. Afmelden kan altijd.`,
    intro:
      'Krijg onze nieuwsbrief in je mailbox. Vul je e-mailadres in, dan sturen we je eerst een mail om te vragen of het klopt.',
    email: 'E-mailadres',
    name: 'Voornaam',
    nameHint: 'Als je wilt. Dan weten we hoe we je kunnen aanspreken.',
    /** What is kept as proof. */
    consent: (site: string) =>
      `Met ‘Aanmelden’ vraag je ons om je de nieuwsbrief van ${site} te mailen. Je kunt je altijd weer afmelden, met de link onder elke brief.`,
    privacy: 'Wat we met je adres doen',
    submit: 'Aanmelden',
    /** To who comes from a page that stood open for days. */
    once: 'Je pagina stond lang open. Druk nog één keer op Aanmelden.',
    askedTitle: 'Kijk in je mail',
    asked: `Je krijgt een mail met een knop om te bevestigen. Pas daarna sta je op de lijst. Niets gekregen? Kijk bij je ongewenste mail. ${noMail}`,
    back: 'Verder winkelen',
  },
  /** At the foot of every page. */
  footer: {
    title: 'Onze nieuwsbrief',
    /** Not called as the fields of the forms above it. */
    email: 'Je mailadres',
  },
  /** On the profile of an account. */
  profile: {
    on: (email: string) => `Je staat met ${email} op de lijst.`,
    asked: (email: string) =>
      `Je bent aangemeld met ${email}, maar dat is nog niet bevestigd. In de mail die je kreeg staat een knop; die hieronder doet hetzelfde.`,
    off: (email: string) => `Je staat met ${email} niet op de lijst.`,
    /** Of an account whose address may be another's. */
    unproven: (email: string) =>
      `Meld je je aan, dan krijg je op ${email} een mail met een knop om te bevestigen. Of dit adres al op de lijst staat, zie je hier pas als we weten dat het van jou is.`,
    stop: 'Afmelden',
    notices: {
      on: 'Je staat op de lijst voor de nieuwsbrief.',
      asked: `Kijk in je mail en bevestig daar je aanmelding. ${noMail}`,
      off: 'Je bent afgemeld voor de nieuwsbrief. Het kan zijn dat er nog een brief onderweg is.',
    },
  },
  problems: {
    noEmail: 'Vul je e-mailadres in.',
    email: 'Dit e-mailadres klopt niet. Kijk het na, bijvoorbeeld naam@voorbeeld.nl.',
    tooOften:
      'Er zijn vandaag te veel adressen ingevuld vanaf jouw netwerk. Probeer het morgen nog eens.',
  },
  confirm: {
    title: 'Wil je de nieuwsbrief?',
    ask: (email: string, site: string) =>
      `Klopt het dat ${email} de nieuwsbrief van ${site} wil krijgen?`,
    button: 'Ja, zet me op de lijst',
    no: 'Nee, wis mijn adres',
    doneTitle: 'Je staat op de lijst',
    done: 'Verschijnt er een nieuwsbrief, dan krijg je hem per mail. Onder elke brief staat een link om je af te melden.',
    stop: 'Toch niet? Meld je af',
    overTitle: 'Deze link is niet meer geldig',
    over: `Misschien heb je langer dan ${days} dagen gewacht, of heb je je al afgemeld. Je kunt je opnieuw aanmelden.`,
    again: 'Opnieuw aanmelden',
  },
  leave: {
    link: 'Afmelden voor de nieuwsbrief',
    title: 'Afmelden voor de nieuwsbrief',
    intro:
      'Onder elke brief staat een link waarmee je je afmeldt. Heb je er geen bij de hand, vul dan je e-mailadres in. We mailen je de link.',
    submit: 'Mail me de link',
    askedTitle: 'Kijk in je mail',
    asked:
      'Staat dit adres op onze lijst, dan krijg je een mail met de link om je af te melden. Niets gekregen? Kijk bij je ongewenste mail.',
  },
  stop: {
    title: 'Afmelden',
    ask: (email: string) => `Wil je op ${email} geen nieuwsbrief meer krijgen?`,
    button: 'Meld me af',
    doneTitle: 'Je bent afgemeld',
    done: 'Je staat niet meer op onze lijst en je adres is daar gewist. Het kan zijn dat er nog een brief onderweg is.',
    again: 'Toch weer aanmelden',
    unknownTitle: 'Deze link is niet geldig',
    unknown:
      'Er is niets veranderd. Misschien kwam de link niet helemaal mee, of is je adres al lang gewist. Vul je e-mailadres in, dan mailen we je een link die werkt.',
  },
  /** A sentence for the privacy page. */
  sharedWith: (providers: readonly string[]) =>
    providers.length === 0
      ? 'We geven je adres hiervoor aan niemand anders.'
      : `De brieven versturen we met ${providers.join(' en ')}, dat daarvoor je adres en je voornaam krijgt. Meld je je af, dan hoort het dat ook.`,
  export: {
    columns: [
      ...['nummer', 'e-mailadres', 'naam', 'taal', 'staat', 'gevraagd', 'waar', 'tekstversie'],
      ...['tekst', 'bevestigd', 'afgemeld', 'afgemeld via', 'afdruk van het adres'],
    ],
    states: {
      asked: 'nog niet bevestigd',
      subscribed: 'op de lijst',
      unsubscribed: 'afgemeld',
    },
  },
  mail: {
    confirmSubject: (site: string) => `Bevestig je aanmelding voor de nieuwsbrief van ${site}`,
    confirmPreview: 'Nog één klik, dan sta je op de lijst.',
    confirmText: (site: string) =>
      `Iemand, jij denken we, heeft dit adres aangemeld voor de nieuwsbrief van ${site}. Klopt dat?`,
    confirmButton: 'Ja, ik wil de nieuwsbrief',
    ignore: `Heb jij dit niet gevraagd? Doe dan niets: na ${days} dagen wissen we je adres.`,
    leaveSubject: (site: string) => `Afmelden voor de nieuwsbrief van ${site}`,
    leavePreview: 'Met één klik van de lijst.',
    leaveText: (site: string) =>
      `Je vroeg hoe je je afmeldt voor de nieuwsbrief van ${site}. Dat doe je hier.`,
    leaveButton: 'Meld me af',
    leaveIgnore: 'Heb jij dit niet gevraagd? Doe dan niets: je blijft op de lijst.',
    welcomeSubject: (site: string) => `Je staat op de lijst voor de nieuwsbrief van ${site}`,
    welcomePreview: 'Zo meld je je af, als je dat ooit wilt.',
    welcomeText: (site: string) =>
      `Je aanmelding is bevestigd. Verschijnt er een nieuwsbrief van ${site}, dan krijg je hem op dit adres.`,
    stopText: 'Wil je hem niet meer? Afmelden kan altijd:',
    stop: 'Meld je af',
  },
} as const;
