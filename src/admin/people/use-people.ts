import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ToldPeople } from '#features/staff/contract';
import { call } from '../calls';

const queryKey = ['people'];

/** Everybody who may come in, and what can be given them. */
export const usePeople = () =>
  useQuery({
    queryKey,
    queryFn: ({ signal }) => call<ToldPeople>('GET', 'people', { signal }),
    staleTime: 0,
  });

/** Has members and roles asked for anew. */
export const useReload = () => {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey }),
      client.invalidateQueries({ queryKey: ['roles'] }),
    ]);
  };
};
