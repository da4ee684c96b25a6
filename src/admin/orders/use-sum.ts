import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ToldSum } from '#features/customers/contract';
import { call } from '../calls';
import { type Chosen, sentPieces } from './pieces-choice';

/** What goes back for pieces of an order, as the server works it out; undefined: nothing is chosen, or it isn't known yet. */
export const useSum = (number: string, chosen: Chosen): ToldSum | undefined => {
  const pieces = sentPieces(chosen);
  const { data } = useQuery({
    queryKey: ['order', number, 'sum', pieces],
    queryFn: ({ signal }) =>
      call<ToldSum>('POST', `orders/${number}/sum`, { body: { pieces }, signal }),
    enabled: pieces.length > 0,
    placeholderData: keepPreviousData,
  });
  return pieces.length > 0 ? data : undefined;
};
