import { promotionTexts } from '#kernel/messages/nl-promotions';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import { tidyCodes } from '../card-code';
import { countWrong, mayGuess, withCodeMutex } from './code-guesses';
import { type CodeQuestion, findDiscounts } from './codes';

const texts = promotionTexts.code;

type Typed = CodeQuestion & {
  /** Who typed them, e.g. his network address: too many wrong ones and nothing is looked up. */
  client?: string;
};

/**
 * As `findDiscounts`, for what somebody typed: guessing is slowed down. A code that its customer has
 * used, and a personal one that is used, count as wrong too: they tell of any e-mail address whether it
 * is a customer's.
 */
export const findTypedDiscounts = async (
  host: Host,
  db: Db,
  { client, ...question }: Typed,
): ReturnType<typeof findDiscounts> => {
  const codes = tidyCodes(question.codes).join();
  return codes === '' || client === undefined
    ? findDiscounts(db, question)
    : withCodeMutex(client, () => resolve(host, db, { client, codes, question }));
};

const resolve = async (
  host: Host,
  db: Db,
  { client, codes, question }: { client: string; codes: string; question: CodeQuestion },
): ReturnType<typeof findDiscounts> => {
  if (!(await mayGuess(host, client))) {
    const problem = { field: 'discount_code' as const, message: promotionTexts.tooOften };
    return { discounts: [], problems: [problem] };
  }
  const found = await findDiscounts(db, question);
  const messages = found.problems.map(({ message }) => message);
  const tells = messages.some((message) => message === texts.yours || message === texts.used);
  if (tells) await countWrong(host, client, codes + question.email);
  else if (messages.includes(texts.unknown)) await countWrong(host, client, codes);
  return found;
};
