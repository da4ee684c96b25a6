/** Texts of the upload dashboard (S2.15, S8.8): Uppy's own, whole, and those around it. */

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
const tellTypes = (types: readonly string[]): string => {
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
  onlyTypes: (types: readonly string[]) =>
    `Dit soort bestand kan niet mee. Kies ${tellTypes(types)}.`,
  wrongType: (name: string, types: readonly string[]) =>
    `${name} kan niet mee. Kies ${tellTypes(types)}.`,
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

const counted = (one: string, more: string) => ({ 0: one, 1: more });

/** Every text of Uppy and of the parts of it that we use, under its own keys. */
export const uppyTexts = {
  // The dashboard
  closeModal: 'Sluiten',
  addMoreFiles: 'Meer bestanden toevoegen',
  addingMoreFiles: 'Meer bestanden toevoegen',
  importFrom: 'Importeren uit %{name}',
  dashboardWindowTitle: 'Bestanden uploaden (sluiten met Escape)',
  dashboardTitle: 'Bestanden uploaden',
  copyLinkToClipboardSuccess: 'De link is gekopieerd.',
  copyLinkToClipboardFallback: 'Kopieer deze link',
  copyLink: 'Link kopiëren',
  back: 'Terug',
  removeFile: 'Verwijder %{file}',
  editFile: 'Bestand bewerken',
  editImage: 'Afbeelding bewerken',
  editing: 'Gegevens van %{file}',
  error: 'Niet gelukt',
  finishEditingFile: 'Klaar met bewerken',
  saveChanges: 'Opslaan',
  myDevice: 'Mijn apparaat',
  dropHint: 'Laat je bestanden hier los',
  uploadComplete: 'Geüpload',
  uploadPaused: 'Gepauzeerd',
  resumeUpload: 'Ga verder met uploaden',
  pauseUpload: 'Pauzeer het uploaden',
  retryUpload: 'Probeer het uploaden opnieuw',
  cancelUpload: 'Stop het uploaden',
  xFilesSelected: counted('%{smart_count} bestand gekozen', '%{smart_count} bestanden gekozen'),
  uploadingXFiles: counted(
    'Bezig met %{smart_count} bestand',
    'Bezig met %{smart_count} bestanden',
  ),
  processingXFiles: counted(
    '%{smart_count} bestand wordt verwerkt',
    '%{smart_count} bestanden worden verwerkt',
  ),
  poweredBy: 'Gemaakt met %{uppy}',
  addMore: 'Meer toevoegen',
  editFileWithFilename: 'Gegevens van %{file} bewerken',
  save: 'Opslaan',
  cancel: 'Annuleren',
  dropPasteFiles: 'Sleep je bestanden hierheen of %{browseFiles}',
  dropPasteFolders: 'Sleep je bestanden hierheen of %{browseFolders}',
  dropPasteBoth: 'Sleep je bestanden hierheen, %{browseFiles} of %{browseFolders}',
  dropPasteImportFiles: 'Sleep je bestanden hierheen, %{browseFiles} of importeer uit:',
  dropPasteImportFolders: 'Sleep je bestanden hierheen, %{browseFolders} of importeer uit:',
  dropPasteImportBoth:
    'Sleep je bestanden hierheen, %{browseFiles}, %{browseFolders} of importeer uit:',
  importFiles: 'Bestanden importeren uit:',
  browseFiles: 'kies bestanden',
  browseFolders: 'kies een map',
  recoveredXFiles: counted(
    '1 bestand konden we niet helemaal terughalen. Kies het opnieuw, dan gaan we verder.',
    '%{smart_count} bestanden konden we niet helemaal terughalen. Kies ze opnieuw, dan gaan we verder.',
  ),
  recoveredAllFiles: 'Je bestanden staan er weer. Je kunt verder met uploaden.',
  sessionRestored: 'Verder waar je was',
  reSelect: 'Opnieuw kiezen',
  missingRequiredMetaFields: counted(
    'Vul dit nog in: %{fields}.',
    'Vul deze gegevens nog in: %{fields}.',
  ),
  takePictureBtn: 'Foto maken',
  recordVideoBtn: 'Video opnemen',

  // Its status bar
  uploading: 'Bezig met uploaden',
  complete: 'Geüpload',
  uploadFailed: 'Het uploaden is niet gelukt',
  paused: 'Gepauzeerd',
  retry: 'Opnieuw',
  pause: 'Pauzeren',
  resume: 'Verdergaan',
  done: 'Klaar',
  filesUploadedOfTotal: counted(
    '%{complete} van %{smart_count} bestand geüpload',
    '%{complete} van %{smart_count} bestanden geüpload',
  ),
  dataUploadedOfTotal: '%{complete} van %{total}',
  dataUploadedOfUnknown: '%{complete} van onbekend',
  xTimeLeft: 'nog %{time}',
  uploadXFiles: counted('Upload %{smart_count} bestand', 'Upload %{smart_count} bestanden'),
  uploadXNewFiles: counted(
    'Upload nog %{smart_count} bestand',
    'Upload nog %{smart_count} bestanden',
  ),
  upload: 'Uploaden',
  xMoreFilesAdded: counted(
    'Nog %{smart_count} bestand toegevoegd',
    'Nog %{smart_count} bestanden toegevoegd',
  ),
  showErrorDetails: 'Bekijk wat er misging',

  // Restrictions
  addBulkFilesFailed: counted(
    '%{smart_count} bestand kon niet worden toegevoegd door een fout bij ons',
    '%{smart_count} bestanden konden niet worden toegevoegd door een fout bij ons',
  ),
  youCanOnlyUploadX: counted(
    'Je kunt maar %{smart_count} bestand uploaden.',
    'Je kunt hoogstens %{smart_count} bestanden uploaden.',
  ),
  youHaveToAtLeastSelectX: counted(
    'Kies minstens %{smart_count} bestand.',
    'Kies minstens %{smart_count} bestanden.',
  ),
  aggregateExceedsSize: 'Samen mogen je bestanden hoogstens %{sizeAllowed} zijn.',
  exceedsSize: '%{file} is groter dan %{size}.',
  missingRequiredMetaField: 'Niet alle gegevens zijn ingevuld.',
  missingRequiredMetaFieldOnFile: 'Niet alle gegevens van %{fileName} zijn ingevuld.',
  inferiorSize: 'Dit bestand is kleiner dan %{size}.',
  youCanOnlyUploadFileTypes: 'Dit soort bestand kan niet mee. Kies %{types}.',
  noMoreFilesAllowed: 'Er kan geen bestand meer bij.',
  noDuplicates: '%{fileName} staat er al.',
  additionalRestrictionsFailed: 'Nog %{count} bestanden kunnen niet mee.',
  failedToUpload: '%{file} uploaden is niet gelukt.',
  unnamed: 'Bestand zonder naam',
  noInternetConnection: 'Geen internetverbinding',
  connectedToInternet: 'Er is weer internet',

  // Files from elsewhere
  companionError: 'Geen verbinding met de hulpserver',
  actionFailed: 'Dat is niet gelukt',
  authAborted: 'Het inloggen is afgebroken',
  googleDrivePickerFailed:
    'Google Drive laadt niet. Blijft dat zo, sta dan voor deze site cookies van anderen toe.',
  companionUnauthorizeHint: 'Wil je de toegang tot %{provider} intrekken? Ga dan naar %{url}',
  noFilesFound: 'Hier staan geen bestanden of mappen',
  noSearchResults: 'Niets gevonden',
  selectX: counted('Kies %{smart_count}', 'Kies %{smart_count}'),
  allFilesFromFolderNamed: 'Alle bestanden uit %{name}',
  openFolderNamed: 'Open de map %{name}',
  itemActionsNamed: 'Wat je met %{name} kunt doen',
  dialogConfirm: 'Oké',
  logOut: 'Uitloggen',
  logIn: 'Inloggen',
  pickFiles: 'Bestanden kiezen',
  pickPhotos: 'Foto’s kiezen',
  filter: 'Zoeken in deze lijst',
  resetFilter: 'Alles tonen',
  loading: 'Even geduld',
  loadedXFiles: '%{numFiles} bestanden geladen',
  authenticateWithTitle: 'Log in bij %{pluginName} om bestanden te kiezen',
  authenticateWith: 'Verbinden met %{pluginName}',
  signInWithGoogle: 'Inloggen met Google',
  searchImages: 'Afbeeldingen zoeken',
  enterTextToSearch: 'Waar zoek je een afbeelding van?',
  search: 'Zoeken',
  resetSearch: 'Zoekopdracht wissen',
  emptyFolderAdded: 'Deze map is leeg, er is niets toegevoegd',
  addedNumFiles: '%{numFiles} bestanden toegevoegd',
  folderAlreadyAdded: 'De map %{folder} staat er al',
  folderAdded: counted(
    '%{smart_count} bestand uit %{folder} toegevoegd',
    '%{smart_count} bestanden uit %{folder} toegevoegd',
  ),
  pleaseWait: 'Even geduld',
  pluginNameUrl: 'Link',
  import: 'Importeren',
  enterUrlToImport: 'Plak de link van een bestand',
  failedToFetch: 'We kunnen deze link niet ophalen. Kijk na of hij klopt.',
  enterCorrectUrl: 'Deze link klopt niet. Plak de link van het bestand zelf.',
  s3AlreadyExists: 'Er is al een bestand of map met die naam',
  s3Conflict:
    'Het bestand veranderde tijdens het verplaatsen. Ververs de map en probeer het nog eens',
  s3DestinationMustBeFile: 'Een bestand kan alleen naar de naam van een bestand',
  s3FileTooLargeToMove: 'Bestanden boven 5 GB kunnen hier niet worden verplaatst of hernoemd',
  s3FolderMoveNotSupported: 'Verplaats mappen stuk voor stuk',
  s3FolderIntoItself: 'Een map kan niet in zichzelf',
  s3FolderNotEmpty: 'De map is niet leeg',
  s3InvalidGrant: 'We konden je toegang tot deze opslag niet nagaan',
  s3InvalidName: 'Die naam kan niet',
  s3NotConfigured: 'Deze opslag is er niet',
  s3NotFound: 'Het bestand of de map is er niet meer',
  s3OutsideAllowedFolder: 'Dat valt buiten de map waar je bij mag',
  s3ReadOnlySession: 'Je kunt hier alleen lezen',
  s3RequestFailed: 'De opslag antwoordt niet zoals het hoort',
  s3SelectedInOtherSession:
    'Dit bestand koos je bij een andere opslag. Verbind opnieuw en kies het nog eens',
  webdavCannotConnect: 'Geen verbinding met de server',
} as const;
