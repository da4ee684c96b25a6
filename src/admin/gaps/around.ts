import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import type { ToldGapList } from '#features/gaps/contract';
import { isProductGap, type ProductGap } from '#kernel/values/product-gaps';
import { call } from '../calls';

/** What an address says of the list that one came from. */
const PARAM = 'gat';

/** The variants of an article, from a list of what articles lack, as it is narrowed. */
export const gridOf = (id: number, gap: ProductGap, search: string): string => {
  const params = new URLSearchParams(search);
  params.set(PARAM, gap);
  return `/product/${id}/varianten?${params}`;
};

type Around = {
  gap: ProductGap;
  /** The list, and the next article of it; undefined: it is the last that is shown there. */
  list: string;
  next: { title: string; href: string } | undefined;
};

/** The list that one came from to an article's variants; undefined: one came from elsewhere. */
export const useAround = (id: string): Around | undefined => {
  const params = new URLSearchParams(useSearch());
  const gap = params.get(PARAM) ?? '';
  params.delete(PARAM);
  const search = params.toString();
  const isFrom = isProductGap(gap);
  const { data } = useQuery({
    queryKey: ['gap-around', gap, search, id],
    queryFn: ({ signal }) => call<ToldGapList>('GET', `gaps/${gap}?${search}`, { signal }),
    enabled: isFrom,
    // As it was when one came: what is mended leaves it, and what is next would be another.
    ...{ staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnWindowFocus: false },
  });
  if (!isFrom) return undefined;
  const rows = data?.rows ?? [];
  // One that is mended stands in it no more: on with its first.
  const next = rows[rows.findIndex((one) => String(one.id) === id) + 1];
  return {
    gap,
    list: `/ontbreekt/${gap}${search && `?${search}`}`,
    next: next && { title: next.title, href: gridOf(next.id, gap, search) },
  };
};
