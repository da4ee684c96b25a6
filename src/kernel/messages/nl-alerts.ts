/** Mails about what is in stock again: the form, its pages and the mails. */
export const alertTexts = {
  title: 'Bij beschikbaarheid herinneren',
  cancel: 'Annuleer',
  submit: 'Op de hoogte blijven',
  text: 'We mailen je één keer, zodra hij er weer is. Eerst vragen we je in een mail om dat te bevestigen.',
  email: 'E-mailadres',
  where: 'Waar wil je hem?',
  online: 'Online',
  privacy:
    'Je adres gebruiken we alleen hiervoor. We wissen het als de mail verstuurd is, en anders na een jaar.',
  success:
    'U bent succesvol aangemeld! Bijna klaar: klik op de link in de mail die we je net stuurden.',
  askedTitle: 'Kijk in je mail',
  back: 'Terug naar het artikel',
  problems: {
    email: 'Vul een e-mailadres in zoals naam@voorbeeld.nl.',
    unknown: 'Deze kleur en maat verkopen we niet meer.',
    store: 'Kies een winkel uit de lijst.',
    there: 'Hij is er alweer: je kunt hem nu bestellen.',
    thereInStore: 'In deze winkel is hij er alweer.',
    tooOften: 'Je hebt dit te vaak gevraagd. Wacht tien minuten en probeer het weer.',
    failed: 'Dat lukt nu niet. Probeer het straks nog eens.',
  },
  confirm: {
    title: 'Op de hoogte blijven',
    ask: (what: string) => `Zullen we je mailen zodra ${what} er weer is?`,
    button: 'Ja, mail me',
    doneTitle: 'Je hoort van ons',
    done: (what: string) => `We mailen je één keer, zodra ${what} er weer is.`,
    stop: 'Toch niet? Zeg het af.',
    overTitle: 'Deze link is niet meer geldig',
    over: 'Misschien heb je te lang gewacht, of is de mail al verstuurd. Bij het artikel kun je het opnieuw vragen.',
  },
  stop: {
    title: 'Geen mail meer',
    ask: (what: string) => `Wil je geen mail als ${what} er weer is?`,
    button: 'Stuur me geen mail',
    doneTitle: 'Afgemeld',
    done: 'Je krijgt hierover geen mail meer. Je adres hebben we gewist.',
    unknownTitle: 'Deze link is niet geldig',
    unknown:
      'Er is niets veranderd. Misschien kwam de link niet helemaal mee: open hem nog eens vanuit de mail. Vroeg je de mail lang geleden, dan is je adres al gewist.',
  },
  what: (title: string, choice: string, store?: string) =>
    `${title}${choice ? ` (${choice})` : ''}${store ? ` bij ${store}` : ''}`,
  mail: {
    confirmSubject: (title: string) => `Bevestig: mail me als ${title} er weer is`,
    confirmPreview: 'Nog één klik, dan weten we het zeker.',
    confirmText: (what: string) =>
      `Iemand, jij denken we, vroeg ons een mail te sturen zodra ${what} er weer is. Klopt dat?`,
    confirmButton: 'Ja, houd me op de hoogte',
    ignore: 'Heb jij dit niet gevraagd? Doe dan niets: na twee dagen wissen we je adres.',
    thereSubject: (title: string) => `${title} is er weer`,
    therePreview: (choice: string) => `${choice || 'Hij'} ligt klaar.`,
    thereText: (what: string) => `Je vroeg ons te mailen als ${what} er weer is. Dat is nu zo.`,
    thereNote: (pieces: number) =>
      pieces <= 3
        ? 'Het zijn er maar een paar, en meer mensen kregen deze mail: wacht niet te lang.'
        : 'Meer mensen kregen deze mail: op is op.',
    thereButton: 'Bekijk het artikel',
    once: 'Dit is de enige mail die we je hierover sturen. Je adres is bij ons gewist.',
  },
} as const;
