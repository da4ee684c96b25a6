import type { FeedProblem } from '#kernel/values/feed-rules';

/** What Google is told: articles that are sent home, and what lies in which store. */
export const feedNames = ['products', 'stores'] as const;
export type FeedName = (typeof feedNames)[number];

/** Where each is asked for. */
export const feedPath: Readonly<Record<FeedName, string>> = {
  products: '/feeds/google-artikelen.xml',
  stores: '/feeds/google-winkelvoorraad.xml',
};

export type ToldFeed = {
  name: FeedName;
  address: string;
  isOn: boolean;
  /** When it was last asked for; null: never, or not since it was switched on first. */
  askedAt: string | null;
};

export type ToldFeedStore = { id: number; title: string; place: string; code: string };

export type ToldFeeds = {
  feeds: readonly ToldFeed[];
  /** When all articles were last looked through; null: not yet. */
  checkedAt: string | null;
  /** Of those that are online: taken and refused, as they were then. */
  articles: number;
  variants: number;
  refused: number;
  problems: readonly { problem: FeedProblem; count: number }[];
  stores: readonly ToldFeedStore[];
  /** Whether this member switches feeds and writes codes. */
  maySet: boolean;
};

export type ToldRefused = {
  rows: readonly { id: number; title: string; brand: string | null }[];
  total: number;
};

/** `was`: what whoever writes it had read. */
export type StoreCodeChange = { id: number; code: string; was: string };
