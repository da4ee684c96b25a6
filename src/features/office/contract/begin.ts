/** How a new site begins. */

/** The steps in which a new site begins. */
export const beginSteps = ['wie', 'paginas', 'huisstijl', 'aanbod', 'bezorgen', 'klaar'] as const;

export type BeginStep = (typeof beginSteps)[number];

export const beginPageKeys = [
  ...(['home', 'shop', 'stores', 'jobs', 'apply', 'about', 'contact', 'delivery'] as const),
  ...(['returns', 'terms', 'privacy', 'cookies'] as const),
] as const;

export type BeginPageKey = (typeof beginPageKeys)[number];

/** A page that a new site can begin with; `id`: of the page that lies at its address by now. */
export type ToldBeginPage = {
  key: BeginPageKey;
  path: string;
  title: string;
  /** It is made as a draft: somebody has to read it first. */
  isToCheck: boolean;
  id?: number;
  isLive: boolean;
};

export const beginChecks = [
  ...(['identity', 'home', 'terms', 'privacy', 'returns', 'contact', 'unwritten'] as const),
  ...([
    'navigation',
    'products',
    'stock',
    'makers',
    'hours',
    'pickup',
    'delivery',
    'payment',
    'iban',
    'mail',
    'address',
    'logo',
  ] as const),
] as const;

export type BeginCheck = (typeof beginChecks)[number];

/** One thing that a shop needs before visitors come; `advice`: it can do without. */
export type ToldCheck = {
  key: BeginCheck;
  state: 'done' | 'todo' | 'advice';
  /** Where in the office it is put right; absent: by who runs the server. */
  to?: string;
  /** What it is about, such as titles of pages. */
  about?: readonly string[];
};

/** How far a new site is. */
export type ToldBegin = {
  done: readonly BeginStep[];
  isEnded: boolean;
  /** Who the chain is was filled in: its pages are made of that. */
  isKnown: boolean;
  pages: readonly ToldBeginPage[];
  counts: { products: number; stores: number; methods: number };
  /** Payments go to the test bank: no money moves. */
  isTestBank: boolean;
  checks: readonly ToldCheck[];
};
