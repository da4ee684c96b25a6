import type { ReactNode } from 'react';
import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';
import type { EventDetail } from '../contract';
import type { EventRow } from './events';

/** What an event's page shows of booking it. */
export type EventBooking = {
  form: ReactNode;
  /** Seats that are left. */
  left: number;
  tags: string[];
};

/** Undefined: nobody books this event, or not any more. */
type BookingPart = (
  host: Host,
  about: { row: EventRow; event: EventDetail },
  page: { token: string; now: Date },
) => Promise<EventBooking | undefined>;

const parts = new Registry<BookingPart>('booking part');

/** Whoever takes bookings adds a form to events' pages: the calendar itself sells nothing. */
export const registerEventBooking = (host: Host, part: BookingPart): void =>
  parts.add(host, 'booking', part);

export const findEventBooking = (host: Host): BookingPart | undefined =>
  parts.find(host, 'booking');

/** By event, how many seats are left; of those with many of them, or which nobody books, nothing. */
type FewSeats = (host: Host, rows: readonly EventRow[]) => Promise<Map<number, number>>;

const seats = new Registry<FewSeats>('few seats');

/**
 * Whoever takes bookings tells cards which events are nearly full. It announces that the calendar changed
 * when what it tells does: cards are kept.
 */
export const registerFewSeats = (host: Host, few: FewSeats): void => seats.add(host, 'seats', few);

export const findFewSeats: FewSeats = async (host, rows) =>
  (await seats.find(host, 'seats')?.(host, rows)) ?? new Map();
