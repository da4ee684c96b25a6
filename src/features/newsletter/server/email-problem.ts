import { newsletterTexts } from '#kernel/messages/nl-newsletter';
import { findPartProblem } from '#kernel/values/person/rules';

const texts = newsletterTexts.problems;

/** What is wrong with an address that was typed; undefined: nothing. */
export const emailProblem = (email: string): string | undefined => {
  if (email.trim() === '') return texts.noEmail;
  return findPartProblem('email', email, { required: true }) ? texts.email : undefined;
};
