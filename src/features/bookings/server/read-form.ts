import { one, type Params } from '#features/pages/api.server';
import { bookingTexts as texts } from '#kernel/messages/nl-bookings';
import { readGuest } from '#kernel/values/person/read-guest';
import { readWholeNumber } from '#kernel/values/whole-number';
import { names } from '../contract';
import { findSeatsProblem } from '../seats';
import type { BookingErrors } from '../site/booking-form.view';

/** How many seats were asked for. */
export const readSeats = (params: Params): number | undefined =>
  readWholeNumber(one(params, names.seats)?.trim());

/** What is in the way of booking so many seats, in words. */
export const seatsProblem = (
  seats: number | undefined,
  { left, most }: { left: number; most: number },
): string | undefined => {
  const problem = findSeatsProblem(seats, { left, most });
  if (problem === 'left') return texts.problems.left(left);
  if (problem === 'most') return texts.problems.most(most);
  return problem && texts.problems[problem];
};

type Read = { errors: BookingErrors } | { seats: number; name: string; email: string };

/** For whom and how many, or what is wrong with that. */
export const readBooking = (params: Params, open: { left: number; most: number }): Read => {
  const seats = readSeats(params);
  const wrongSeats = seatsProblem(seats, open);
  const typed = { name: one(params, names.name), email: one(params, names.email) };
  const { name: noName, email: noEmail } = texts.problems;
  const { errors, ...guest } = readGuest(typed, { label: texts.name, noName, noEmail });
  if (seats === undefined || wrongSeats || Object.keys(errors).length > 0) {
    return { errors: { ...(wrongSeats && { seats: wrongSeats }), ...errors } };
  }
  return { seats, ...guest };
};
