import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import type { ToldPlan } from '#features/pricing/contract';
import { priceTexts as texts } from '#kernel/messages/nl-prices';
import { Button } from '#ui/button.view';
import { CallError, call } from '../calls';
import { Confirm } from '../confirm';
import { noteFocus } from '../keep-focus';
import list from '../list/list.module.css';
import operations from '../operations/operations.module.css';
import { shortWhen } from '../plan/when';
import { tell } from '../shell/toasts';
import styles from './prices.module.css';

type Act = 'cancel' | 'end' | 'start' | 'read';

const acts: Readonly<
  Record<Act, { label: string; of: (name: string) => string; done?: (name: string) => string }>
> = {
  cancel: { label: texts.cancel, of: texts.cancelOf, done: texts.cancelled },
  end: { label: texts.end, of: texts.endOf, done: texts.ended },
  start: { label: texts.start, of: texts.startOf, done: texts.started },
  read: { label: texts.read, of: texts.readOf },
};

const actsOf = ({ state, isUnread }: ToldPlan): Act[] => {
  if (state === 'planned') return ['cancel'];
  if (state === 'held') return ['start', 'cancel'];
  return [
    ...(state === 'running' ? (['end'] as const) : []),
    ...(isUnread ? (['read'] as const) : []),
  ];
};

const periodOf = ({ startsAt, endsAt }: ToldPlan): string =>
  endsAt ? texts.period(shortWhen(startsAt), shortWhen(endsAt)) : texts.since(shortWhen(startsAt));

type PlanListProps = { title: string; plans: readonly ToldPlan[]; level?: 2 | 3 };

/** Plans of prices: what, when, by whom, how it stands, and what can be done about them. */
export function PlanList({ title, plans, level = 2 }: PlanListProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  if (plans.length === 0) return null;
  return (
    <section>
      <Heading className={operations.title}>{title}</Heading>
      <ul className={operations.troubles}>
        {plans.map((plan) => (
          <Plan key={plan.id} plan={plan} />
        ))}
      </ul>
    </section>
  );
}

function Plan({ plan }: { plan: ToldPlan }) {
  const client = useQueryClient();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [asked, setAsked] = useState<'cancel' | 'end'>();
  const { id, name, told, state, by, articles, titles, minutesLate, problems, isUnread } = plan;
  const run = async (act: Act) => {
    if (isBusy) return;
    const focusAgain = noteFocus();
    setBusy(true);
    setProblem('');
    try {
      await call('POST', `prices/plans/${id}/${act}`);
      const done = acts[act].done?.(name);
      if (done) tell(done);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(error.message);
    }
    await Promise.all([
      client.invalidateQueries({ queryKey: ['prices'] }),
      client.invalidateQueries({ queryKey: ['rows'] }),
    ]);
    setBusy(false);
    focusAgain();
  };
  const what = titles.length > 0 ? titles.join(', ') : texts.articles(articles);
  return (
    <li className={isUnread || state === 'held' ? operations.failed : undefined}>
      <div className={styles.plan}>
        <p className={styles.name}>
          {name}{' '}
          <span className={state === 'running' ? list.online : list.state}>
            {texts.states[state]}
          </span>
        </p>
        <p>{name === told ? what : `${told}: ${what}`}</p>
        <p className={styles.soft}>
          {periodOf(plan)}, {texts.by(by)}
          {minutesLate > 0 && <>. {texts.late(minutesLate)}</>}
        </p>
        {problems.length > 0 && <Left problems={problems} />}
        {problem && (
          <p className={list.bad} role="alert">
            {problem}
          </p>
        )}
      </div>
      <div className={styles.acts}>
        {actsOf(plan).map((act) => (
          <Button
            key={act}
            type="button"
            kind="secondary"
            aria-label={acts[act].of(name)}
            aria-disabled={isBusy || undefined}
            onClick={() => (act === 'cancel' || act === 'end' ? setAsked(act) : void run(act))}
          >
            {acts[act].label}
          </Button>
        ))}
      </div>
      <Confirm
        isOpen={asked !== undefined}
        title={asked === 'end' ? texts.endSure(name) : texts.cancelSure(name)}
        text={asked === 'end' ? texts.endText : texts.cancelText}
        action={asked === 'end' ? texts.end : texts.cancelIt}
        close={() => setAsked(undefined)}
        confirm={() => {
          setAsked(undefined);
          if (asked) void run(asked);
        }}
      />
    </li>
  );
}

function Left({ problems }: Pick<ToldPlan, 'problems'>) {
  const ofArticles = problems.filter(({ productId }) => productId !== 0);
  return (
    <>
      {problems
        .filter(({ productId }) => productId === 0)
        .map(({ message }) => (
          <p key={message}>{message}</p>
        ))}
      {ofArticles.length > 0 && (
        <details>
          <summary>{texts.leftCount(ofArticles.length)}</summary>
          <ul className={list.plans}>
            {ofArticles.map(({ productId, title, message }) => (
              <li key={`${productId} ${message}`}>
                <Link href={`/product/${productId}/prijzen`}>{title}</Link>: {message}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
