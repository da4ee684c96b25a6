import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ToldPlans } from '#features/pricing/contract';
import { officeTexts } from '#kernel/messages/nl-office';
import { priceTexts as texts } from '#kernel/messages/nl-prices';
import { Button } from '#ui/button.view';
import { call } from '../calls';
import { Failed } from '../failed';
import list from '../list/list.module.css';
import { useTitle } from '../use-title';
import { PlanList } from './plan-list';
import { CategoryDialog } from './price-dialog';

/** All prices that are planned, and what became of them. */
export default function PlansPage() {
  const [isNew, setNew] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['prices', 'plans'],
    queryFn: ({ signal }) => call<ToldPlans>('GET', 'prices/plans', { signal }),
    staleTime: 0,
  });
  useTitle(texts.title);
  const all = data?.plans ?? [];
  const urgent = all.filter(({ isUnread, state }) => isUnread || state === 'held');
  const others = all.filter((plan) => !urgent.includes(plan));
  const isBegun = ({ state }: (typeof all)[number]) => state === 'begun';
  const isOpen = ({ state }: (typeof all)[number]) => state === 'planned' || state === 'running';
  return (
    <>
      <h1 className={list.title}>{texts.title}</h1>
      <p className={list.lead}>{texts.lead}</p>
      <div className={list.tools}>
        <Button type="button" onClick={() => setNew(true)}>
          {texts.planCategory}
        </Button>
      </div>
      {error && <Failed error={error} again={refetch} />}
      {!data && !error && <p role="status">{officeTexts.loading}</p>}
      {data && all.length === 0 && <p className={list.none}>{texts.none}</p>}
      <PlanList title={texts.attention} plans={urgent} />
      <PlanList title={texts.coming} plans={others.filter(isOpen).toReversed()} />
      <PlanList title={texts.begun} plans={others.filter(isBegun)} />
      <PlanList
        title={texts.earlier}
        plans={others.filter((plan) => !isOpen(plan) && !isBegun(plan))}
      />
      {isNew && <CategoryDialog close={() => setNew(false)} />}
    </>
  );
}
