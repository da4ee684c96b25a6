import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApplicationState } from '#features/applications/contract';
import type { ToldApplication, ToldBoard, ToldCards } from '#features/hiring/contract';
import { CallError, call } from '../calls';

/** What of the board is asked for, as its address says it. */
const asked = (search: string): URLSearchParams => {
  const params = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(search)) {
    if (['q', 'vacancy', 'store'].includes(name)) params.set(name, value);
  }
  return params;
};

export const useBoard = (search: string) =>
  useQuery({
    queryKey: ['applications', 'board', String(asked(search))],
    queryFn: ({ signal }) =>
      call<ToldBoard>('GET', `applications/board?${asked(search)}`, { signal }),
    placeholderData: (before) => before,
  });

/** The cards of a column, as many pages of them as were asked for. */
export const useColumn = (search: string, state: ApplicationState, isShown: boolean) =>
  useInfiniteQuery({
    queryKey: ['applications', 'column', state, String(asked(search))],
    queryFn: ({ signal, pageParam }) => {
      const params = asked(search);
      params.set('state', state);
      if (pageParam > 0) params.set('after', String(pageParam));
      return call<ToldCards>('GET', `applications?${params}`, { signal });
    },
    initialPageParam: 0,
    getNextPageParam: ({ cards, hasMore }: ToldCards) => (hasMore ? cards.at(-1)?.id : undefined),
    placeholderData: (before) => before,
    enabled: isShown,
  });

/** All of one. Opening it is noted, so it is asked for once, not each time that the window is looked at. */
export const useApplication = (id: string) =>
  useQuery({
    queryKey: ['application', id],
    queryFn: ({ signal }) =>
      call<ToldApplication>('GET', `applications/${encodeURIComponent(id)}`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** What the server says of an application that isn't there (any more); undefined: something else is wrong. */
export const goneIn = (error: unknown): string | undefined =>
  error instanceof CallError && error.status === 404 ? error.message : undefined;

/** How many are new, for the menu: asked again when the window is looked at, or something was done. */
export const useNewCount = (isAsked: boolean): number =>
  useQuery({
    queryKey: ['applications', 'new'],
    queryFn: ({ signal }) => call<{ count: number }>('GET', 'applications/new', { signal }),
    staleTime: 60_000,
    retry: false,
    enabled: isAsked,
  }).data?.count ?? 0;

/** Has everything that is told of applications asked for anew, but for the one that is open. */
export const useTellAnew = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['applications'] });
};

/** Forgets what was read of an application: nothing of who was erased stays on a screen. */
export const useForget = () => {
  const client = useQueryClient();
  return (id: number | string) => {
    client.removeQueries({ queryKey: ['application', String(id)] });
    client.removeQueries({ queryKey: ['answer', Number(id)] });
  };
};
