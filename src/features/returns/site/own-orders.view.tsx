import { returnTexts } from '#kernel/messages/nl-returns';
import { Icon } from '#ui/icon.view';
import { Picture } from '#ui/picture.view';
import type { ReturnableOrder } from '../contract';
import styles from './withdraw.module.css';

const texts = returnTexts.withdraw;

/** So many pictures of an order are shown. */
const MOST_PICTURES = 4;

/** Orders of who is logged in, of which something can still go back: he types no number. */
export function OwnOrders({ orders }: { orders: readonly ReturnableOrder[] }) {
  return (
    <section className={styles.own} aria-labelledby="own-orders">
      <h2 className={styles.legend} id="own-orders">
        {texts.ownTitle}
      </h2>
      {orders.length === 0 ? (
        <p>{texts.ownNone}</p>
      ) : (
        <ul className={styles.orders}>
          {orders.map((order) => (
            <li key={order.number}>
              <Order {...order} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Order({ href, number, placed, deadline, items }: ReturnableOrder) {
  const pictures = items.flatMap(({ picture }) => picture ?? []).slice(0, MOST_PICTURES);
  return (
    <a className={styles.order} href={href}>
      {pictures.length > 0 && (
        <span className={styles.pictures}>
          {pictures.map((picture) => (
            <span key={picture.key} className={styles.frame}>
              <Picture picture={picture} sizes="3.5rem" widths={[160]} alt="" fill />
            </span>
          ))}
        </span>
      )}
      <span className={styles.words}>
        <strong>{items.map(({ title }) => title).join(', ')}</strong>
        <span className={styles.choice}>
          {texts.order(number)} · {placed}
        </span>
        <span className={styles.choice}>{deadline}</span>
      </span>
      <span className={styles.go}>
        {texts.chooseOrder}
        <Icon name="right" small />
      </span>
    </a>
  );
}
