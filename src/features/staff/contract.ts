/** What staff may do with the rows of an entity. */
export const rowActions = ['read', 'create', 'change', 'delete'] as const;
export type RowAction = (typeof rowActions)[number];

/**
 * What is no writing of rows, each a right of its own. `orders`: reads orders and customers; `fulfil`: picks, packs
 * and sends orders of the whole chain; `counter`: hands over and takes in at the member's own stores; `applications`:
 * reads and answers applications, those of his own stores unless he may read all vacancies; `submissions`: reads what
 * forms were sent, but for applications, and ticks it off; `reviews`: moderates what
 * buyers write; `operations`: reads mails that left, and minds the machinery; `connections`: makes keys of the API, and says which programs are told
 * of what: it reaches all that the API tells.
 */
export const specialRights = [
  'orders',
  'fulfil',
  'counter',
  'applications',
  'submissions',
  'refund',
  'reviews',
  'personal-data',
  'operations',
  'connections',
  'rights',
  'audit',
] as const;
export type SpecialRight = (typeof specialRights)[number];

/** What a role may do with one entity, or with all that no other line of the role names. */
export type EntityRight = {
  /** The name of an entity (`Location`), or `*`. */
  entity: string;
  actions: readonly RowAction[];
  /** Only rows of the member's own stores. */
  ownStores?: boolean;
  /** The fields that may be written, by their names on the wire; left out: all. */
  fields?: readonly string[];
};

/** What a role may do. */
export type Rights = {
  entities: readonly EntityRight[];
  special: readonly SpecialRight[];
};

/** Somebody of the chain who signed in. */
export type StaffMember = {
  id: number;
  name: string;
  email: string;
  role: { id: number; name: string; label: string };
  rights: Rights;
  /** The numbers of the stores that are his own. */
  storeIds: readonly number[];
};

/** The line of a role that tells of an entity: its own, else that of all others. */
export const rightOf = ({ entities }: Rights, entity: string): EntityRight | undefined =>
  entities.find((one) => one.entity === entity) ?? entities.find((one) => one.entity === '*');

/** Whether a role may do something with rows of an entity: with which rows and fields its line tells. */
export const may = (rights: Rights, entity: string, action: RowAction): boolean =>
  rightOf(rights, entity)?.actions.includes(action) ?? false;

/** Whether a role may write a field, by its name on the wire. */
export const mayWriteField = (rights: Rights, entity: string, wire: string): boolean => {
  const fields = rightOf(rights, entity)?.fields;
  return fields === undefined || fields.includes(wire);
};

export const staffPath = {
  office: '/admin',
  login: '/admin/login',
  code: '/admin/login/code',
  logout: '/admin/logout',
  /** Of the door's script: a challenge, and the passkey that answers it. */
  askPasskey: '/admin/login/passkey/vraag',
  passkey: '/admin/login/passkey',
  /** Where a link for a new password is asked for, and where a mailed one leads. */
  forgot: '/admin/login/vergeten',
  link: (token: string) => `/admin/login/wachtwoord/${token}`,
} as const;

/** The field that carries where a login leads to. */
export const staffReturnField = 'terug';

/** The field of a code of one's app, or of a recovery code. */
export const staffCodeField = 'code';

/** Of the login page's address: a password was just chosen. */
export const staffChosenParam = 'gekozen';

/** A field of a new password, and of the same again. */
export const staffPasswordField = { one: 'wachtwoord', again: 'nog_een_keer' } as const;

/** How it stands with a member: `expired`: he was invited, and the link is too old. */
export type PersonState = 'active' | 'invited' | 'expired' | 'blocked';

/** A member as those see him who may change rights. */
export type ToldPerson = {
  id: number;
  revision: number;
  name: string;
  email: string;
  role: { id: number; label: string };
  storeIds: readonly number[];
  state: PersonState;
  /** He has a second factor; `needsFactor`: his role wants one. */
  hasFactor: boolean;
  needsFactor: boolean;
  /** When he was last seen here; null: never. */
  seenAt: string | null;
  /** Where he is logged in now. */
  sessions: number;
};

/** `mayGive`: whoever asks has all of its rights himself. */
export type RoleChoice = { id: number; label: string; mayGive: boolean; bindsToStores: boolean };

export type ToldPeople = {
  people: readonly ToldPerson[];
  roles: readonly RoleChoice[];
  stores: readonly { id: number; title: string }[];
};

/** A role as those see it who may change rights. */
export type ToldRole = {
  id: number;
  revision: number;
  label: string;
  isBuiltIn: boolean;
  rights: Rights;
  secondFactor: boolean;
  /** Minutes without use after which a session ends; null: as usual. */
  idleMinutes: number | null;
  /** How many have it. */
  members: number;
};

/** An entity as rights speak of it; `hasStores`: its rows are of a store, or are stores. */
export type RightsEntity = {
  name: string;
  label: string;
  hasStores: boolean;
  fields: readonly { name: string; label: string }[];
};

export type ToldRoles = { roles: readonly ToldRole[]; entities: readonly RightsEntity[] };

/** What a role is, apart from its number. */
export type RoleFields = Pick<ToldRole, 'label' | 'rights' | 'secondFactor' | 'idleMinutes'>;
