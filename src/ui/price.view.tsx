import { formatEuro } from '#kernel/values/money';
import { classNames } from './class-names';
import styles from './price.module.css';
import { useUi } from './use-ui';

export type PriceProps = {
  /** Cents, btw included. */
  cents: number;
  /** The earlier price in cents; shown crossed out when it is higher. */
  vanCents?: number;
  /** Variants differ in price. */
  from?: boolean;
  size?: 'normal' | 'large';
};

/** A price: the sum large and plain, an earlier one crossed out beside it. */
export function Price({ cents, vanCents, from, size = 'normal' }: PriceProps) {
  const ui = useUi();
  const reduced = vanCents !== undefined && vanCents > cents;
  return (
    <p className={classNames(styles.price, size === 'large' && styles.large)}>
      {reduced && (
        <>
          <span className="visually-hidden">
            {ui.price.was} {formatEuro(vanCents)} {ui.price.now}{' '}
          </span>
          <s className={styles.was} aria-hidden="true">
            {formatEuro(vanCents)}
          </s>
        </>
      )}
      {from && <span className={styles.from}>{ui.price.from} </span>}
      <span className={reduced ? styles.reduced : styles.now}>{formatEuro(cents)}</span>
    </p>
  );
}
