/**
 * Parts of the site, by what others may do there: pages that anybody reads; the app with cart, checkout,
 * orders and forms; accounts; the office; and what is no page at all (files, calls).
 */
export const areas = ['pages', 'app', 'account', 'office', 'data'] as const;
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

/** The area that a request's address lies in. */
export const areaOf = (url: string): Area => {
  const [, first = ''] = /^\/([^/?#]*)/.exec(url) ?? [];
  return Object.hasOwn(byStart, first) ? (byStart[first] as Area) : 'pages';
};
