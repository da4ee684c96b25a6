import { contentTexts } from '#kernel/messages/nl-content';
import styles from './similar.module.css';

export type SimilarProps = {
  /** Cards as HTML, and how far each is from the vacancy that is looked at. */
  items: readonly { id: number; html: string; away: string }[];
};

const texts = contentTexts.vacancies;
const HEADING = 'vergelijkbaar';

/** Vacancies like the one that is looked at. */
export function Similar({ items }: SimilarProps) {
  return (
    <section className={styles.section} aria-labelledby={HEADING}>
      <div className={styles.head}>
        <h2 id={HEADING}>{texts.similar}</h2>
        <a href="/vacatures">{texts.all}</a>
      </div>
      <ul className={styles.list} data-columns="3">
        {items.map(({ id, html, away }) => (
          <li key={id} className={styles.item}>
            <div
              className={styles.card}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of our own card
              dangerouslySetInnerHTML={{ __html: html }}
            />
            <p className={styles.away}>{away}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
