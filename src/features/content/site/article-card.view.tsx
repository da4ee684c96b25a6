import { enContent } from '#kernel/messages/en-content';
import { contentTexts } from '#kernel/messages/nl-content';
import { useTexts } from '#ui/language';
import { Picture } from '#ui/picture.view';
import { useUi } from '#ui/use-ui';
import type { ArticleCard } from '../contract';
import styles from './card.module.css';

export type ArticleCardProps = { card: ArticleCard; eager?: boolean };

const widths = [320, 480, 640, 800];
const sizes = '(min-width: 1025px) 26rem, (min-width: 768px) 46vw, 94vw';

/** News or a weblog article among others. */
export function ArticleCardView({ card, eager }: ArticleCardProps) {
  const ui = useUi();
  const { dates } = useTexts(contentTexts, enContent);
  return (
    <article className={styles.card}>
      <div className={styles.frame}>
        {card.picture ? (
          <Picture picture={card.picture} sizes={sizes} widths={widths} eager={eager} fill alt="" />
        ) : (
          <p className={styles.none}>{ui.picture.none}</p>
        )}
      </div>
      <p className={styles.meta}>
        <span className={styles.category}>{card.category}</span>
        <time dateTime={card.date}>{dates.day(card.date)}</time>
      </p>
      <h3 className={styles.title}>
        <a className={styles.link} href={card.href}>
          {card.title}
        </a>
      </h3>
      <p className={styles.intro}>{card.intro}</p>
    </article>
  );
}
