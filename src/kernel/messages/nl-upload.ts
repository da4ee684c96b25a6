/** Texts around the upload dashboard (S2.15, S8.8), and of files where it is not loaded. */

const typeNames: Readonly<Record<string, string>> = {
  '*': 'elk soort bestand',
  'image/*': 'afbeeldingen',
  'video/*': 'video’s',
  'audio/*': 'geluid',
  'text/*': 'tekst',
  'application/*': 'documenten',
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/rtf': 'rtf',
  'text/plain': 'txt',
  'image/jpeg': 'jpg',
};

/** 'image/png' → 'png'; what has no name of its own is called by its last part. */
const nameOfType = (type: string): string =>
  typeNames[type] ?? type.replace(/^\./, '').replace(/^.*\/(x-)?/, '');

/** 'afbeeldingen, pdf of docx' */
export const tellTypes = (types: readonly string[]): string => {
  const names = [...new Set(types.map(nameOfType))];
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} of ${last}`;
};

const files = (count: number) => (count === 1 ? '1 bestand' : `${count} bestanden`);

/** What is said of files around the dashboard and where it is not loaded. */
export const uploadTexts = {
  close: 'Sluiten',
  loading: 'De uploader komt eraan.',
  failedToLoad: 'De uploader laadt niet. Kies je bestand hier.',
  /** Below the button: what may be chosen. */
  hint: (most: number, size: string, types: readonly string[]) =>
    most === 1
      ? `Eén bestand tot ${size}: ${tellTypes(types)}.`
      : `Hoogstens ${most} bestanden tot ${size} elk: ${tellTypes(types)}.`,
  full: (most: number) =>
    most === 1
      ? 'Wil je een ander bestand? Verwijder dan eerst dit.'
      : `Je hebt er ${most}. Verwijder er eerst een als je een ander wilt.`,
  remove: (name: string) => `Verwijder ${name}`,
  removed: (name: string) => `${name} is verwijderd.`,
  /** Of an upload whose name this page does not know any more. */
  unnamed: (place: number) => `Bestand ${place}`,
  unfinished: 'Er stond nog een upload open.',
  takeUp: 'Ga verder met uploaden',
  notBegun: 'Upload eerst de bestanden die je koos.',
  stillBusy: 'Wacht nog even: nog niet alles is geüpload.',
  busy: (done: number, total: number) => `Bezig met uploaden: ${done} van ${files(total)} klaar.`,
  paused: 'Het uploaden staat stil.',
  failed: 'Niet alles is geüpload. Probeer het nog eens, of haal weg wat niet lukt.',
  done: (count: number) => `${files(count)} geüpload.`,
  show: 'Bekijk het uploaden',

  /** S1/21: a picture tells where it was taken. */
  hasPlace: (count: number) =>
    count === 1
      ? 'Deze foto bevat een locatie. Die halen we eruit.'
      : `${count} foto’s bevatten een locatie. Die halen we eruit.`,

  browseOne: 'kies een bestand',
  touchOne: 'Kies een bestand',
  touchMore: 'Kies bestanden',
  dropOne: 'Sleep je bestand hierheen of %{browseFiles}',
  importOne: 'Sleep je bestand hierheen, %{browseFiles} of importeer uit:',
  importTouched: '%{browseFiles} of importeer uit:',
  onlyTypes: (types: readonly string[]) =>
    `Dit soort bestand kan niet mee. Kies ${tellTypes(types)}.`,
  wrongType: (name: string, types: readonly string[]) =>
    `${name} kan niet mee. Kies ${tellTypes(types)}.`,
  drawing: (name: string) =>
    `${name} is een SVG-tekening. Die nemen we hier niet aan. Sla hem op als JPG of PNG.`,
  tooLarge: (name: string, size: string) => `${name} is groter dan ${size}.`,
  tooSmall: (name: string, size: string) => `${name} is kleiner dan ${size}.`,
  tooLargeTogether: (size: string) => `Samen mogen je bestanden hoogstens ${size} zijn.`,
  tooMany: (most: number) =>
    most === 1 ? 'Je kunt maar 1 bestand uploaden.' : `Je kunt hoogstens ${files(most)} uploaden.`,

  /** S8.8/7 */
  dropFailed: 'Niet alles wat je hierheen sleepte konden we openen. Kies je bestanden zelf.',

  /** S8.8/2 */
  network:
    'We krijgen geen verbinding. Misschien houdt je internetprovider of een firewall het uploaden tegen.',
  /** S8.8/3 */
  status: (status: number, message: string, requestId: string) =>
    `Het uploaden is niet gelukt (status ${status}).` +
    (message === '' ? '' : ` ${message}`) +
    (requestId === '' ? '' : ` Nummer van je verzoek: ${requestId}.`),
  /** S8.8/4 */
  locked: 'Dit bestand wordt nog verwerkt. Probeer het zo nog eens.',
  /** S8.8/1 */
  stalled: (seconds: number) => `Het uploaden lag ${seconds} seconden stil. We zijn ermee gestopt.`,
  unauthorized: 'Je mag hier niet uploaden. Vernieuw de pagina en probeer het nog eens.',
  unknown: 'Het uploaden is niet gelukt. Probeer het nog eens.',
  notStored: 'Je bestand is binnen, maar we kunnen het niet terugvinden. Probeer het nog eens.',
} as const;
