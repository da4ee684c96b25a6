import { buttonClass } from '#ui/button.view';
import { useUi } from '#ui/use-ui';
import type { LoadMoreProps } from '../contract';
import styles from './load-more.module.css';

/** The next results, added below these; gone once all are shown (S2.2/15–19). */
export function LoadMore({ href, current, total, pending, auto }: LoadMoreProps) {
  const ui = useUi();
  if (current >= total) return null;
  return (
    <a className={styles.area} href={href} data-load-more="" data-auto={auto}>
      <span className={styles.seen}>
        {ui.loadMore.seen} <b data-count="current">{current}</b> {ui.loadMore.of}{' '}
        <b data-count="total">{total}</b>
      </span>
      <svg
        className={styles.bar}
        viewBox={`0 0 ${total} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={`M0 .5H${current}`} stroke="currentColor" />
      </svg>
      <span className={buttonClass('secondary')}>
        {ui.loadMore.button} <b data-count="pending">{pending}</b>
      </span>
    </a>
  );
}
