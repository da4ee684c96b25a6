import { enContent } from '#kernel/messages/en-content';
import { labelIn } from '#kernel/messages/language';
import { contentTexts } from '#kernel/messages/nl-content';
import { CardLink, CardPicture } from '#ui/card.view';
import { Icon } from '#ui/icon.view';
import { useLanguage, useTexts } from '#ui/language';
import type { Eager } from '#ui/picture.view';
import type { StoreCard } from '../contract';
import styles from './store-card.module.css';

export type StoreCardProps = { card: StoreCard; eager?: Eager; level?: 2 | 3 };

/** A store among others: its front, where it is and what it sells. */
export function StoreCardView({ card, eager, level = 3 }: StoreCardProps) {
  const Heading = `h${level}` as const;
  const language = useLanguage();
  const texts = useTexts(contentTexts, enContent).stores;
  return (
    <article className={styles.card}>
      <CardPicture picture={card.picture} eager={eager} />
      <Heading className={styles.title}>
        <CardLink href={card.href} label={card.title} />
      </Heading>
      <p className={styles.address}>
        {card.street}
        <br />
        {card.zipcode} {card.place}
      </p>
      <p className={styles.sells}>
        {card.collections.map((sold) => labelIn(language, sold)).join(', ')}
      </p>
      <p className={styles.more} aria-hidden="true">
        {texts.view} <Icon name="arrow" small />
      </p>
    </article>
  );
}
