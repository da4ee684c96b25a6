/** Texts of signing in with an account elsewhere. `name`: the provider's, as visitors know it. */
export const signInTexts = {
  or: 'Of',
  login: (name: string) => `Inloggen met ${name}`,
  register: (name: string) => `Account maken met ${name}`,
  again: (name: string) => `Opnieuw inloggen met ${name}`,
  add: (name: string) => `${name} toevoegen`,
  addText: (names: string) => `Log voortaan ook in met ${names}.`,
  busy: (name: string) => `${name} wordt geopend…`,
  notTaken: (name: string) => `Inloggen met ${name} is afgebroken.`,
  /** S8.1 */
  problems: {
    'register-400': (name: string) =>
      `Er is een fout opgetreden tijdens het registreren via ${name}`,
    'login-401': (name: string) =>
      `U moet u eerst via ${name} registreren voordat u met dit ${name} account kunt inloggen`,
    'login-400': (name: string) => `Er is een fout opgetreden tijdens het inloggen via ${name}`,
    'logout-400': (name: string) =>
      `Er is een fout opgetreden tijdens het uitloggen via/op ${name}`,
    'link-400': (name: string) => `${name} toevoegen is niet gelukt. Probeer het nog eens.`,
    taken: (name: string) => `Dit ${name}-account hoort al bij een ander account bij ons.`,
    full: (name: string) => `${name} toevoegen kan niet: je hebt er al zoveel als er passen.`,
    cancelled: (name: string) => `Je bent bij ${name} gestopt. Er is niets veranderd.`,
    again: (name: string) =>
      `Dat is niet het ${name}-account waarmee je hier inlogt. Probeer het nog eens.`,
  },
  going: {
    title: (name: string) => `Naar ${name}`,
    text: (name: string) => `Je gaat naar ${name} om te laten zien dat jij het bent.`,
    button: (name: string) => `Verder naar ${name}`,
  },
  pending: {
    title: 'Nog één stap',
    known: (name: string, email: string) =>
      `Er is al een account met ${email}. Laat zien dat het van jou is, dan log je er voortaan ook met ${name} in.`,
    password: 'Wachtwoord van dat account',
    link: (name: string) => `Koppel ${name}`,
    noPassword: 'Wachtwoord kwijt, of nooit gehad?',
    mail: 'Mail me een link',
    mailed: 'Er ligt zo een mail in je postvak. Open de link in deze browser, binnen een half uur.',
    often: 'Te veel pogingen. Laat een link mailen, of probeer het later nog eens.',
    tooManyMails: 'We hebben je al een paar keer gemaild. Kijk in je postvak, ook bij de spam.',
    unknown: (name: string) =>
      `${name} gaf ons geen e-mailadres. Vul in op welk adres we je kunnen bereiken.`,
    free: 'Er is geen account meer met dit adres. Je kunt er een maken.',
    email: 'E-mailadres',
    make: 'Account maken',
    over: 'Dit is verlopen of al gedaan. Begin opnieuw.',
    back: 'Terug naar inloggen',
    confirmTitle: (name: string) => `Koppel ${name} aan je account`,
    confirmText: (name: string) =>
      `Wil je voortaan met ${name} inloggen? Op andere apparaten moet je daarna opnieuw inloggen.`,
    confirmDrops:
      'Van dit account was nog nooit bewezen van wie het e-mailadres is. Daarom vervallen alle manieren waarop er nu wordt ingelogd, zoals het wachtwoord; je kunt daarna een nieuw kiezen.',
    confirm: (name: string) => `Ja, koppel ${name}`,
    otherBrowser:
      'Deze link is verlopen, al gebruikt, of van een andere browser. Open hem in de browser waarin je begon, of begin opnieuw.',
  },
  mail: {
    subject: (name: string, site: string) => `Inloggen met ${name} bij ${site}`,
    preview: 'De link hierin werkt een half uur.',
    text: (name: string, site: string) =>
      `Iemand, hopelijk jij, wil bij ${site} met ${name} inloggen op het account met dit e-mailadres.`,
    button: (name: string) => `Koppel ${name}`,
    else: 'Open de link in dezelfde browser waarin je begon. Was jij dit niet? Dan hoef je niets te doen: zonder deze link verandert er niets.',
  },
  /** Of who is asked for its script, on the cookie page. */
  party: (name: string) =>
    `Inloggen met je ${name}-account, als je daarvoor kiest. Pas na je klik wordt ${name} gevraagd.`,
} as const;
