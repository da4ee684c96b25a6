import { CardLink } from '#ui/card.view';
import type { ContentItemCard } from '../contract';
import { ItemIcon } from './item-icon';
import styles from './usp-card.module.css';

export type UspCardProps = { card: ContentItemCard; level?: 2 | 3 };

/** A reason to buy here: a sign and a line or two. */
export function UspCardView({ card, level = 3 }: UspCardProps) {
  const Heading = `h${level}` as const;
  const { link } = card;
  return (
    <article className={styles.usp}>
      <span className={styles.sign}>
        <ItemIcon name={card.icon ?? 'check'} />
      </span>
      <div>
        <Heading className={styles.title}>
          {link ? <CardLink {...link} label={card.title} /> : card.title}
        </Heading>
        {card.text && <p className={styles.text}>{card.text}</p>}
      </div>
    </article>
  );
}
