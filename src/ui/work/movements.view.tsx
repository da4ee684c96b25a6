import { workTexts as texts } from '#kernel/messages/nl-work';
import styles from './work.module.css';

/** A change of stock, as its log tells it. */
export type ToldMovement = {
  id: number;
  at: string;
  who: string;
  from: number;
  to: number;
  why: string;
  /** Of which article, where several are told. */
  what?: string;
  /** Absent where nothing more is told of it. */
  href?: string;
};

/** Who wrote which count, when and why. */
export function Movements({ movements }: { movements: readonly ToldMovement[] }) {
  if (movements.length === 0) return <p className={styles.empty}>{texts.movementsNone}</p>;
  return (
    <ul className={styles.rows}>
      {movements.map(({ id, at, who, from, to, why, what, href }) => (
        <li key={id} className={styles.movement}>
          {what && <p className={styles.strong}>{href ? <a href={href}>{what}</a> : what}</p>}
          <p>
            <strong aria-hidden="true">{texts.change(from, to)}</strong>
            <span className="visually-hidden">{texts.changeAloud(from, to)}</span> {why}
          </p>
          <p className={`${styles.soft} ${styles.small}`}>
            {who}, {at}
          </p>
        </li>
      ))}
    </ul>
  );
}
