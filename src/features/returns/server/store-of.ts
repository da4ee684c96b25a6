import type { OrderHistory } from './history';
import type { Return } from './read';

const idOf = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : undefined;

/**
 * The store that has a return: which took it in, or else at whose counter it was announced. Undefined: none has,
 * it is still at its buyer's, or came to the warehouse.
 */
export const storeOfReturn = (
  { events }: Pick<OrderHistory, 'events'>,
  { id, number, state }: Pick<Return, 'id' | 'number' | 'state'>,
): number | undefined => {
  const received = events.find(
    ({ kind, data }) => kind === 'return-received' && data.returnId === id,
  );
  if (received || state !== 'announced') return idOf(received?.data.storeId);
  const announced = events.find(({ kind, data }) => kind === 'withdrawn' && data.number === number);
  return idOf(announced?.data.storeId);
};
