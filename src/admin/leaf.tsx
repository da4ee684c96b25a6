import styles from './list/list.module.css';

type LeafProps = {
  /** Of the first that is shown, counted from 0. */
  start: number;
  /** How many a page holds. */
  page: number;
  hasMore: boolean;
  /** '': the first page. */
  go: (start: string) => void;
  label: string;
  previous: string;
  next: string;
  /** What is shown of how much, of what is counted. */
  place?: string;
};

/** From page to page of a list. */
export function Leaf({ start, page, hasMore, go, label, previous, next, place }: LeafProps) {
  if (start === 0 && !hasMore) return null;
  return (
    <nav className={styles.pages} aria-label={label}>
      <button
        type="button"
        className={styles.step}
        disabled={start === 0}
        onClick={() => go(start > page ? String(start - page) : '')}
      >
        {previous}
      </button>
      {place && <span>{place}</span>}
      <button
        type="button"
        className={styles.step}
        disabled={!hasMore}
        onClick={() => go(String(start + page))}
      >
        {next}
      </button>
    </nav>
  );
}
