import { one, type Params } from '#features/pages/api.server';
import { reservationTexts as texts } from '#kernel/messages/nl-reservations';
import { isStandardEmail } from '#kernel/values/email';
import type { ReserveErrors } from '../site/reserve-form.view';

type Read = { errors: ReserveErrors } | { name: string; email: string };

/** Who it is put aside for, or what is wrong with that. */
export const readReserve = (params: Params): Read => {
  const typed = (one(params, 'firstname') ?? '').replace(/\s+/g, ' ').trim().slice(0, 60);
  // Half a character can't be stored.
  const name = Buffer.from(typed, 'utf8').toString('utf8');
  const email = (one(params, 'email') ?? '').trim().toLowerCase();
  const errors = {
    ...(name ? {} : { name: texts.problems.name }),
    ...(isStandardEmail(email) ? {} : { email: texts.problems.email }),
  };
  if (Object.keys(errors).length > 0) return { errors };
  return { name, email };
};
