/** Texts of the way in which an empty site gets its name, its look and its first member. */
export const setupTexts = {
  title: 'Je winkel inrichten',
  stepOf: (at: number, of: number) => `Stap ${at} van ${of}`,
  steps: {
    wie: {
      title: 'Wie is de winkel?',
      lead: 'Dit staat in de voet van elke pagina, in e-mails en op facturen. KvK- en btw-nummer vind je op je uittreksel en je laatste aangifte.',
    },
    huisstijl: {
      title: 'In welke kleuren?',
      lead: 'Je kunt dit later in het kantoor veranderen, met een voorbeeld erbij. Letters en logo kies je daar ook.',
    },
    beheerder: {
      title: 'Wie is de eerste beheerder?',
      lead: 'Met dit e-mailadres en wachtwoord log je in op het kantoor. Collega’s nodig je daar uit.',
    },
  },
  palette: 'Kleuren',
  own: 'Eigen kleuren',
  ownNote: 'Kies ze hieronder.',
  brand: 'Merkkleur',
  brandHint: 'Voor de kop, knoppen en links. Alleen bij eigen kleuren.',
  accent: 'Accentkleur',
  accentHint: 'Voor wat mag opvallen. Alleen bij eigen kleuren.',
  colorFormat: 'Als #rrggbb, bijvoorbeeld #1d3557.',
  adminName: 'Voor- en achternaam',
  adminEmail: 'E-mailadres om mee in te loggen',
  password: 'Wachtwoord',
  passwordAgain: 'Wachtwoord nog een keer',
  wrong: 'Kijk dit nog even na',
  paletteWrong: 'Kies een van de kleuren.',
  colorWrong: 'Vul een kleur in als # met zes cijfers of letters a tot en met f.',
  nameMissing: 'Vul je naam in.',
  nameLong: (most: number) => `Hooguit ${most} tekens.`,
  emailWrong: 'Vul een e-mailadres in, bijvoorbeeld naam@voorbeeld.nl.',
  notSame: 'Dit is niet hetzelfde wachtwoord.',
  back: 'Terug',
  next: 'Verder',
  finish: 'Maak de winkel',
  making: 'We maken nu ook de eerste pagina’s; dat duurt een paar tellen.',
  goneTitle: 'Deze link werkt niet',
  gone: 'Hij is verlopen, of er is al een beheerder. Wie de server beheert krijgt een nieuwe link met:',
  often: 'Te veel pogingen. Probeer het over een kwartier nog eens.',
  toLogin: 'Naar inloggen',
  /** At the office's door, of a site in which nobody can come yet. */
  doorEmpty:
    'Nog niemand kan hier inloggen. Wie de server beheert vindt bij het starten een link om de winkel in te richten.',
  terminal: {
    empty: 'Deze site is nog leeg. Richt hem in en maak de eerste beheerder in de browser:',
    until: (moment: string) =>
      `Alleen wie deze link heeft, kan dat. Hij werkt tot ${moment}, of tot er een beheerder is.`,
    orHere: 'Of hier, met vragen in de terminal: bin/etalage.mjs setup',
    askHere: 'Nu hier inrichten? Enter is ja; n: ik doe het in de browser.',
    no: 'Goed: open de link hierboven.',
    usual: (value: string) => ` [${value}]`,
    choose: (most: number) => `Kies een nummer van 1 tot en met ${most}`,
    check: 'Klopt dit? Enter is ja; n: nog een keer langs alle vragen.',
    made: (email: string, address: string) =>
      `Klaar. Log met ${email} in op ${address}: daar ga je verder met artikelen, winkels en bezorgen.`,
    elsewhere: 'De winkel is intussen in de browser ingericht.',
    notEmpty:
      'Er is al een beheerder. Een volgende maak je in het kantoor, of met: etalage staff add',
    hasSite:
      'Deze site is al ingericht, maar nog niemand kan inloggen. Maak de eerste beheerder met:',
    hasSiteCommand: '  bin/etalage.mjs staff add NAAM@VOORBEELD.NL --name "Voornaam Achternaam"',
  },
} as const;
