import { contentTexts } from '#kernel/messages/nl-content';
import { classNames } from '#ui/class-names';
import { Icon } from '#ui/icon.view';
import { OpeningHours, type OpeningHoursProps } from '../../site/opening-hours.view';
import styles from './store-hours.module.css';

export type StoreHoursProps = {
  /** Empty: the store's name. */
  title: string;
  name: string;
  /** The store's own page; absent for one without. */
  href?: string;
  address: string;
  /** 'Nu open tot 18:00' */
  state: string;
  isOpen: boolean;
  opening: OpeningHoursProps;
};

const texts = contentTexts.stores;

/** When a store is open, today's weekday marked, and the way to its page. */
export default function StoreHours({
  title,
  name,
  href,
  address,
  state,
  isOpen,
  opening,
}: StoreHoursProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.card}>
        <div className={styles.head}>
          <h2 className={styles.title}>{title || name}</h2>
          <p className={styles.address}>{title ? `${name}, ${address}` : address}</p>
          <p className={classNames(styles.state, isOpen && styles.open)}>{state}</p>
          {href && (
            <a className={styles.link} href={href}>
              {texts.view} <Icon name="arrow" small />
            </a>
          )}
        </div>
        <div>
          <OpeningHours {...opening} />
        </div>
      </div>
    </div>
  );
}
