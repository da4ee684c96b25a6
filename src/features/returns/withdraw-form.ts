import { returnTexts } from '#kernel/messages/nl-returns';
import { findPartProblem, tidyPart } from '#kernel/values/person/rules';
import { readWholeNumber } from '#kernel/values/whole-number';
import {
  quantityField,
  type Returnable,
  returnWays,
  type WithdrawChoice,
  type WithdrawErrors,
} from './contract';

const texts = returnTexts.withdraw;

/** Reads what was posted; of articles that can't be withdrawn nothing is read. */
export const readChoice = (
  posted: (name: string) => string | undefined,
  lines: readonly Pick<Returnable, 'variantId'>[],
): WithdrawChoice => ({
  quantities: new Map(
    lines.flatMap(({ variantId }) => {
      const count = readWholeNumber(posted(quantityField(variantId))) ?? 0;
      return count > 0 ? [[variantId, count] as const] : [];
    }),
  ),
  name: (posted('name') ?? '').trim().slice(0, 120),
  email: tidyPart('email', posted('email') ?? '').slice(0, 300),
  why: texts.reasons.find((reason) => reason === posted('why')) ?? '',
  reason: (posted('reason') ?? '').trim().slice(0, 500),
  way: returnWays.find((way) => way === posted('way')) ?? '',
  key: /^[\w-]{16,64}$/.exec(posted('key') ?? '')?.[0] ?? '',
});

/** What is wrong with it, by field. */
export const checkChoice = (
  choice: WithdrawChoice,
  lines: readonly Returnable[],
): WithdrawErrors => {
  const tooMany = lines.some(
    ({ variantId, quantity }) => (choice.quantities.get(variantId) ?? 0) > quantity,
  );
  return {
    ...(choice.quantities.size === 0 ? { quantities: texts.nothingChosen } : {}),
    ...(tooMany ? { quantities: texts.tooMany } : {}),
    ...(choice.name === '' ? { name: texts.noName } : {}),
    ...(findPartProblem('email', choice.email, { required: true }) && { email: texts.noEmail }),
  };
};
