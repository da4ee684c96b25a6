import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ToldLog, ToldNotice } from '#features/connections/contract';
import { call } from '../calls';

/** In ms: what is on its way is looked at again soon, what isn't now and then. */
const SOON = 2000;
const LATER = 30_000;

/** What a program was told, as many pages of it as were asked for. */
export const useLog = (id: string) =>
  useInfiniteQuery({
    queryKey: ['connections', 'log', id],
    queryFn: ({ signal, pageParam }) => {
      const query = pageParam > 0 ? `?before=${pageParam}` : '';
      const path = `connections/webhooks/${encodeURIComponent(id)}${query}`;
      return call<ToldLog>('GET', path, { signal });
    },
    initialPageParam: 0,
    getNextPageParam: ({ deliveries, hasMore }: ToldLog) =>
      hasMore ? deliveries.at(-1)?.id : undefined,
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const first = state.data?.pages[0]?.deliveries ?? [];
      return first.some((one) => one.state === 'waiting') ? SOON : LATER;
    },
  });

/** One notice, whole. Reading it is noted, so it is asked for once. */
export const useNotice = (id: number) =>
  useQuery({
    queryKey: ['notice', id],
    queryFn: ({ signal }) => call<ToldNotice>('GET', `connections/notices/${id}`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
