import { staff as limits } from '../limits-staff';

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} en ${words.at(-1)}`;

const actions = {
  read: 'lezen',
  create: 'maken',
  change: 'wijzigen',
  delete: 'verwijderen',
} as const;

type Line = {
  actions: readonly (keyof typeof actions)[];
  ownStores?: boolean | undefined;
  fields?: readonly string[] | undefined;
};

/** Texts of roles: what their members may do. */
export const roleTexts = {
  title: 'Rollen',
  lead: 'Wat medewerkers met een rol mogen. Wijzigingen gelden meteen.',
  make: 'Rol maken',
  copy: 'Kopiëren',
  copyOf: (label: string) => `${label} kopiëren`,
  copyName: (label: string) => `${label} (kopie)`,
  back: 'Alle rollen',
  gone: 'Deze rol is er niet (meer).',
  name: 'Naam',
  members: (count: number) => (count === 1 ? '1 medewerker' : `${count} medewerkers`),
  builtIn: 'Standaardrol',
  own: 'Eigen rol',
  general: 'Naam en inloggen',
  secondFactor: 'Tweede factor verplicht',
  secondFactorText: 'Wie er nog geen heeft, stelt die in voordat de rest opengaat.',
  idle: 'Uitloggen zonder gebruik',
  idleUsual: `Na ${limits.idle / 60_000} minuten (standaard)`,
  idleAfter: (minutes: number) =>
    minutes < 120 ? `Na ${minutes} minuten` : `Na ${minutes / 60} uur`,
  special: 'Bijzondere rechten',
  specials: {
    orders: 'Bestellingen en klanten inzien',
    fulfil: 'Bestellingen inpakken en versturen',
    counter: 'Balie van de eigen winkels: meegeven en innemen',
    applications: 'Sollicitaties behandelen, van dezelfde winkels als de vacatures',
    submissions: 'Inzendingen van formulieren lezen en afvinken',
    refund: 'Geld terugbetalen',
    'personal-data': 'Persoonsgegevens exporteren en wissen',
    reviews: 'Reviews nakijken en beantwoorden',
    operations: 'Verzonden mail lezen en techniek bewaken',
    connections: 'Koppelingen: sleutels en meldingen, waarmee alles te lezen en te wijzigen is',
    rights: 'Medewerkers en rollen wijzigen',
    audit: 'Auditlog lezen',
  },
  entities: 'Onderdelen',
  entitiesText:
    'Per onderdeel wat er mag. Wie niet mag lezen, ziet het onderdeel niet in het menu.',
  others: 'Onderdelen die er later bij komen',
  actions,
  actionNames: { read: 'Lezen', create: 'Maken', change: 'Wijzigen', delete: 'Verwijderen' },
  ownStores: 'Alleen eigen winkels',
  fields: 'Velden',
  allFields: 'Alle velden',
  countFields: (count: number) => (count === 1 ? '1 veld' : `${count} velden`),
  all: 'Alle onderdelen',
  fieldsOf: (entity: string) => `Velden van ${entity}`,
  /** 'lezen en wijzigen, alleen eigen winkels, 7 velden' */
  line: ({ actions: some, ownStores, fields }: Line): string => {
    if (some.length === 0) return 'niets';
    const count = fields?.length;
    return [
      listed(
        (['read', 'create', 'change', 'delete'] as const)
          .filter((one) => some.includes(one))
          .map((one) => actions[one]),
      ),
      ownStores ? 'alleen eigen winkels' : '',
      count === undefined ? '' : count === 1 ? '1 veld' : `${count} velden`,
    ]
      .filter(Boolean)
      .join(', ');
  },
  save: 'Opslaan',
  saved: 'Rol opgeslagen',
  made: 'Rol gemaakt',
  remove: 'Rol verwijderen',
  removeSure: (label: string) => `Rol ‘${label}’ verwijderen?`,
  removeText: 'Dit kan niet ongedaan worden gemaakt.',
  removed: 'Rol verwijderd',
  removeNot: (count: number) =>
    `Verwijderen kan als niemand de rol nog heeft. Nu: ${count === 1 ? '1 medewerker' : `${count} medewerkers`}.`,
  yes: 'ja',
  no: 'nee',
  nameMissing: 'Geef de rol een naam.',
  nameLong: `Gebruik hoogstens ${limits.roleName} tekens.`,
  nameTaken: 'Er is al een rol met deze naam.',
  tooMany: 'Er zijn al te veel rollen. Verwijder er eerst een.',
  beyond: 'Deze rol mag meer dan jijzelf. Vraag dit aan iemand die dat ook mag.',
  chiefStays: 'De rol Beheerder mag altijd alles. Maak een andere rol voor wie minder mag.',
  tooMuch: 'Je kunt geen rechten geven die je zelf niet hebt.',
  rightsWrong: 'Deze rechten zijn niet te begrijpen. Laad de pagina opnieuw.',
  builtInStays: 'Een standaardrol blijft bestaan. Wijzigen kan wel.',
} as const;
