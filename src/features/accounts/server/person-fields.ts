import type { Params } from '#features/pages/api.server';
import { account as texts } from '#kernel/messages/nl-account';
import { partProblemText } from '#kernel/values/person/problem-text';
import { findPartProblem, tidyPart } from '#kernel/values/person/rules';
import { lineOf } from '#platform/http/params';

/** The most characters of a field that are shown again: more than its rules take. */
const MOST = 300;

export type PersonFields = { firstName: string; lastName: string; phone: string };

const parts = [
  ['firstName', 'firstname', texts.firstName],
  ['lastName', 'lastname', texts.lastName],
  ['phone', 'phone', texts.phone],
] as const;

/** Who somebody says he is: as it was typed (kept when it is right), and what is wrong by form field. */
export const readPerson = (
  params: Params,
): { person: PersonFields; errors: Record<string, string | undefined> } => ({
  person: Object.fromEntries(
    parts.map(([name, part]) => [name, tidyPart(part, lineOf(params, part)).slice(0, MOST)]),
  ) as PersonFields,
  errors: Object.fromEntries(
    parts.map(([, part, label]) => [part, partProblemText(part, lineOf(params, part), { label })]),
  ),
});

/** An e-mail address as an account has it, and what is wrong with it. */
export const readEmail = (params: Params): { email: string; error?: string } => {
  const email = tidyPart('email', lineOf(params, 'email')).slice(0, MOST);
  const problem = findPartProblem('email', email, { required: true });
  return { email, error: problem && texts.invalidEmail };
};
