import {
  isMeasured,
  nearForm,
  type StockAvailability,
  type StockPlace,
} from '#features/catalog/contract';
import { myStoreTexts } from '#kernel/messages/nl-my-store';
import { product as texts } from '#kernel/messages/nl-product';
import { MY_STORE_EMPTY, myStorePath } from '#kernel/wire-my-store';
import { classNames } from '#ui/class-names';
import { MyStoreButton } from '#ui/my-store-button.view';
import { unbroken } from '#ui/unbroken';
import styles from './stock-list.module.css';

/**
 * The store shown before 'Toon alle winkels': the visitor's own, else the nearest one, or one that is the only
 * one. That which has the most says little to who lives elsewhere.
 */
const firstOf = ({ stores, near, mine }: StockAvailability): StockPlace | undefined => {
  if (mine) return undefined;
  const isFound = stores.length === 1 || (near && isMeasured(near.kind));
  return isFound ? stores[0] : undefined;
};

const time = new Intl.DateTimeFormat('nl-NL', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Amsterdam',
});

/** Where a chosen colour and size lie: online and in each store, with when that was seen. */
export function StockList({ availability }: { availability: StockAvailability }) {
  const { web, stores, near, mine } = availability;
  const others = stores.filter(({ locationId }) => !mine || locationId !== mine.locationId);
  const first = firstOf(availability);
  const rest = first ? others.slice(1) : others;
  return (
    <div className={styles.stock}>
      <p className={styles.line}>
        <span>{texts.online}</span>
        <span className={web === 0 ? styles.none : lookOf(web)}>{texts.pieces(web)}</span>
      </p>
      <p className={styles.title}>
        {stores.length === 0 ? texts.inNoStore : texts.inStores(stores.length)}
      </p>
      {near && (
        <p id={nearForm.note} className={isMeasured(near.kind) ? styles.near : styles.wrong}>
          {texts.near[near.kind](near.text)}
        </p>
      )}
      {mine && <Stores stores={[mine]} isMine />}
      {/* The script puts the visitor's own store in it. */}
      <Stores stores={first ? [first] : []} />
      {!mine && <EmptyPlace />}
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

/** What the script shows of the visitor's own store in a page that is kept, when it is not in the list. */
function EmptyPlace() {
  return (
    <template {...{ [MY_STORE_EMPTY]: '' }}>
      <li className={styles.store}>
        <b>{myStoreTexts.label}</b>
        <span className={styles.line}>
          <a href={myStorePath.find}>{myStoreTexts.find}</a>
          <span className={styles.none}>{myStoreTexts.none}</span>
        </span>
      </li>
    </template>
  );
}

const lookOf = (pieces: number): string | undefined =>
  classNames(styles.some, texts.isFew(pieces) && styles.few);

type StoresProps = { stores: readonly StockPlace[]; isMine?: boolean };

function Stores({ stores, isMine = false }: StoresProps) {
  return (
    <ul>
      {stores.map((store) => (
        <li key={store.title} className={styles.store}>
          {isMine && <b>{myStoreTexts.label}</b>}
          <span className={styles.line}>
            {store.href ? (
              <a href={store.href}>{unbroken(store.title)}</a>
            ) : (
              <span>{unbroken(store.title)}</span>
            )}
            <span className={store.pieces === 0 ? styles.none : lookOf(store.pieces)}>
              {store.pieces === 0
                ? myStoreTexts.none
                : unbroken(texts.piecesIn(store.pieces, store.place))}
            </span>
          </span>
          {store.distance && <span className={styles.distance}>{store.distance}</span>}
          <span className={styles.line}>
            {store.reserveHref && (
              <a className={styles.reserve} href={store.reserveHref}>
                {texts.reserve}
                <span className="visually-hidden"> {texts.reserveIn(store.title)}</span>
              </a>
            )}
            {store.locationId && store.href && (
              <MyStoreButton id={store.locationId} store={store.title} isMine={isMine} />
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
