/** Texts of the API and of the lookup of addresses. */
import { lookupTexts as browserTexts } from './nl-lookup';
export const apiTexts = {
  badRequest: (problem: string) => `Dit verzoek klopt niet. ${problem}`,
  unknownEntity: (name: string, known: string) =>
    `Onbekend onderdeel${name && ` ${name}`}. Er zijn: ${known}.`,
  notFound: 'Dit item is er niet (meer).',
  filterName: "Een filter is één JSON-tekst in 'filter[]'.",
  unknownColumn: (name: string, known: string) => `Onbekende kolom ${name}. Er zijn: ${known}.`,
  /** What is wrong with a name, and which there are. */
  andKnown: (problem: string, known: string) => `${problem} Er zijn: ${known}.`,
  unknownModule: (name: string, known: string) =>
    known === ''
      ? `Onbekende module ${name}. Dit onderdeel is aan geen andere verbonden.`
      : `Onbekende module ${name}. Er zijn: ${known}.`,
  wrongLink: (name: string, right: string) => `Hier hoort ${right}, niet ${name}.`,
  wrongOperator: (operator: string, kind: string) =>
    `${operator} past niet bij een kolom met ${kind}.`,
  wrongValue: (value: string, kind: string) => `${value} is geen ${kind}.`,
  unknownChoice: (value: string, known: string) => `${value} is geen keuze. Er zijn: ${known}.`,
  wholeNumber: (from: number, to: number) => `Dit is een heel getal van ${from} tot ${to}.`,
  order: "Dit is 'asc' of 'desc'.",
  unsortable: 'Op deze kolom kan niet worden gesorteerd.',
  badToken: 'Dit toegangsbewijs geldt niet (meer). Vraag een nieuw aan.',
  badCredentials: 'Deze gegevens van een API-gebruiker kloppen niet.',
  noCredentials: 'Stuur client_id en client_secret als formulier.',
  tooMany: 'Je doet dit te vaak achter elkaar. Wacht even en probeer het opnieuw.',
  /** S8.7/1 */
  tokenTakesLong: 'Fetching token is taking too long!',
} as const;

/** What programs of staff are told by calls that are for admins alone. */
export const adminCallTexts = {
  badState: (states: string) => `Zo’n stand is er niet. Kies uit: ${states}.`,
  adminOnly: 'Hiervoor is een API-gebruiker met toegang ‘admin’ nodig.',
  badBody: 'Dit is geen JSON zoals we die verwachten.',
  /** What is wrong with one field of it. */
  issues: {
    missing: 'Dit ontbreekt.',
    wrong: 'Dit klopt niet.',
    unknown: (names: string) => `Onbekend: ${names}.`,
    oneOf: (values: string) => `Kies uit: ${values}.`,
    types: {
      int: 'Dit is een heel getal.',
      number: 'Dit is een getal.',
      string: 'Dit is een tekst.',
      boolean: 'Dit is true of false.',
      array: 'Dit is een lijst.',
      object: 'Dit is een object.',
    },
    least: {
      number: (least: number) => `Dit is minstens ${least}.`,
      text: (least: number) => `Dit is minstens ${least} tekens.`,
      list: (least: number) => `Geef er minstens ${least}.`,
    },
    most: {
      number: (most: number) => `Dit is hoogstens ${most}.`,
      text: (most: number) => `Dit is hoogstens ${most} tekens.`,
      list: (most: number) => `Geef er hoogstens ${most}.`,
    },
  },
} as const;

/** What a column holds, as a reader of the documentation is told. */
export const kindNames = {
  integer: 'heel getal',
  number: 'getal',
  text: 'tekst',
  truth: 'waar of onwaar (true of false)',
  moment: 'tijdstip',
  day: 'datum',
  list: 'lijst',
} as const;

export const docsTexts = {
  title: 'API',
  intro:
    'Alles wat deze site toont, kun je ook als JSON lezen. Lezen kan zonder inloggen. Met een toegangsbewijs van een medewerker zie je ook wat nog niet online staat.',
  specification: 'De volledige beschrijving (OpenAPI 3.1)',
  lists: 'Lijsten',
  listText:
    'Elk onderdeel heeft een lijst en een adres per item. Een antwoord heeft data, en elk item daarin data, extra en _meta.',
  parameters: {
    limit: 'Hoeveel items, hoogstens',
    start: 'Hoeveel items worden overgeslagen',
    seq: 'De kolom waarop wordt gesorteerd',
    order: "'asc' of 'desc'",
    filter: 'Een filter als JSON; je mag dit tot 20 keer meegeven',
    zipcode: 'Een postcode: het dichtstbijzijnde eerst',
  },
  filters: 'Filters',
  filterText:
    'Een FieldFilter vergelijkt een kolom, een RelatedFilter zoekt op wat eraan verbonden is.',
  tokens: 'Toegangsbewijs',
  tokenText:
    'Vraag het aan met de gegevens van een API-gebruiker en stuur het mee als Authorization: Bearer, met authenticationmethod: JWT. Het geldt een kwartier; het vernieuwbewijs erbij 30 dagen, en maar één keer.',
  addresses: 'Adressen',
  addressText: 'Straat en plaats bij een Nederlandse postcode met huisnummer.',
  columns: 'Kolommen',
  links: 'Verbonden met',
  files: 'Bestanden',
  filesText:
    'Stuur een bestand in delen met het protocol tus 1.0.0, zodat je na een storing verder kunt waar je was. Daarna vertelt zijn adres wat er binnenkwam.',
  fileCalls: {
    create: 'Een bestand aankondigen',
    offset: 'Hoeveel er al binnen is',
    append: 'Een volgend deel sturen',
    remove: 'Een bestand weer weghalen',
    read: 'Wat er binnenkwam',
    metadata:
      'Paren van een naam en een waarde in base64: module_object, item_id, column_uploadfolder_id, filename, filetype en eigen velden.',
  },
  decide: 'Over een sollicitatie beslissen, als medewerker',
} as const;

export const lookupTexts = {
  off: 'Adressen opzoeken staat uit.',
  unavailable: 'Adressen opzoeken lukt nu niet. Vul straat en plaats zelf in.',
  zipcode: 'Vul een postcode in, bijvoorbeeld 3511 AW.',
  housenumber: 'Vul een huisnummer in, bijvoorbeeld 12 of 12A.',
  country: 'We zoeken alleen adressen in Nederland op.',
  unknown:
    'We kennen dit adres niet. Kijk de postcode en het huisnummer na, of vul straat en plaats zelf in.',
  /** S8.4/2 */
  noZipcode: browserTexts.noZipcode,
  wrongZipcode: browserTexts.wrongZipcode,
} as const;
