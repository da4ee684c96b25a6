import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../calls';

/** A row of an entity by its name. */
export type Named = { id: number; title: string };

/** Rows have names for so long, in ms, without being asked for again. */
export const KNOWN_FOR = 60_000;

/** Asks for the names of rows. */
export const namesOf = (entity: string, ids: readonly number[]) => {
  const asked = [...new Set(ids)].sort((one, other) => one - other).join(',');
  return queryOptions({
    queryKey: ['names', entity, asked],
    queryFn: ({ signal }) => call<Named[]>('GET', `names/${entity}?ids=${asked}`, { signal }),
    enabled: asked !== '' && entity !== '',
    staleTime: KNOWN_FOR,
    placeholderData: keepPreviousData,
  });
};
