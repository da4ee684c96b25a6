import { one, type Params } from '#features/pages/api.server';
import { reservationTexts as texts } from '#kernel/messages/nl-reservations';
import { partProblemText } from '#kernel/values/person/problem-text';
import { findPartProblem, tidyPart } from '#kernel/values/person/rules';
import type { ReserveErrors } from '../site/reserve-form.view';

type Read = { errors: ReserveErrors } | { name: string; email: string };

/** Who it is put aside for, or what is wrong with that. */
export const readReserve = (params: Params): Read => {
  const name = tidyPart('firstname', one(params, 'firstname') ?? '');
  const email = tidyPart('email', one(params, 'email') ?? '');
  const wrongName = partProblemText('firstname', name, { label: texts.name });
  const errors = {
    ...(name ? wrongName && { name: wrongName } : { name: texts.problems.name }),
    ...(findPartProblem('email', email, { required: true }) && { email: texts.problems.email }),
  };
  if (Object.keys(errors).length > 0) return { errors };
  return { name, email };
};
