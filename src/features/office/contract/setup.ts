/** How an empty site gets its name, its look and its first member. */

/** What is asked, in this order. */
export const setupSteps = ['wie', 'huisstijl', 'beheerder'] as const;
export type SetupStep = (typeof setupSteps)[number];

/** The parameter of the home page's address that holds the link's token. */
export const setupParam = 'setup';

/** Where a token leads: the questions themselves. */
export const setupPath = (token: string): string => `/admin/setup/${token}`;

/** Fields of the form that are no answers: which step it shows, and which way its button leads. */
export const setupField = { step: 'stap', go: 'naar' } as const;
export const GO_BACK = 'terug';

export type SetupChoice = {
  value: string;
  label: string;
  note?: string;
  /** What it looks like. */
  colors?: { brand: string; onBrand: string; accent: string; paper: string; ink: string };
};

/** A question, for a page and for a terminal alike. */
export type SetupField = {
  name: string;
  step: SetupStep;
  label: string;
  hint?: string;
  kind: 'text' | 'email' | 'tel' | 'password' | 'choice' | 'select' | 'color';
  choices?: readonly SetupChoice[];
  /** What a browser knows it by. */
  autoComplete?: string;
  inputMode?: 'numeric';
  /** It stands beside another on a wide screen. */
  isHalf?: true;
  initial: string;
};

/** What was answered, by the names of fields. */
export type SetupAnswers = Readonly<Record<string, string>>;
