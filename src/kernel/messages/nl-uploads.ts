/** What the server says of files that it doesn't take. */
import { tellSize } from '../values/file-size';
import { tellTypes } from './nl-upload';

export const uploadErrors = {
  target: 'Hier kun je geen bestand uploaden.',
  token: 'Vraag eerst een toegangsbewijs aan.',
  version: 'Dit uploadprogramma spreekt een andere versie van tus. Wij spreken 1.0.0.',
  length: 'De grootte van het bestand ontbreekt of klopt niet.',
  metadata: 'De gegevens bij dit bestand kunnen we niet lezen.',
  metadataField: 'Dit gegeven is te lang of bevat tekens die we niet kennen.',
  whole: 'Stuur het bestand in één keer of in opeenvolgende stukken.',
  empty: (name: string) => `${name} is leeg.`,
  tooLarge: (name: string, most: number) =>
    `${name} is te groot. Een bestand mag ${tellSize(most)} zijn.`,
  tooSmall: (name: string, least: number) =>
    `${name} is te klein. Het moet ${tellSize(least)} of meer zijn.`,
  wrongType: (name: string, types: readonly string[]) =>
    `${name} is geen bestand dat we hier aannemen. Kies ${tellTypes(types)}.`,
  drawing: (name: string) =>
    `${name} is een SVG-tekening. Die nemen we hier niet aan. Sla hem op als JPG of PNG.`,
  otherContent: (name: string) =>
    `In ${name} zit iets anders dan de naam zegt. Sla het bestand opnieuw op en probeer het nog eens.`,
  program: (name: string) => `${name} is een programma. Die nemen we niet aan.`,
  archive: (name: string) => `${name} wordt uitgepakt veel te groot.`,
  unsoundArchive: (name: string) =>
    `${name} kan niet worden uitgepakt zonder fouten of wachtwoord. Pak het opnieuw in, zonder wachtwoord.`,
  unknownPicture: (name: string) =>
    `De afbeelding ${name} kunnen we niet openen. Sla hem op als JPG of PNG.`,
  brokenPicture: (name: string) => `De afbeelding ${name} is beschadigd.`,
  hugePicture: (name: string) =>
    `De afbeelding ${name} heeft te veel beeldpunten. Verklein hem en probeer het opnieuw.`,
  required: 'Dit gegeven is verplicht.',
  requiredMissing: (name: string) => `Vul eerst de gegevens bij ${name} in.`,
  tooManyOpen: 'Je hebt te veel bestanden klaarstaan. Verstuur eerst het formulier.',
  tooManyBytes: 'Je uploadt te veel achter elkaar. Wacht een uur en probeer het opnieuw.',
  busy: 'We kijken nu veel bestanden na. Probeer het zo nog eens.',
  noRoom: 'We hebben nu geen ruimte voor bestanden. Probeer het later nog eens.',
  missing: 'Dit bestand is er niet (meer).',
  unfinished: 'Dit bestand is nog niet helemaal binnen.',
  claimed: 'Dit bestand hoort al bij een verstuurd formulier.',
  taken: 'Dit bestand wordt al toegevoegd. Probeer het zo nog eens.',
  unclaimable: 'Een van de bestanden is er niet meer. Kies het opnieuw.',
  tooMany: (most: number) =>
    most === 1
      ? 'Je kunt één bestand meesturen.'
      : `Je kunt hoogstens ${most} bestanden meesturen.`,
  tooFew: (least: number) =>
    least === 1 ? 'Stuur een bestand mee.' : `Stuur minstens ${least} bestanden mee.`,
  tooLargeTogether: (most: number) =>
    `De bestanden zijn samen te groot. Samen mag ${tellSize(most)}.`,
} as const;

/** What tus itself refuses, by the status of its answer. */
export const tusErrors: Readonly<Record<number, string>> = {
  400: 'Dit verzoek klopt niet.',
  403: 'Dit verzoek klopt niet.',
  404: 'Dit bestand is er niet (meer).',
  409: 'Het bestand is hier op een ander punt gebleven. Vraag op waar, en ga daar verder.',
  410: 'Dit bestand is er niet (meer).',
  412: 'Dit uploadprogramma spreekt een andere versie van tus. Wij spreken 1.0.0.',
  413: 'Er kwam meer binnen dan was aangekondigd.',
  415: 'Dit soort bericht kunnen we niet lezen.',
  423: 'Er wordt al aan dit bestand gewerkt. Probeer het zo opnieuw.',
  500: 'Er ging iets mis bij ons. Probeer het zo nog eens.',
};
