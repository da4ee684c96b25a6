import type { ReactNode } from 'react';
import type { PictureRef } from '#kernel/define/entity';

/** The addresses of the account. */
export const accountPath = {
  login: '/login',
  forgot: '/login/wachtwoord-vergeten',
  reset: (token: string) => `/login/wachtwoord/${token}`,
  register: '/login/registreren',
  profile: '/login/dashboard/view/profile',
  orders: '/login/dashboard/view/orders',
  addresses: '/login/dashboard/view/addresses',
  wishlist: '/login/dashboard/view/wishlist',
  address: (id: number | string) => `/login/dashboard/view/addresses/${id}`,
  removeAddress: (id: number | string) => `/login/dashboard/view/addresses/${id}/remove`,
  changePassword: '/login/dashboard/wachtwoord',
  changeEmail: '/login/dashboard/e-mailadres',
  confirmEmail: (token: string) => `/login/e-mailadres/${token}`,
  remove: '/login/dashboard/verwijderen',
  download: '/login/dashboard/gegevens',
  removeWay: (kind: string, id: string) => `/login/dashboard/manier/${kind}/${id}`,
  choosePassword: '/login/dashboard/kies-wachtwoord',
  logout: '/webcore/logout',
  endSession: '/login/dashboard/apparaat-uitloggen',
  endSessions: '/login/dashboard/overal-uitloggen',
} as const;

/** What the dashboard says was done; each is the parameter that makes it say so. */
export const dashboardNotices = [
  'saved',
  'password',
  'email',
  'session',
  'wayAdded',
  'wayRemoved',
  'passwordAsked',
] as const;

export type DashboardDone = (typeof dashboardNotices)[number];

/** What is wrong in the dashboard's forms, by field; '': with none of them. */
export type DashboardErrors = Readonly<Record<string, string>>;

/** Form field: which session is to end. */
export const sessionField = 'session';

/**
 * How an account's holder shows that it is he: by his password, because he logged in just now, or not
 * before he logs in again.
 */
export type HolderProof = 'password' | 'fresh' | 'stale';

/** A way in which the account's holder logs in, as the profile shows it. */
export type ShownWay = {
  kind: string;
  label: string;
  detail?: string;
  addedAt: string;
  lastUsedAt?: string;
  /** Where it is removed; absent: it is the only one. */
  removeHref?: string;
  /** Where it gets another name. */
  nameHref?: string;
};

/** What adds a way in, in the form that asks who it is. */
export type WayToAdd = {
  /** Where the form goes to, unless a button says else. */
  action: string;
  /** Its buttons do nothing, and are hidden, without script. */
  needsScript?: boolean;
  content: ReactNode;
};

/** What another feature tells on the profile, with one button that changes it. */
export type ProfileSection = {
  /** Unique on the page. */
  id: string;
  title: string;
  /** How it is now. */
  state: string;
  /** What the button means, where that needs words. */
  hint?: string;
  /** Where the button posts to. */
  action: string;
  button: string;
  link?: { label: string; href: string };
};

/** Where an account is logged in. */
export type ShownSession = { handle: string; device: string; seenAt: string; isThis: boolean };

/** An order in the list of an account's orders. */
export type OrderLine = {
  number: string;
  href: string;
  placedAt: string;
  total: string;
  /** Where it is, as its own page says. */
  state: string;
  /** Nothing more comes of it. */
  isOver: boolean;
  /** It waits for its payment. */
  isUnpaid?: true;
  /** When it comes, or when it came to that state. */
  day?: string;
  /** Where it can be fetched, as long as it hasn't been. */
  place?: string;
  /** Until when, and when that store is open, once it lies there. */
  fetching?: { until: string; opening?: string; routeHref: string };
  /** What there is to do with it now; `about` is read aloud behind the label. */
  links: readonly { label: string; about: string; href: string }[];
  /** What is in it, each once, with how it looks now. */
  items: readonly { title: string; picture?: PictureRef }[];
};

/** An address that an account holder keeps. */
export type AccountAddress = {
  id: number;
  firstName: string;
  lastName: string;
  zipcode: string;
  housenumber: string;
  housenumberSuffix: string;
  street: string;
  place: string;
  country: string;
  /** The one that the checkout begins with. */
  usual: boolean;
};

/** Where an e-mail address is checked (S7.3/9), by the site's short name. */
export const checkEmailPath = (site: string): string => `/${site}/webcore/contact/checkEmail`;

/** Form field: the address of ours where a login leads to. */
export const returnField = 'return_to';

/** What the form of an address holds, by the names of its fields. */
export type AddressFields = {
  firstname?: string;
  lastname?: string;
  address_zipcode?: string;
  address_housenumber?: string;
  address_housenumber_suffix?: string;
  address_street?: string;
  address_place?: string;
  address_country?: string;
  usual?: string;
};
