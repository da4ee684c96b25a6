import { contentTexts } from '#kernel/messages/nl-content';
import { Icon } from '#ui/icon.view';
import type { ArticleCard } from '../contract';
import styles from './neighbours.module.css';

export type NeighboursProps = { previous?: ArticleCard; next?: ArticleCard };

const texts = contentTexts.articles;

/** The way to the article before this one and the one after it. */
export function Neighbours({ previous, next }: NeighboursProps) {
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbours} aria-label={texts.neighbours}>
      {previous && (
        <a className={styles.link} href={previous.href} rel="prev">
          <Icon name="left" small />
          <span>
            <span className={styles.way}>{texts.previous}</span> {previous.title}
          </span>
        </a>
      )}
      {next && (
        <a className={`${styles.link} ${styles.next}`} href={next.href} rel="next">
          <span>
            <span className={styles.way}>{texts.next}</span> {next.title}
          </span>
          <Icon name="right" small />
        </a>
      )}
    </nav>
  );
}
