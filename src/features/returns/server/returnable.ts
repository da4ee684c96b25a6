import { isSeat } from '#kernel/values/line-kind';
import type { Returnable } from '../contract';
import { isTakenBack, itemsLeft } from '../quantities';
import type { OrderHistory } from './history';
import type { ReturnLine } from './read';

/**
 * What of an order can still be withdrawn: what was announced or taken back is not there, and no seat
 * at an event, for the law gives no time to think again of what is on a set day.
 */
export const returnableOf = (history: Pick<OrderHistory, 'lines' | 'returns'>): Returnable[] => {
  const gone = history.returns
    .flatMap(({ lines }) => lines)
    .filter(({ state }) => state !== 'refused');
  return itemsLeft(
    history.lines.filter((line) => !isSeat(line)),
    gone,
  );
};

/** What of an order is no more its buyer's. */
export const takenBackOf = ({ returns }: Pick<OrderHistory, 'returns'>): ReturnLine[] =>
  returns.flatMap(({ lines }) => lines).filter(isTakenBack);
