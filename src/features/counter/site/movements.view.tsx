import { counterTexts as texts } from '#kernel/messages/nl-counter';
import type { ToldMovement } from '../contract';
import styles from './counter.module.css';

/** Who wrote which count, when and why. */
export function Movements({ movements }: { movements: readonly ToldMovement[] }) {
  if (movements.length === 0) return <p className={styles.empty}>{texts.movementsNone}</p>;
  return (
    <ul className={styles.list}>
      {movements.map(({ id, at, who, from, to, why, what, href }) => (
        <li key={id} className={styles.movement}>
          {what && (
            <a href={href} className={styles.name}>
              {what}
            </a>
          )}
          <p>
            <strong aria-hidden="true">{texts.change(from, to)}</strong>
            <span className="visually-hidden">{texts.changeAloud(from, to)}</span> {why}
          </p>
          <p className={styles.soft}>
            {who}, {at}
          </p>
        </li>
      ))}
    </ul>
  );
}
