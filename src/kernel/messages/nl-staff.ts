import { staff as limits } from '../limits-staff';

const hours = limits.longest / 3_600_000;

/** Texts of the office's door. */
export const staffTexts = {
  office: 'Kantoor',
  loginTitle: 'Inloggen in het kantoor',
  loginText: `Voor medewerkers. Na ${limits.idle / 60_000} minuten zonder gebruik, en in elk geval na ${hours} uur, log je opnieuw in.`,
  email: 'E-mailadres',
  password: 'Wachtwoord',
  login: 'Inloggen',
  logout: 'Uitloggen',
  failed: 'Inloggen niet gelukt',
  failedText: 'E-mailadres en wachtwoord horen niet bij elkaar. Probeer het opnieuw.',
  proofText:
    'Er is vaak geprobeerd in te loggen. Beantwoord ook de vraag en typ je wachtwoord nog een keer.',
  often: 'Te veel pogingen. Probeer het over een kwartier nog eens.',
  proofHint: 'Antwoord met een getal.',
  customers: 'Ben je klant?',
  customersLink: 'Log in op je account',
  /** Answers to calls. */
  noSession: 'Je bent niet (meer) ingelogd. Log opnieuw in; wat je typte blijft bewaard.',
  mayNot: 'Dit mag je niet met jouw rol.',
  unknownEntity: 'Dit onderdeel is er niet.',
  notYours: 'Dit hoort niet bij jouw winkel.',
  unknownCall: 'Deze aanroep is er niet.',
  alt: 'Schrijf in hooguit 300 tekens op wat er op de afbeelding staat.',
  picture: 'Stuur een afbeelding.',
  fromOffice: 'Dit kan alleen vanuit het kantoor.',
} as const;
