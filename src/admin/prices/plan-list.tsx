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
import { periodOf } from '../plan/period';
import { shortWhen } from '../plan/when';
import { tell } from '../shell/toasts';
import { PlanLines } from './plan-lines';
import styles from './prices.module.css';

type Act = 'cancel' | 'end' | 'undo' | 'start' | 'read';
type Asked = 'cancel' | 'end' | 'undo';

const acts: Readonly<
  Record<Act, { label: string; of: (name: string) => string; done?: (name: string) => string }>
> = {
  cancel: { label: texts.cancel, of: texts.cancelOf, done: texts.cancelled },
  end: { label: texts.end, of: texts.endOf, done: texts.ended },
  undo: { label: texts.putBack, of: texts.putBackOf, done: texts.isPutBack },
  start: { label: texts.start, of: texts.startOf, done: texts.started },
  read: { label: texts.read, of: texts.readOf },
};

/** What is asked before it is done. */
const sure: Readonly<
  Record<Asked, { title: (name: string) => string; text: string; action: string }>
> = {
  cancel: { title: texts.cancelSure, text: texts.cancelText, action: texts.cancelIt },
  end: { title: texts.endSure, text: texts.endText, action: texts.end },
  undo: { title: texts.putBackSure, text: texts.putBackText, action: texts.putBack },
};

const isAsked = (act: Act): act is Asked => Object.hasOwn(sure, act);

const actsOf = ({ state, isUnread }: ToldPlan): Act[] => {
  if (state === 'planned') return ['cancel'];
  if (state === 'held') return ['start', 'cancel'];
  return [
    ...(state === 'running' ? (['end'] as const) : []),
    ...(state === 'begun' ? (['undo'] as const) : []),
    ...(isUnread ? (['read'] as const) : []),
  ];
};

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
  const [asked, setAsked] = useState<Asked>();
  const { id, name, told, state, by, articles, titles, minutesLate, problems, isUnread, endedAt } =
    plan;
  const run = async (act: Act) => {
    if (isBusy) return;
    const focusAgain = noteFocus();
    setBusy(true);
    setProblem('');
    try {
      const now = await call<ToldPlan>('POST', `prices/plans/${id}/${act}`);
      const left = now.problems.length - problems.length;
      const done =
        act === 'undo' && left > 0 ? texts.isPutBackBut(name, left) : acts[act].done?.(name);
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
          <span className={state === 'running' || state === 'begun' ? list.online : list.state}>
            {texts.states[state]}
          </span>
        </p>
        <p>{name === told ? what : `${told}: ${what}`}</p>
        <p className={styles.soft}>
          {periodOf(plan)}, {texts.by(by)}
          {endedAt !== null && <>. {texts.stopped(texts.states[state], shortWhen(endedAt))}</>}
          {minutesLate > 0 && <>. {texts.late(minutesLate)}</>}
        </p>
        <PlanLines plan={plan} />
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
            onClick={() => (isAsked(act) ? setAsked(act) : void run(act))}
          >
            {acts[act].label}
          </Button>
        ))}
      </div>
      <Confirm
        isOpen={asked !== undefined}
        title={sure[asked ?? 'cancel'].title(name)}
        text={sure[asked ?? 'cancel'].text}
        action={sure[asked ?? 'cancel'].action}
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
