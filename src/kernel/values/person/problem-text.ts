import { personLimits } from '#kernel/limits-fields';
import { personTexts } from '#kernel/messages/nl-person';
import { findPartProblem, type PersonPart } from './rules';

type Asked = { label: string; required?: boolean; country?: string };

/** What a visitor reads of a part that is not right; undefined: it is. */
export const partProblemText = (
  part: PersonPart,
  typed: string,
  { label, ...asked }: Asked,
): string | undefined => {
  const problem = findPartProblem(part, typed, asked);
  if (problem === undefined) return undefined;
  if (problem === 'long') return personTexts.long(label, personLimits[part]);
  const { mistyped, wrong } = personTexts;
  return part === 'phone' && !asked.required ? mistyped.phone : wrong[part](asked.country);
};
