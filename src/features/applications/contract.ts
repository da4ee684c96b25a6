/** Where an application stands. */
export const applicationStates = ['received', 'invited', 'rejected', 'hired', 'withdrawn'] as const;

export type ApplicationState = (typeof applicationStates)[number];

/** With these its procedure ends, and the time begins after which it is erased. */
export const endStates: readonly ApplicationState[] = ['rejected', 'hired', 'withdrawn'];

/** What staff answers an applicant, each with a mail of its own. */
export const answerStates = ['invited', 'rejected', 'hired'] as const;

export type AnswerState = (typeof answerStates)[number];

/** What the text of such a mail may ask for, as `{voornaam}`; `sollicitatie`: the vacancy with its store. */
export const answerMarks = ['voornaam', 'vacature', 'winkel', 'sollicitatie', 'bedrijf'] as const;

/** A mail to an applicant: what is known of him is filled in. */
export type Answer = { subject: string; text: string };

/** The name of the form that applications are sent with. */
export const APPLICATION_FORM = 'sollicitatie';

/**
 * The names of its fields that mean something to us. The address and the place of work have the
 * numbers that S7.5/1 gives them.
 */
export const applicationField = {
  address: 'field_83',
  location: 'field_7',
  firstName: 'voornaam',
  lastName: 'achternaam',
  email: 'email',
  emailAgain: 'email_herhaal',
  birthDay: 'geboortedag',
  birthMonth: 'geboortemaand',
  birthYear: 'geboortejaar',
  motivation: 'motivatie',
  keep: 'bewaren',
} as const;

/** The fields of the availability chooser are named after it, one a weekday. */
export const AVAILABLE = 'beschikbaar_';

/** The id of the fieldset that the availability chooser is. */
export const AVAILABILITY = 'beschikbaarheid';

/** Query parameters of the form's page (S2.1/7). */
export const applicationQuery = {
  vacancy: 'vacature',
  location: 'locatie',
  category: 'categorie',
  code: 'code',
} as const;

/** What an address says of the vacancy that is applied for. */
export type Wanted = { vacancy: string; location: string; category: string; code: string };

/** S2.9/7: whether the availability section has its office variant. */
export const isOffice = ({ category, code }: Pick<Wanted, 'category' | 'code'>): boolean =>
  category === 'kantoor' || code === '138';

/** S5.3/3: whether some moments must be chosen. */
export const needsChoices = ({ code }: Pick<Wanted, 'code'>): boolean => code === '-44';

export const applicationPath = {
  /** S7.5/1 */
  showPopup: (site: string) => `/${site}/webcore/vacancy/showPopup`,
  /** The popup's content: vacancies nearer by. */
  nearer: (site: string) => `/${site}/webcore/vacancy/nearer`,
  status: (token: string) => `/sollicitatie/${token}`,
  withdraw: (token: string) => `/sollicitatie/${token}/intrekken`,
  erase: (token: string) => `/sollicitatie/${token}/wissen`,
  erased: '/sollicitatie/gewist',
} as const;
