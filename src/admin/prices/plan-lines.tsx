import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import type { ToldPlan, ToldPlanLines } from '#features/pricing/contract';
import { officeTexts } from '#kernel/messages/nl-office';
import { priceTexts as texts } from '#kernel/messages/nl-prices';
import { formatEuro } from '#kernel/values/money';
import { call } from '../calls';
import { Failed } from '../failed';
import list from '../list/list.module.css';
import { PriceTable } from './price-table';
import styles from './prices.module.css';

/** Which prices a plan writes, article by article; read once somebody wants to see them. */
export function PlanLines({ plan }: { plan: ToldPlan }) {
  const { id, name, state, articles } = plan;
  const [isOpen, setOpen] = useState(false);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    {
      queryKey: ['prices', 'lines', id, state],
      queryFn: ({ pageParam, signal }) =>
        call<ToldPlanLines>('GET', `prices/plans/${id}/articles?start=${pageParam}`, { signal }),
      initialPageParam: 0,
      getNextPageParam: ({ hasMore }, pages) =>
        hasMore ? pages.reduce((sum, { lines }) => sum + lines.length, 0) : undefined,
      enabled: isOpen,
    },
  );
  const lines = data?.pages.flatMap((page) => page.lines) ?? [];
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary aria-label={texts.linesOf(name)}>{texts.lines(articles)}</summary>
      {error && <Failed error={error} again={refetch} />}
      {isOpen && !data && !error && <p role="status">{officeTexts.loading}</p>}
      {lines.length > 0 && (
        <PriceTable
          label={texts.linesOf(name)}
          rows={lines.map(({ productId, title, what, from, to, isLeft }) => ({
            key: `${productId} ${what}`,
            article: (
              <>
                <Link href={`/product/${productId}/prijzen`}>{title}</Link>
                {what && `, ${what}`}
                {isLeft && <span className={styles.soft}> {texts.isLeft}</span>}
              </>
            ),
            from: from === null ? texts.asArticle : formatEuro(from),
            to: formatEuro(to),
          }))}
        />
      )}
      {hasNextPage && (
        <button
          type="button"
          className={list.plain}
          aria-disabled={isFetchingNextPage || undefined}
          onClick={() => void fetchNextPage()}
        >
          {texts.moreLines}
        </button>
      )}
    </details>
  );
}
