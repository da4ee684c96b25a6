import {
  nearForm,
  type StockAvailability,
  type StockNear,
  type StockPlace,
} from '#features/catalog/contract';
import { product as texts } from '#kernel/messages/nl-product';
import { classNames } from '#ui/class-names';
import { Icon } from '#ui/icon.view';
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
  const { web, stores, delivery, near } = availability;
  const rest = stores.slice(SHOWN);
  return (
    <div className={styles.stock}>
      <p className={styles.line}>
        <span>{texts.online}</span>
        <span className={web === 0 ? styles.none : lookOf(web)}>{texts.pieces(web)}</span>
      </p>
      {delivery && (
        <p className={styles.delivery}>
          <Icon name="truck" small />
          {delivery}
        </p>
      )}
      <p className={styles.title}>
        {stores.length === 0 ? texts.inNoStore : texts.inStores(stores.length)}
      </p>
      {near && (
        <p id={nearForm.note} className={isMeasured(near) ? styles.near : styles.wrong}>
          {texts.near[near.kind](near.text)}
        </p>
      )}
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

const isMeasured = ({ kind }: StockNear): boolean => kind === 'found' || kind === 'rough';

const lookOf = (pieces: number): string | undefined =>
  classNames(styles.some, texts.isFew(pieces) && styles.few);

function Stores({ stores }: { stores: readonly StockPlace[] }) {
  return (
    <ul>
      {stores.map((store) => (
        <li key={store.title} className={styles.store}>
          <span className={styles.line}>
            {store.href ? <a href={store.href}>{store.title}</a> : <span>{store.title}</span>}
            <span className={lookOf(store.pieces)}>
              {texts.piecesIn(store.pieces, store.place)}
            </span>
          </span>
          {store.distance && <span className={styles.distance}>{store.distance}</span>}
          {store.reserveHref && (
            <a className={styles.reserve} href={store.reserveHref}>
              {texts.reserve}
              <span className="visually-hidden"> {texts.reserveIn(store.title)}</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
