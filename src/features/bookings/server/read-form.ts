import { one, type Params } from '#features/pages/api.server';
import { bookingTexts as texts } from '#kernel/messages/nl-bookings';
import { partProblemText } from '#kernel/values/person/problem-text';
import { findPartProblem, tidyPart } from '#kernel/values/person/rules';
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
  const name = tidyPart('firstname', one(params, names.name) ?? '');
  const email = tidyPart('email', one(params, names.email) ?? '');
  const wrongSeats = seatsProblem(seats, open);
  const wrongName = name
    ? partProblemText('firstname', name, { label: texts.name })
    : texts.problems.name;
  const isWrongEmail = findPartProblem('email', email, { required: true }) !== undefined;
  const errors = {
    ...(wrongSeats && { seats: wrongSeats }),
    ...(wrongName && { name: wrongName }),
    ...(isWrongEmail && { email: texts.problems.email }),
  };
  if (seats === undefined || Object.keys(errors).length > 0) return { errors };
  return { seats, name, email };
};
