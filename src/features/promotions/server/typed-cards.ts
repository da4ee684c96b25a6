import { promotionTexts } from '#kernel/messages/nl-promotions';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import { findCards } from './cards';
import { countWrong, mayGuess, withCodeMutex } from './code-guesses';

type Typed = {
  codes: readonly string[];
  /** Who typed them, e.g. his network address: too many wrong ones and nothing is looked up. */
  client?: string;
};

/** As `findCards`, for what somebody typed: guessing is slowed down. */
export const findTypedCards = async (
  host: Host,
  db: Db,
  { codes, client }: Typed,
): ReturnType<typeof findCards> => {
  const find = () => findCards(db, { codes, now: host.clock.now() });
  return codes.length === 0 || client === undefined
    ? find()
    : withCodeMutex(client, () => resolve(host, { client, codes, find }));
};

type CardLookup = {
  client: string;
  codes: readonly string[];
  find: () => ReturnType<typeof findCards>;
};

const resolve = async (host: Host, { client, codes, find }: CardLookup) => {
  if (!(await mayGuess(host, client))) {
    const problem = { field: 'giftcard_code' as const, message: promotionTexts.tooOften };
    return { cards: [], problems: [problem] };
  }
  const found = await find();
  const isWrong = found.problems.some(({ message }) => message === promotionTexts.card.unknown);
  if (isWrong) await countWrong(host, client, codes.join());
  return found;
};
