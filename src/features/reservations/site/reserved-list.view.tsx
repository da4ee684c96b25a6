import { reservationTexts } from '#kernel/messages/nl-reservations';
import { formatEuro } from '#kernel/values/money';
import { Icon } from '#ui/icon.view';
import { Picture } from '#ui/picture.view';
import type { Reserved } from '../contract';
import styles from './reserved-list.module.css';

const texts = reservationTexts.list;

/** What lies in stores for somebody, with all it takes to fetch it. */
export function ReservedList({ reserved }: { reserved: readonly Reserved[] }) {
  return (
    <section aria-labelledby="reserved-title">
      <h3 className={styles.title} id="reserved-title">
        {texts.title}
      </h3>
      <ul className={styles.list}>
        {reserved.map((one) => (
          <li key={one.code} className={styles.item}>
            <Piece {...one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Piece({ code, title, choice, unitCents, until, ready, ...rest }: Reserved) {
  const { href, picture, productHref, store } = rest;
  return (
    <>
      {picture && (
        <span className={styles.picture}>
          <Picture picture={picture} sizes="4rem" widths={[160]} alt="" fill />
        </span>
      )}
      <div className={styles.words}>
        <h4 className={styles.name}>{productHref ? <a href={productHref}>{title}</a> : title}</h4>
        <p className={styles.note}>{[choice, formatEuro(unitCents)].filter(Boolean).join(' · ')}</p>
      </div>
      <p className={styles.code}>
        <span>{reservationTexts.code}</span> <strong>{code}</strong>
      </p>
      <div className={styles.where}>
        <p className={styles.until}>{texts.until(until)}</p>
        {ready && <p>{texts.ready(ready)}</p>}
        <p>{store.href ? <a href={store.href}>{store.title}</a> : store.title}</p>
        {store.opening && <p className={styles.note}>{store.opening}</p>}
      </div>
      <p className={styles.ways}>
        <a href={href} aria-label={texts.viewOne(title)}>
          {texts.view}
          <Icon name="right" small />
        </a>
        <a href={store.routeHref} aria-label={texts.routeTo(store.title)}>
          {texts.route}
        </a>
      </p>
    </>
  );
}
