import { pickingTexts as texts } from '#kernel/messages/nl-picking';
import { shelfTexts } from '#kernel/messages/nl-shelves';
import { transferTexts } from '#kernel/messages/nl-transfers';
import { buttonClass } from '#ui/button.view';
import styles from '#ui/work/work.module.css';
import { WorkForm } from '#ui/work/work-form.view';
import { parcelReturnPath } from '../../counter/contract';
import { transfersAt } from '../../transfers/contract';
import { pickField, pickPath, type Urgency } from '../contract';
import own from './picking.module.css';

export type WaitingRow = {
  id: number;
  number: string;
  name: string;
  pieces: number;
  urgency: Urgency;
  /** 'Vandaag weg, voor 22:00' */
  when: string;
};

export type StartProps = {
  token: string;
  warehouse: { id: number; title: string };
  /** Absent where there is one. */
  warehouses?: readonly { id: number; title: string }[];
  ownList?: { id: number; picked: number; wanted: number };
  waiting: readonly WaitingRow[];
  /** There may be more. */
  isCut: boolean;
  toPack: number;
  shorts: number;
  others: readonly { id: number; name: string; orders: number; at: string; isLeft: boolean }[];
  sizes: readonly number[];
  mostOrders: number;
  /** Nothing was ticked to make a list of. */
  isUnchosen?: boolean;
};

const hrefOf = (warehouseId: number) => `${pickPath.start}?${pickField.warehouse}=${warehouseId}`;

/** Where work in the warehouse begins: what waits, and the walk that one is on. */
export function Start(props: StartProps) {
  const { token, warehouse, warehouses, ownList, waiting, isCut, toPack, shorts } = props;
  const count = (urgency: Urgency) => waiting.filter((one) => one.urgency === urgency).length;
  const late = count('late');
  const more = isCut ? '+' : '';
  return (
    <>
      {warehouses && (
        <nav aria-label={texts.warehouses} className={own.places}>
          {warehouses.map(({ id, title }) => (
            <a
              key={id}
              href={hrefOf(id)}
              className={styles.link}
              aria-current={id === warehouse.id ? 'page' : undefined}
            >
              {title}
            </a>
          ))}
        </nav>
      )}
      {ownList && (
        <section className={own.current} aria-labelledby="own-list">
          <h2 id="own-list" className={styles.heading}>
            {texts.own}
          </h2>
          <p>{texts.progress(ownList.picked, ownList.wanted)}</p>
          <a href={pickPath.list(ownList.id)} className={buttonClass()}>
            {texts.goOn}
          </a>
        </section>
      )}
      <h2 className={styles.heading}>{texts.waiting}</h2>
      <ul className={own.counts}>
        {late > 0 && (
          <li>
            <span className={`${styles.count} ${styles.late}`}>{late}</span> {texts.late}
          </li>
        )}
        <li>
          <span className={styles.count}>{count('today')}</span> {texts.today}
        </li>
        <li>
          <span className={styles.count}>
            {count('later')}
            {more}
          </span>{' '}
          {texts.later}
        </li>
      </ul>
      {waiting.length === 0 && <p className={styles.empty}>{texts.none}</p>}
      {waiting.length > 0 && !ownList && <Making {...props} />}
      <h2 className={styles.heading}>{texts.after}</h2>
      <ul className={styles.tiles}>
        <li>
          <a
            className={styles.tile}
            href={`${pickPath.pack}?${pickField.warehouse}=${warehouse.id}`}
          >
            <span className={styles.count}>{toPack}</span> {texts.toPack}
          </a>
        </li>
        <li>
          <a className={styles.tile} href={pickPath.shorts}>
            <span className={`${styles.count} ${shorts > 0 ? styles.late : ''}`}>{shorts}</span>{' '}
            {texts.shorts}
          </a>
        </li>
      </ul>
      <p className={`${styles.inline} ${styles.panel}`}>
        <a className={styles.link} href={parcelReturnPath.start}>
          {texts.returns}
        </a>
        <a className={styles.link} href={transfersAt.warehouse(warehouse.id)}>
          {transferTexts.title}
        </a>
        <a
          className={styles.link}
          href={`${pickPath.shelves}?${pickField.warehouse}=${warehouse.id}`}
        >
          {shelfTexts.title}
        </a>
        <a
          className={styles.link}
          href={`${pickPath.movements}?${pickField.warehouse}=${warehouse.id}`}
        >
          {texts.movements}
        </a>
      </p>
      <Others token={token} others={props.others} />
    </>
  );
}

function Making(props: StartProps) {
  const { token, warehouse, waiting, sizes, mostOrders, isUnchosen } = props;
  const hidden = { [pickField.warehouse]: warehouse.id };
  // Of what fewer orders than a size would give, the next size says no more.
  const offered = sizes.filter((_, at) => at === 0 || (sizes[at - 1] ?? 0) < waiting.length);
  return (
    <section className={styles.panel} aria-labelledby="make">
      <h2 id="make" className={styles.heading}>
        {texts.make}
      </h2>
      <p className={styles.soft}>{texts.makeHint}</p>
      <WorkForm action={pickPath.newList} token={token} hidden={hidden} className={own.sizes}>
        {offered.map((size) => (
          <button
            key={size}
            type="submit"
            name={pickField.size}
            value={size}
            className={buttonClass('secondary')}
          >
            {texts.makeOf(Math.min(size, waiting.length))}
          </button>
        ))}
      </WorkForm>
      <details className={own.more} open={isUnchosen}>
        <summary>{texts.choose}</summary>
        {waiting.length > mostOrders && (
          <p className={styles.soft}>{texts.mostOf(mostOrders, waiting.length)}</p>
        )}
        <WorkForm action={pickPath.newList} token={token} hidden={hidden}>
          <ul className={styles.rows}>
            {waiting.slice(0, mostOrders).map((one) => (
              <li key={one.id} className={styles.row}>
                <label className={own.tick}>
                  <input type="checkbox" name={pickField.order} value={one.id} />
                  <span>
                    <span className={styles.strong}>{one.number}</span> {one.name}
                    <br />
                    <span className={one.urgency === 'late' ? styles.late : styles.soft}>
                      {one.when}
                    </span>{' '}
                    <span className={styles.soft}>· {texts.pieces(one.pieces)}</span>
                  </span>
                </label>
              </li>
            ))}
          </ul>
          <p className={own.below}>
            <button type="submit" className={buttonClass()}>
              {texts.makeChosen}
            </button>
          </p>
        </WorkForm>
      </details>
    </section>
  );
}

function Others({ token, others }: Pick<StartProps, 'token' | 'others'>) {
  if (others.length === 0) return null;
  return (
    <section className={styles.panel} aria-labelledby="others">
      <h2 id="others" className={styles.heading}>
        {texts.others}
      </h2>
      <ul className={styles.rows}>
        {others.map(({ id, name, orders, at, isLeft }) => (
          <li key={id} className={styles.row}>
            <span className={styles.grow}>
              {texts.othersOf(name, texts.orders(orders))}
              <br />
              <span className={styles.soft}>{texts.lastTouched(at)}</span>
            </span>
            {isLeft && (
              <WorkForm action={pickPath.takeOver(id)} token={token}>
                <button type="submit" className={buttonClass('secondary')}>
                  {texts.takeOver}
                  <span className="visually-hidden">{`: ${texts.list(id)}`}</span>
                </button>
              </WorkForm>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
