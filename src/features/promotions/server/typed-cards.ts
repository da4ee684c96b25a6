import { promotionTexts } from '#kernel/messages/nl-promotions';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import { findCards } from './cards';
import { countWrong, mayTry } from './tries';

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
  if (codes.length > 0 && client !== undefined && !(await mayTry(host, client))) {
    const problem = { field: 'giftcard_code' as const, message: promotionTexts.tooOften };
    return { cards: [], problems: [problem] };
  }
  const found = await findCards(db, { codes, now: host.clock.now() });
  const isWrong = found.problems.some(({ message }) => message === promotionTexts.card.unknown);
  if (isWrong && client !== undefined) await countWrong(host, client, codes.join());
  return found;
};
