import { counterTexts as texts } from '#kernel/messages/nl-counter';
import { pageParam } from '../contract';
import styles from './counter.module.css';

type Props = {
  action: string;
  /** What was looked for; absent: nothing. */
  typed?: string;
  label?: string;
  page: number;
  pages: number;
};

/** What is found besides the page that is shown. */
export function Pages({ action, typed, label = texts.pages, page, pages }: Props) {
  if (pages < 2) return null;
  const hrefOf = (nth: number) =>
    `${action}?${new URLSearchParams({ ...(typed && { q: typed }), [pageParam]: String(nth) })}`;
  return (
    <nav className={`${styles.beside} ${styles.section}`} aria-label={label}>
      {page > 1 && (
        <a href={hrefOf(page - 1)} className={styles.link} rel="prev">
          ← {texts.pageBefore}
        </a>
      )}
      <span>{texts.pageOf(page, pages)}</span>
      {page < pages && (
        <a href={hrefOf(page + 1)} className={styles.link} rel="next">
          {texts.pageAfter} →
        </a>
      )}
    </nav>
  );
}
