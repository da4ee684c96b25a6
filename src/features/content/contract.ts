import type { PictureRef } from '#kernel/define/entity';
import { contentTexts } from '#kernel/messages/nl-content';
import { answerId } from '#kernel/values/answer-id';
import type { CardWay } from '#kernel/values/card-way';

/** A piece of an article's text: a heading, a paragraph or a list. Plain text, never markup. */
export type RichItem = { h: string } | { p: string } | { ul: string[] };

/** What a card of news or the weblog shows. */
export type ArticleCard = {
  id: number;
  href: string;
  title: string;
  intro: string;
  category: string;
  /** `YYYY-MM-DD` */
  date: string;
  picture?: PictureRef;
};

export type ArticleDetail = ArticleCard & {
  body: RichItem[];
  author?: string;
  readMinutes?: number;
  /** The store that it is about. */
  store?: { title: string; href: string };
};

/** What a card of the calendar shows. Instants as ISO texts. */
export type EventCard = {
  id: number;
  href: string;
  title: string;
  intro: string;
  category: string;
  startsAt: string;
  endsAt: string;
  /** The store's title; absent for what is in several stores. */
  location?: string;
  priceCents: number;
  /** How many seats are left, where they are booked; absent: many, or nobody books them. */
  seatsLeft?: number;
  picture?: PictureRef;
};

export type EventDetail = EventCard & {
  body: RichItem[];
  /** Who gives it: a name, and of what trade: 'Rinus, schoenmaker'. */
  givenBy?: string;
  seats?: number;
  store?: {
    title: string;
    href: string;
    address: { street: string; zipcode: string; place: string; province: string; country: string };
  };
};

/** An event for one's own calendar, as a file. */
export const calendarFilePath = (eventId: number | string): string =>
  `/webcore/booking/calendar/${eventId}`;

/** The store with its address, line by line; or that it is in all of them. */
export const placeLines = ({ store, location }: EventDetail): string[] => {
  if (!store) return [location ?? contentTexts.calendar.everyStore];
  const { street, zipcode, place } = store.address;
  return [store.title, street, `${zipcode} ${place}`];
};

export type FaqCard = { id: number; question: string; answer: string[] };

/** What the cards of facts, references, services and USPs have in common. */
export type ContentItemCard = {
  id: number;
  title: string;
  text: string;
  /** A drawn sign's name. */
  icon?: string;
  picture?: PictureRef;
  link?: { href: string; label: string; way: CardWay };
};

/** A number that counts up to its target (S3.11/2). */
export type FactCard = ContentItemCard & { target: number; prefix: string; suffix: string };

/** What somebody said: `text` is the quote, `title` the name. */
export type ReferenceCard = ContentItemCard & { role: string };

/** The page with all questions, this one's answer open and in view (S2.12/2). */
export const faqHref = (faqId: number | string): string =>
  `/klantenservice?faqid=${faqId}#${answerId(faqId)}`;
