/** Texts of site forms: what the server says, mails and exports. */
import { siteForm } from './nl-forms-browser';

export const forms = {
  success: siteForm.success,
  error: siteForm.error,
  submit: 'Versturen',
  previous: 'Vorige',
  next: 'Volgende',
  summary: siteForm.summary,
  expired: 'Deze pagina was verlopen. Verstuur het formulier nog een keer.',
  tooQuick: 'Dat ging wel erg vlug. Wacht een paar tellen en verstuur het nog een keer.',
  tooOften:
    'Je hebt dit formulier kort achter elkaar een paar keer verstuurd. Probeer het over een kwartier nog eens.',
  captchaUsed: 'De controle ‘Ik ben geen robot’ is verlopen. Doe hem nog een keer.',
  tooLong: (label: string, most: number) => `${label}: gebruik niet meer dan ${most} tekens.`,
  strange: (label: string) => `${label} bevat tekens die we niet kunnen lezen.`,
  tooLarge: 'Wat je stuurde is te groot. Een antwoord mag niet langer zijn dan 100.000 tekens.',
  broken: 'Dit formulier kwam niet goed binnen. Verstuur het nog een keer.',
  notPossible: (label: string) => `${label} is niet juist ingevuld.`,
  conditionsLabel: 'Ik ga akkoord met de voorwaarden.',
  filesAgain: (label: string) => `${label}: kies het bestand nog een keer.`,
  noFiles: (label: string) => `Bij ${label} kun je geen bestand sturen.`,
  mostFiles: (label: string, most: number) =>
    most === 1
      ? `${label}: kies niet meer dan één bestand.`
      : `${label}: kies niet meer dan ${most} bestanden.`,
  thanks: {
    title: 'Bedankt',
    back: 'Naar de homepage',
  },
  /** Asked where no script runs, so that the captcha can't. */
  question: {
    title: 'Nog één vraag',
    intro: 'Zo weten we dat er een mens meeleest. Je antwoorden blijven bewaard.',
    label: (left: string, right: string) => `Hoeveel is ${left} plus ${right}?`,
    hint: 'Vul een getal in.',
    wrong: 'Dat klopt niet. Reken het nog eens na.',
    submit: 'Versturen',
    numbers: ['nul', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen'],
  },
  mail: {
    subject: (title: string, number: number) => `${title}: inzending ${number}`,
    preview: (title: string) => `Iemand heeft ‘${title}’ ingevuld.`,
    intro: (at: string) => `Binnengekomen op ${at}.`,
    sealed: 'Ingevuld; staat uit voorzorg niet in deze mail',
    files: (names: string) => `${names} (in het archief, niet in deze mail)`,
    empty: 'Niet ingevuld',
    kept: (days: number) => `We bewaren deze inzending ${days} dagen. Daarna wordt hij gewist.`,
  },
  export: {
    number: 'Nummer',
    receivedAt: 'Ontvangen',
    purgeAt: 'Wordt gewist',
  },
  /** Of a form that is tried while it is made. */
  trialTitle: 'Voorbeeld',
  notYet: 'Dit formulier kan nog niet getoond worden',
  trial: '<p>Dit was een proef: er is niets bewaard of verstuurd.</p>',
  definition: {
    bsn: (label: string) =>
      `Veld '${label}' vraagt een burgerservicenummer. Dat mag alleen als de wet het toestaat: ` +
      "zet in 'legal_basis' welke wet dat is.",
    emptyForm: 'Een formulier heeft minstens één veld.',
    twice: (name: string) => `Er zijn twee velden met de naam '${name}'.`,
    reserved: (name: string) => `De naam '${name}' gebruikt het formulier zelf.`,
    impossible: (name: string) => `Zo kan een veld niet heten: '${name}'.`,
    unasked: 'Vul bij deze keuzes een vraag in: anders weet niemand waarop ze antwoorden.',
    sameAnswer: (name: string, label: string) =>
      `'${name}' heeft het antwoord '${label}' twee keer.`,
    condition: {
      gone: (name: string) =>
        `'${name}' wordt gevraagd na een antwoord op een vraag die er niet is, of die er pas na komt. ` +
        'Zet die vraag ervoor, of kies bij “Wanneer gevraagd” iets anders.',
      never: (name: string) =>
        `'${name}' hangt af van een vraag waar niets mee te kiezen is. ` +
        'Kies bij “Wanneer gevraagd” iets anders.',
      answer: (name: string) =>
        `'${name}' wordt gevraagd na een antwoord dat niet meer te kiezen is. ` +
        'Kies bij “Wanneer gevraagd” een ander antwoord of een andere vraag.',
    },
    recipient: (text: string) => `'${text}' is geen e-mailadres.`,
  },
} as const;
