import { counterTexts as texts } from '#kernel/messages/nl-counter';
import { counterPath } from '../contract';
import styles from './counter.module.css';

type Props = { stores: readonly { id: number; title: string; place: string }[] };

/** Whose counter it is, for who stands at several. */
export function StoresScreen({ stores }: Props) {
  if (stores.length === 0) return <p>{texts.noStores}</p>;
  return (
    <>
      <h2 className={styles.heading}>{texts.chooseStore}</h2>
      <ul className={`${styles.list} ${styles.stores}`}>
        {stores.map(({ id, title, place }) => (
          <li key={id}>
            <a className={styles.card} href={counterPath.store(id)}>
              <span className={styles.name}>{title}</span>
              <span className={`${styles.soft} ${styles.wholeRow}`}>{place}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
