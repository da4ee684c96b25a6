import { Link } from 'wouter';
import type { ToldRelease } from '#features/office/contract';
import { planTexts as texts } from '#kernel/messages/nl-plan';
import styles from './plan.module.css';
import { fullWhen } from './when';

const states = {
  open: texts.open,
  done: texts.done,
  stuck: texts.stuck,
  cancelled: texts.cancelledState,
} as const;

/** Releases in rows, each leading to what is in it. */
export function ReleaseList({ title, releases }: { title: string; releases: ToldRelease[] }) {
  if (releases.length === 0) return null;
  return (
    <>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.list}>
        {releases.map(({ id, name, isSingle, at, state, by, endedAt, late, count }) => (
          <li key={id} className={styles.item}>
            <p>
              <Link href={`/planning/${id}`} className={styles.name}>
                {name}
              </Link>{' '}
              {!isSingle && <span className={styles.soft}>({count})</span>}
              <br />
              <span className={styles.soft}>
                {texts.by.toLowerCase()} {by}
              </span>
            </p>
            <p className={styles.soft}>
              <span className={state === 'stuck' ? styles.bad : undefined}>{states[state]}</span>
              {' · '}
              {state === 'done' && endedAt ? fullWhen(endedAt) : at ? fullWhen(at) : texts.byHand}
              {late > 0 && <span className={styles.bad}> · {texts.lateBy(late)}</span>}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
