import { counterTexts as texts } from '#kernel/messages/nl-counter';
import type { Waiting } from '../contract';
import styles from './counter.module.css';

type Props = {
  id: string;
  title: string;
  none: string;
  waiting: readonly Waiting[];
  /** How many wait in all; absent: these. */
  count?: number;
};

/** What waits, with how many: one press opens it. */
export function WaitingSection({ id, title, none, waiting, count = waiting.length }: Props) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {title} <span className={styles.count}>{count}</span>
      </h2>
      {waiting.length === 0 ? (
        <p className={styles.empty}>{count === 0 ? none : texts.otherPage}</p>
      ) : (
        <WaitingList waiting={waiting} />
      )}
    </section>
  );
}

export function WaitingList({ waiting }: Pick<Props, 'waiting'>) {
  return (
    <ul className={styles.list}>
      {waiting.map((one) => (
        <li key={one.href}>
          <a className={styles.card} href={one.href}>
            <span className={styles.name}>{one.name || texts.kinds[one.kind]}</span>
            {one.number && <span className={styles.number}>{one.number}</span>}
            <span className={styles.wholeRow}>
              {one.kind === 'reservation' && `${texts.kinds.reservation}: `}
              {one.what}
            </span>
            {one.due && (
              <span className={`${styles.wholeRow} ${styles.due}`}>{texts.toPay(one.due)}</span>
            )}
            <span className={`${styles.wholeRow} ${styles.soft}`}>
              {one.when}
              {one.isLate && <span className={styles.late}> · {texts.late}</span>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
