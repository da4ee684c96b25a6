/**
 * Parts of the site, by what others may do there: pages that anybody reads; the app with cart, checkout,
 * orders and forms; accounts; of those the two pages where one logs in or adds a way to; the office; pages as
 * the office's editor shows them in a frame; and what is no page at all (files, calls).
 */
export const areas = ['pages', 'app', 'account', 'login', 'office', 'preview', 'data'] as const;
export type Area = (typeof areas)[number];

/** By the first part of a path. */
const byStart: Record<string, Area> = {
  webcore: 'app',
  herroepen: 'app',
  login: 'account',
  admin: 'office',
  api: 'data',
  assets: 'data',
  media: 'data',
};

/** Whole paths that have an area of their own. */
const byPath: Record<string, Area> = {
  '/login': 'login',
  '/login/dashboard/view/profile': 'login',
};

/** Pages shown within the office begin so. */
const PREVIEW = '/admin/preview/';

/** What holds for the first holds for the second too. */
export const within = (area: Area, other: Area): boolean =>
  area === other ||
  (area === 'account' && other === 'login') ||
  // A page in the editor fetches what it would fetch for a visitor.
  (area === 'pages' && other === 'preview');

/** The area that a request's address lies in. */
export const areaOf = (url: string): Area => {
  const [path = ''] = url.split(/[?#]/);
  if (Object.hasOwn(byPath, path)) return byPath[path] as Area;
  if (path.startsWith(PREVIEW)) return 'preview';
  const [, first = ''] = /^\/([^/?#]*)/.exec(url) ?? [];
  return Object.hasOwn(byStart, first) ? (byStart[first] as Area) : 'pages';
};
