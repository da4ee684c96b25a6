import type { Rating } from '#kernel/values/rating';

/** `waiting`: nobody of the shop has read it yet. Only `shown` ones are seen by others. */
export type ReviewState = 'waiting' | 'shown' | 'refused';

/** What a buyer fills in. */
export const reviewField = {
  rating: 'rating',
  title: 'title',
  text: 'text',
  name: 'name',
  /** Of who reports one: why. */
  reason: 'reason',
  /** Unseen: who fills it in is a machine. */
  honeypot: 'homepage',
} as const;

/** What was typed. `rating`: '1' to '5' when it is right. */
export type ReviewValues = Record<'rating' | 'title' | 'text' | 'name', string>;
export type ReviewErrors = Partial<Record<keyof ReviewValues, string>>;

/** A review as everybody sees it. */
export type ReviewView = {
  id: number;
  rating: number;
  title: string;
  text: string;
  /** '' of who has left: he is called a customer. */
  name: string;
  /** 'nl-NL' */
  language: string;
  /** Of the article that was bought: 'Marine, maat M'. */
  choice: string;
  isVerified: boolean;
  /** '2 maart 2026' */
  writtenOn: string;
  /** '2026-03-02' */
  writtenDay: string;
  reply?: { text: string; on: string };
};

/** All that a product's page tells of its reviews. */
export type ReviewsView = {
  productHref: string;
  rating: Rating;
  /** How many there are of one star, of two … of five. */
  spread: readonly number[];
  reviews: readonly ReviewView[];
  /** Where more of them are shown; absent: these are all. */
  moreHref?: string;
  /** In which orders they are to be had; none of so few that one reads them all. */
  orders: readonly { order: ReviewOrder; href: string; isCurrent: boolean }[];
};

/** The newest first, or what was thought of it: the best or the worst. */
export const reviewOrders = ['newest', 'highest', 'lowest'] as const;
export type ReviewOrder = (typeof reviewOrders)[number];

/** The parameter of a product's page: in which order its reviews are. */
export const orderParam = 'order_reviews';

/** The parameter of a product's page: how many times so many reviews. */
export const moreParam = 'page_reviews';

export const reviewAnchor = (id: number): string => `review-${id}`;

/** Where a buyer writes, changes and withdraws his review. */
export const reviewPath = (token: string): string => `/review/${token}`;
export const withdrawReviewPath = (token: string): string => `/review/${token}/intrekken`;
/** Where he says that he wants no more mails that ask for one. */
export const stopPath = (token: string): string => `/review/mails/${token}`;
/** Where anybody reports one. */
export const reportPath = (id: number | string): string => `/webcore/review/report/${id}`;
