import { one, type Params } from '#features/pages/api.server';
import { reservationTexts as texts } from '#kernel/messages/nl-reservations';
import { readGuest } from '#kernel/values/person/read-guest';
import type { ReserveErrors } from '../site/reserve-form.view';

const { name: noName, email: noEmail } = texts.problems;

type Read = { errors: ReserveErrors } | { name: string; email: string };

/** Who it is put aside for, or what is wrong with that. */
export const readReserve = (params: Params): Read => {
  const typed = { name: one(params, 'firstname'), email: one(params, 'email') };
  const { errors, ...guest } = readGuest(typed, { label: texts.name, noName, noEmail });
  return Object.keys(errors).length > 0 ? { errors } : guest;
};
