import type { ReactNode } from 'react';
import { account } from '#kernel/messages/nl-account';
import { ButtonLink } from '#ui/button.view';
import { Icon } from '#ui/icon.view';
import { Picture } from '#ui/picture.view';
import type { OrderLine } from '../contract';
import shared from './account.module.css';
import styles from './orders.module.css';
import { Shortcuts } from './shortcuts.view';

const texts = account.orderList;

type OrdersProps = {
  orders: readonly OrderLine[];
  /** What goes before them. */
  children?: ReactNode;
};

/** What an account opens on: what waits elsewhere, the latest order, those before it, and where one goes from here. */
export function Orders({ orders, children }: OrdersProps) {
  const [latest, ...others] = orders;
  return (
    <div className={styles.start}>
      <div className={styles.orders}>
        {children}
        {latest ? <Order order={latest} title={texts.latest} isLatest /> : <None />}
        {others.length > 0 && (
          <section aria-labelledby="earlier-title">
            <h3 className={styles.subtitle} id="earlier-title">
              {texts.earlier}
            </h3>
            <ul className={styles.list}>
              {others.map((order) => (
                <li key={order.number}>
                  <Order order={order} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <Shortcuts />
    </div>
  );
}

function None() {
  return (
    <div>
      <p className={shared.text}>{account.noOrders}</p>
      <ButtonLink href="/">{account.toShop}</ButtonLink>
    </div>
  );
}

/** So many pictures of an order are shown; how many more articles there are is told. */
const MOST_PICTURES = 4;

type OrderProps = { order: OrderLine; title?: string; isLatest?: boolean };

/** An order; the way to its page is as large as all of it. */
function Order({ order, title, isLatest }: OrderProps) {
  const { items } = order;
  const [first, ...others] = items;
  const pictures = items.flatMap(({ picture }) => picture ?? []).slice(0, MOST_PICTURES);
  const name = `${first?.title ?? order.number}${others.length > 0 ? account.orderMore(others.length) : ''}`;
  const Name = isLatest ? 'p' : 'h4';
  return (
    <article className={styles.order} data-latest={isLatest ? '' : undefined}>
      {title && <h3 className={styles.subtitle}>{title}</h3>}
      <p className={styles.standing}>
        <span
          className={styles.state}
          data-over={order.isOver ? '' : undefined}
          data-unpaid={order.isUnpaid ? '' : undefined}
        >
          {order.state}
        </span>
        {order.day && <span className={styles.day}>{order.day}</span>}
      </p>
      {pictures.length > 0 && (
        <div className={styles.pictures}>
          {pictures.map((picture) => (
            <span key={picture.key} className={styles.picture}>
              <Picture
                picture={picture}
                sizes={isLatest ? '6rem' : '4rem'}
                widths={[160]}
                alt=""
                fill
              />
            </span>
          ))}
        </div>
      )}
      <div className={styles.words}>
        <Name className={styles.name}>{name}</Name>
        <p className={styles.note}>
          {order.number} · {order.placedAt}
        </p>
        {order.place && <p className={styles.note}>{order.place}</p>}
        {order.fetching && <p className={styles.until}>{order.fetching.until}</p>}
        {order.fetching?.opening && <p className={styles.note}>{order.fetching.opening}</p>}
        <p className={styles.total}>{order.total}</p>
      </div>
      <p className={styles.ways}>
        <a className={styles.open} href={order.href} aria-label={texts.openOne(order.number)}>
          {texts.open}
          <Icon name="right" small />
        </a>
        {order.fetching && (
          <a
            className={styles.way}
            href={order.fetching.routeHref}
            aria-label={texts.routeOf(order.number)}
          >
            {texts.route}
          </a>
        )}
        {order.links.map(({ label, about, href }) => (
          <a key={href} className={styles.way} href={href} aria-label={`${label}${about}`}>
            {label}
          </a>
        ))}
      </p>
    </article>
  );
}
