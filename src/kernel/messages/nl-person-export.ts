import { customers } from '../limits-customers';
import { tellSize } from '../values/file-size';

const { exports: limits } = customers;

const DAY = 86_400_000;
const days = limits.keptFor / DAY;

const filesOf = (count: number): string => (count === 1 ? '1 bestand' : `${count} bestanden`);

/** Texts of the archive with all of one person and his files. */
export const exportTexts = {
  folders: {
    invoices: 'facturen',
    applications: 'sollicitaties',
    submissions: 'formulieren',
  },
  /** Names in the archive, without what they end in. */
  names: {
    data: 'gegevens',
    leftOut: 'niet meegenomen',
    unnamed: 'naamloos',
    archive: (email: string, day: string) => `gegevens-${email}-${day}.zip`,
  },
  othersNamed: 'In dit formulier staat ook een ander e-mailadres: het kan van een ander zijn.',
  tooLarge: `Het paste er niet meer bij: er gaat hooguit ${tellSize(limits.bytes)} in.`,
  tooMany: `Het paste er niet meer bij: er gaan hooguit ${limits.files} bestanden in.`,
  vanished: 'Het is er niet meer.',
  leftOutLead: 'Deze bestanden zijn niet meegenomen:',
  full: `Er staan of wachten al ${limits.atOnce} ZIP-bestanden van klanten. Verwijder er een dat al is meegegeven, of wacht tot er een vervalt.`,
  notThere: 'Dit ZIP-bestand is er niet (meer). Laat het opnieuw maken.',
  notReady: 'Dit ZIP-bestand is nog niet klaar.',
  task: 'Gegevens van een klant staan klaar om te downloaden',
  screen: {
    title: 'Met alle bestanden',
    text: `Eén ZIP met alles hierboven, de facturen, en wat deze klant met formulieren en sollicitaties stuurde. De ZIP is ${days} dagen te downloaden en gaat dan vanzelf weg. Er gaat geen mail.`,
    make: 'ZIP laten maken',
    again: 'Opnieuw maken',
    fetch: 'ZIP downloaden',
    remove: 'ZIP verwijderen',
    waiting:
      'De ZIP wordt gemaakt. Hierop wachten hoeft niet: zodra dat klaar is, staat het ook op het overzicht.',
    ready: (files: number, bytes: number) =>
      files === 0
        ? `De ZIP is klaar: ${tellSize(bytes)}. Facturen of andere bestanden waren er niet.`
        : `De ZIP is klaar: ${filesOf(files)}, ${tellSize(bytes)}.`,
    failed: 'De ZIP maken is niet gelukt. Probeer het opnieuw.',
    leftOut: (count: number) =>
      `${filesOf(count)} niet meegenomen. In de ZIP staat welke, en waarom.`,
    until: (until: string) => `Te downloaden tot ${until}.`,
    asked: (by: string, at: string) => `Gevraagd door ${by}, ${at}.`,
    someone: 'een collega',
    fetched: 'Al eens gedownload.',
    started: 'De download is begonnen',
    removed: 'De ZIP is verwijderd',
  },
} as const;
