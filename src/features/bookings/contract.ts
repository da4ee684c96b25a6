import type { PictureRef } from '#kernel/define/entity';

/** Where a free seat is booked. */
export const bookPath = '/webcore/booking/new';
export const placePath = '/webcore/booking/place';
/** Puts seats that are paid for in the cart. */
export const payPath = '/webcore/booking/pay';
/** The page of a booking, for who has its address. */
export const viewPath = (token: string): string => `/webcore/booking/view/${token}`;
export const cancelPath = (token: string): string => `/webcore/booking/cancel/${token}`;
/** Names in a booking's forms. */
export const names = {
  event: 'event_id',
  seats: 'seats',
  key: 'booking_key',
  name: 'firstname',
  email: 'email',
} as const;

/** An event as its bookings show it. */
export type BookedEvent = {
  id: number;
  title: string;
  href: string;
  /** 'zaterdag 12 december 2026, 11:00–13:30' */
  when: string;
  /** The store with its address, line by line; or that it is in all of them. */
  where: string[];
  picture?: PictureRef;
};

/** What a form asks for seats with: how many there are to choose from. */
export type SeatsOf = {
  eventId: number;
  priceCents: number;
  left: number;
  /** That one booking may have. */
  most: number;
};
