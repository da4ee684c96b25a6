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

/** So many of the nearest stores are shown at once. */
const NEAREST = 3;

/**
 * How many stores are shown before 'Toon alle winkels': the nearest to a postcode, or one that is the only
 * one. That which has the most says little to who lives elsewhere.
 */
const shownOf = ({ stores, near }: StockAvailability): number => {
  if (near && isMeasured(near.kind)) return NEAREST;
  return stores.length === 1 ? 1 : 0;
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
  const shown = shownOf(availability);
  const rest = others.slice(shown);
  return (
    <div className={styles.stock}>
      <p className={styles.line}>
        <span>{texts.online}</span>
        <span className={web === 0 ? styles.none : lookOf(web)}>{texts.pieces(web)}</span>
      </p>
      <h2 className={styles.title}>{texts.storesTitle}</h2>
      <p>{stores.length === 0 ? texts.inNoStore : texts.inStores(stores.length)}</p>
      {near && (
        <p id={nearForm.note} className={isMeasured(near.kind) ? styles.near : styles.wrong}>
          {texts.near[near.kind](near.text)}
        </p>
      )}
      {mine && <Stores stores={[mine]} isMine />}
      {/* The script puts the visitor's own store in it. */}
      <Stores stores={others.slice(0, shown)} told={mine ? undefined : others[0]} />
      {!mine && <EmptyPlace />}
      {rest.length > 0 && (
        <details>
          <summary className={styles.more}>
            <span>{texts.allStores}</span>
            <span>{texts.fewerStores}</span>
          </summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls by itself, a keyboard must reach */}
          <section className={styles.box} aria-label={texts.storesTitle} tabIndex={0}>
            <Stores stores={rest} />
          </section>
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
        <div className={styles.what}>
          <a href={myStorePath.find}>{myStoreTexts.find}</a>
          <p className={styles.none}>{myStoreTexts.none}</p>
        </div>
      </li>
    </template>
  );
}

const lookOf = (pieces: number): string | undefined =>
  classNames(styles.some, texts.isFew(pieces) && styles.few);

type StoresProps = {
  stores: readonly StockPlace[];
  isMine?: boolean;
  /** Which is said in words how it becomes the visitor's own: of many, it would be the same in each row. */
  told?: StockPlace;
};

function Stores({ stores, told, isMine = false }: StoresProps) {
  return (
    <ul>
      {stores.map((store) => (
        <Store key={store.title} store={store} isMine={isMine} isTold={isMine || store === told} />
      ))}
    </ul>
  );
}

type StoreProps = { store: StockPlace; isMine: boolean; isTold: boolean };

function Store({ store, isMine, isTold }: StoreProps) {
  const { locationId, title, href, place, pieces, distance, reserveHref } = store;
  const name = unbroken(title);
  const own = locationId && href && { id: locationId, store: title, isMine };
  return (
    <li className={styles.store}>
      {isMine && <b>{myStoreTexts.label}</b>}
      <div className={styles.what}>
        {href ? <a href={href}>{name}</a> : <span>{name}</span>}
        {own && !isTold && <MyStoreButton {...own} className={styles.sign} icon="store" />}
        <p>
          <span className={pieces === 0 ? styles.none : lookOf(pieces)}>
            {pieces === 0 ? myStoreTexts.none : unbroken(texts.stockIn(pieces, place))}
          </span>
          {distance && ` · ${distance}`}
        </p>
        {own && isTold && <MyStoreButton {...own} />}
      </div>
      {reserveHref && (
        <a className={styles.reserve} href={reserveHref}>
          {texts.reserve}
          <span className="visually-hidden"> {texts.reserveIn(title)}</span>
        </a>
      )}
    </li>
  );
}
