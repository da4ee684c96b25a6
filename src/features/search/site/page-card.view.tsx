import styles from './page-card.module.css';

export type PageCardProps = { card: { href: string; title: string; text: string } };

/** A page among search results. */
export function PageCard({ card }: PageCardProps) {
  return (
    <article className={styles.card}>
      <h3 className={styles.title}>
        <a href={card.href}>{card.title}</a>
      </h3>
      {card.text && <p className={styles.text}>{card.text}</p>}
    </article>
  );
}
