import { enContent } from '#kernel/messages/en-content';
import { contentTexts } from '#kernel/messages/nl-content';
import { CardLink, CardPicture } from '#ui/card.view';
import { useTexts } from '#ui/language';
import type { Eager } from '#ui/picture.view';
import type { ArticleCard } from '../contract';
import styles from './card.module.css';

export type ArticleCardProps = { card: ArticleCard; eager?: Eager; level?: 2 | 3 };

/** News or a weblog article among others. */
export function ArticleCardView({ card, eager, level = 3 }: ArticleCardProps) {
  const Heading = `h${level}` as const;
  const { dates } = useTexts(contentTexts, enContent);
  return (
    <article className={styles.card}>
      <CardPicture picture={card.picture} eager={eager} />
      <p className={styles.meta}>
        <span className={styles.category}>{card.category}</span>
        <time dateTime={card.date}>{dates.day(card.date)}</time>
      </p>
      <Heading className={styles.title}>
        <CardLink href={card.href} label={card.title} />
      </Heading>
      <p className={styles.intro}>{card.intro}</p>
    </article>
  );
}
