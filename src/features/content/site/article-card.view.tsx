import { ui } from '#kernel/messages/nl-ui';
import { formatDay } from '#kernel/values/dutch-dates';
import { Picture } from '#ui/picture.view';
import type { ArticleCard } from '../contract';
import styles from './card.module.css';

export type ArticleCardProps = { card: ArticleCard; eager?: boolean };

const widths = [320, 480, 640, 800];
const sizes = '(min-width: 1025px) 26rem, (min-width: 768px) 46vw, 94vw';

/** News or a weblog article among others. */
export function ArticleCardView({ card, eager }: ArticleCardProps) {
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
        <time dateTime={card.date}>{formatDay(card.date)}</time>
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
