import type { StockAvailability, StockPlace } from '#features/catalog/contract';
import { product as texts } from '#kernel/messages/nl-product';
import styles from './stock-list.module.css';

/** Stores shown before 'Toon alle winkels'. */
const SHOWN = 4;

const time = new Intl.DateTimeFormat('nl-NL', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Amsterdam',
});

/** Where a chosen colour and size lie: online and in each store, with when that was seen. */
export function StockList({ availability }: { availability: StockAvailability }) {
  const { web, stores } = availability;
  const rest = stores.slice(SHOWN);
  return (
    <div className={styles.stock}>
      <p className={styles.line}>
        <span>{texts.online}</span>
        <span className={web === 0 ? styles.none : styles.some}>{texts.pieces(web)}</span>
      </p>
      <p className={styles.title}>
        {stores.length === 0 ? texts.inNoStore : texts.inStores(stores.length)}
      </p>
      <Stores stores={stores.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <details>
          <summary className={styles.more}>{texts.allStores}</summary>
          <Stores stores={rest} />
        </details>
      )}
      <p className={styles.at}>
        <time dateTime={availability.at}>
          {texts.checkedAt(time.format(new Date(availability.at)))}
        </time>
      </p>
    </div>
  );
}

function Stores({ stores }: { stores: readonly StockPlace[] }) {
  return (
    <ul>
      {stores.map((store) => (
        <li key={store.title} className={styles.line}>
          {store.href ? <a href={store.href}>{store.title}</a> : <span>{store.title}</span>}
          <span className={styles.some}>{texts.pieces(store.pieces)}</span>
        </li>
      ))}
    </ul>
  );
}
