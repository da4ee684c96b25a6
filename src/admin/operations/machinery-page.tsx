import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ToldHealth, ToldOperations, ToldTrouble } from '#features/operations/contract';
import { officeTexts } from '#kernel/messages/nl-office';
import { operationsTexts } from '#kernel/messages/nl-operations';
import { CallError, call } from '../calls';
import { Failed } from '../failed';
import list from '../list/list.module.css';
import { whenOf } from '../moments';
import { ForRight } from '../refused';
import { tell } from '../shell/toasts';
import { useTitle } from '../use-title';
import styles from './operations.module.css';

const texts = operationsTexts.machinery;

/** In ms: who has it open sees how it goes. */
const REFRESHED = 30_000;

/** How it goes with what the site stands on, and jobs that failed. */
export default function MachineryPage() {
  return (
    <ForRight right="operations" title={texts.title}>
      <Machinery />
    </ForRight>
  );
}

function Machinery() {
  useTitle(texts.title);
  const title = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['machinery'],
    queryFn: ({ signal }) => call<ToldOperations>('GET', 'machinery', { signal }),
    staleTime: 0,
    refetchInterval: REFRESHED,
  });
  const again = async ({ id }: ToldTrouble) => {
    try {
      await call('POST', `machinery/jobs/${id}/again`, { body: {} });
      tell(texts.againDone);
    } catch (problem) {
      if (!(problem instanceof CallError)) throw problem;
      tell(problem.message);
    }
    await refetch();
    // What was pressed may be gone.
    if (document.activeElement === document.body) title.current?.focus();
  };
  return (
    <>
      <h1 className={list.title}>{texts.title}</h1>
      <p className={styles.lead}>{texts.lead}</p>
      {error && <Failed error={error} again={refetch} />}
      {!data && !error && <p role="status">{officeTexts.loading}</p>}
      {data && (
        <>
          <h2 className={styles.title}>{texts.health}</h2>
          <ul className={styles.health}>
            {data.health.map((one) => (
              <Health key={one.name} health={one} />
            ))}
          </ul>
          <h2 ref={title} tabIndex={-1} className={styles.title}>
            {texts.troubles}
          </h2>
          {data.troubles.length === 0 && <p>{texts.troublesNone}</p>}
          {data.troubles.length > 0 && (
            <ul className={styles.troubles}>
              {data.troubles.map((one) => (
                <Trouble key={one.id} trouble={one} again={() => void again(one)} />
              ))}
            </ul>
          )}
          {data.hasMore && <p>{texts.more}</p>}
        </>
      )}
    </>
  );
}

function Health({ health: { label, state, text } }: { health: ToldHealth }) {
  return (
    <li className={state === 'good' ? undefined : styles[state]}>
      <span className={styles.label}>{label}</span>
      <span className={styles.standing}>{texts.states[state]}</span>
      <span className={styles.how}>{text}</span>
    </li>
  );
}

function Trouble({ trouble, again }: { trouble: ToldTrouble; again: () => void }) {
  const { name, label, state, tries, at, problem } = trouble;
  return (
    <li className={state === 'failed' ? styles.failed : undefined}>
      <div>
        <p className={styles.label}>{label}</p>
        <p className={styles.how}>
          {name === label ? '' : `${name} · `}
          {texts.tried.toLowerCase()}: {texts.tries(tries)} ·{' '}
          {state === 'failed' ? texts.failedAt(whenOf(at)) : texts.nextAt(whenOf(at))}
        </p>
        {problem !== '' && <p className={styles.problem}>{problem}</p>}
      </div>
      <button type="button" className={list.step} aria-label={texts.againOf(label)} onClick={again}>
        {texts.again}
      </button>
    </li>
  );
}
