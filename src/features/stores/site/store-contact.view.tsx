import type { ReactNode } from 'react';
import { contentTexts } from '#kernel/messages/nl-content';
import { ButtonLink } from '#ui/button.view';
import { callHref, routeHref, type StoreDetail } from '../contract';
import styles from './store-contact.module.css';

export type StoreContactProps = { store: StoreDetail; own?: ReactNode };

const texts = contentTexts.stores;

const destinationOf = ({ title, street, zipcode, place }: StoreDetail): string =>
  `${title}, ${street}, ${zipcode} ${place}`;

/** Where the store is, the way to it, and how to reach it. */
export function StoreContact({ store, own }: StoreContactProps) {
  return (
    <>
      <address className={styles.address}>
        {store.street}
        <br />
        {store.zipcode} {store.place}
        <span className={styles.reach}>
          {store.phone && <a href={callHref(store.phone)}>{store.phone}</a>}
          {store.email && <a href={`mailto:${store.email}`}>{store.email}</a>}
        </span>
      </address>
      <div className={styles.actions}>
        <ButtonLink
          className={styles.route}
          icon="arrow"
          href={routeHref(destinationOf(store))}
          target="_blank"
          rel="noopener noreferrer"
        >
          {texts.route}
          <span className="visually-hidden"> {texts.routeTo(store.title)}</span>
        </ButtonLink>
        {store.phone && (
          <ButtonLink kind="secondary" className={styles.call} href={callHref(store.phone)}>
            {texts.call}
          </ButtonLink>
        )}
        {own}
      </div>
    </>
  );
}
