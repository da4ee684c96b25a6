import { enContent } from '#kernel/messages/en-content';
import { contentTexts } from '#kernel/messages/nl-content';
import { CardLink, CardPicture } from '#ui/card.view';
import { useTexts } from '#ui/language';
import type { Eager } from '#ui/picture.view';
import type { ArticleCard } from '../contract';
import styles from './card.module.css';

export type ArticleCardProps = { card: ArticleCard; eager?: Eager };

/** News or a weblog article among others. */
export function ArticleCardView({ card, eager }: ArticleCardProps) {
  const { dates } = useTexts(contentTexts, enContent);
  return (
    <article className={styles.card}>
      <CardPicture picture={card.picture} eager={eager} />
      <p className={styles.meta}>
        <span className={styles.category}>{card.category}</span>
        <time dateTime={card.date}>{dates.day(card.date)}</time>
      </p>
      <h3 className={styles.title}>
        <CardLink href={card.href}>{card.title}</CardLink>
      </h3>
      <p className={styles.intro}>{card.intro}</p>
    </article>
  );
}
