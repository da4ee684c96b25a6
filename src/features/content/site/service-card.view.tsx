import { CardLink, CardPicture } from '#ui/card.view';
import { Icon } from '#ui/icon.view';
import type { Eager } from '#ui/picture.view';
import type { ContentItemCard } from '../contract';
import cards from './card.module.css';
import { ItemIcon } from './item-icon';
import styles from './service-card.module.css';

export type ServiceCardProps = { card: ContentItemCard; eager?: Eager; level?: 2 | 3 };

/** Something that the chain does for you; the whole card leads to where it is told or arranged. */
export function ServiceCardView({ card, eager, level = 3 }: ServiceCardProps) {
  const Heading = `h${level}` as const;
  const { link, picture } = card;
  return (
    <article className={cards.card}>
      {picture ? (
        <CardPicture picture={picture} eager={eager} />
      ) : (
        <div className={styles.sign}>
          <ItemIcon name={card.icon} />
        </div>
      )}
      <Heading className={styles.title}>
        {link ? <CardLink {...link} label={card.title} /> : card.title}
      </Heading>
      <p className={cards.intro}>{card.text}</p>
      {link?.label && (
        <p className={styles.more} aria-hidden="true">
          {link.label} <Icon name="arrow" small />
        </p>
      )}
    </article>
  );
}
