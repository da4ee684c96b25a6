import { partProblemText } from './problem-text';
import { findPartProblem, tidyPart } from './rules';

type Words = { label: string; noName: string; noEmail: string };
type Guest = { name: string; email: string; errors: { name?: string; email?: string } };

/** A first name and an e-mail address, tidied, of who has no account, and what is wrong with either. */
export const readGuest = (
  typed: { name?: string; email?: string },
  { label, noName, noEmail }: Words,
): Guest => {
  const name = tidyPart('firstname', typed.name ?? '');
  const email = tidyPart('email', typed.email ?? '');
  const wrongName = name ? partProblemText('firstname', name, { label }) : noName;
  const isWrongEmail = findPartProblem('email', email, { required: true }) !== undefined;
  return {
    name,
    email,
    errors: { ...(wrongName && { name: wrongName }), ...(isWrongEmail && { email: noEmail }) },
  };
};
