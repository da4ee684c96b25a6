/** What of a line decides where on the way it comes. */
export type Placed = { shelf: string; category: string; number: string };

const words = new Intl.Collator('nl', { numeric: true });

/** In the order in which one walks: by shelf, and behind them what has none, by category and article number. */
export const compareOnRoute = (one: Placed, other: Placed): number =>
  Number(one.shelf === '') - Number(other.shelf === '') ||
  words.compare(one.shelf, other.shelf) ||
  words.compare(one.category, other.category) ||
  words.compare(one.number, other.number);

/** Pieces of one article that an order still wants, and the box that it is laid in. */
export type Wanting = { taskId: number; box: number; wanted: number; picked: number };

export type Share = { taskId: number; pieces: number };

const share = (
  orders: readonly Wanting[],
  pieces: number,
  room: (one: Wanting) => number,
): Share[] => {
  let left = pieces;
  return orders.flatMap((one) => {
    const some = Math.min(left, Math.max(0, room(one)));
    left -= some;
    return some > 0 ? [{ taskId: one.taskId, pieces: some }] : [];
  });
};

const roomOf = ({ wanted, picked }: Wanting): number => wanted - picked;
const byBox = (one: Wanting, other: Wanting): number => one.box - other.box;

/** For which orders pieces are that were found: the first box gets all of its own before the next. */
export const shareFound = (orders: readonly Wanting[], pieces: number): Share[] =>
  share([...orders].sort(byBox), pieces, roomOf);

/** Which orders go without those that weren't found: the last boxes, so that the fewest orders lack something. */
export const shareMissing = (orders: readonly Wanting[], pieces: number): Share[] =>
  share([...orders].sort(byBox).reverse(), pieces, roomOf);
