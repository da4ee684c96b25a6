import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { ToldPlan, ToldPlans } from '#features/pricing/contract';
import { priceTexts as texts } from '#kernel/messages/nl-prices';
import { call } from '../calls';
import { periodOf } from '../plan/period';
import plan from '../plan/plan.module.css';

/** Prices that come or are asked for a while, the first first; of who may not write prices none. */
export const usePlannedPrices = (mayChange: boolean): readonly ToldPlan[] => {
  const { data } = useQuery({
    queryKey: ['prices', 'plans'],
    queryFn: ({ signal }) => call<ToldPlans>('GET', 'prices/plans', { signal }),
    staleTime: 0,
    enabled: mayChange,
  });
  return (data?.plans ?? [])
    .filter(({ state }) => state === 'planned' || state === 'running' || state === 'held')
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
};

/** The same beside what else is planned; nothing when there are none. */
export function PlannedPrices({ plans: open }: { plans: readonly ToldPlan[] }) {
  if (open.length === 0) return null;
  return (
    <>
      <h2 className={plan.heading}>{texts.inPlanning}</h2>
      <ul className={plan.list}>
        {open.map(({ id, name, state, startsAt, endsAt, by, articles }) => (
          <li key={id} className={plan.item}>
            <p>
              <Link href="/prijzen" className={plan.name}>
                {name}
              </Link>{' '}
              <span className={plan.soft}>({texts.articles(articles)})</span>
              <br />
              <span className={plan.soft}>{texts.by(by)}</span>
            </p>
            <p className={plan.soft}>
              <span className={state === 'held' ? plan.bad : undefined}>{texts.states[state]}</span>
              {' · '}
              {periodOf({ startsAt, endsAt })}
            </p>
          </li>
        ))}
      </ul>
      <p>
        <Link href="/prijzen" className={plan.name}>
          {texts.allPlans}
        </Link>
      </p>
    </>
  );
}
