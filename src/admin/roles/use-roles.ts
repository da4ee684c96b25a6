import { useQuery } from '@tanstack/react-query';
import type { ToldRoles } from '#features/staff/contract';
import { call } from '../calls';

/** All roles, with what rights can speak of. */
export const useRoles = () =>
  useQuery({
    queryKey: ['roles'],
    queryFn: ({ signal }) => call<ToldRoles>('GET', 'roles', { signal }),
    staleTime: 0,
  });
