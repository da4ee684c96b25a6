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
