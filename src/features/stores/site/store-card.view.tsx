import { enContent } from '#kernel/messages/en-content';
import { contentTexts } from '#kernel/messages/nl-content';
import { Icon } from '#ui/icon.view';
import { useTexts } from '#ui/language';
import { Picture } from '#ui/picture.view';
import { useUi } from '#ui/use-ui';
import type { StoreCard } from '../contract';
import styles from './store-card.module.css';

export type StoreCardProps = { card: StoreCard; eager?: boolean };

const widths = [320, 480, 640, 800];
const sizes = '(min-width: 1025px) 26rem, (min-width: 768px) 46vw, 94vw';

/** A store among others: its front, where it is and what it sells. */
export function StoreCardView({ card, eager }: StoreCardProps) {
  const ui = useUi();
  const texts = useTexts(contentTexts, enContent).stores;
  return (
    <article className={styles.card}>
      <div className={styles.frame}>
        {card.picture ? (
          <Picture picture={card.picture} sizes={sizes} widths={widths} eager={eager} fill alt="" />
        ) : (
          <p className={styles.none}>{ui.picture.none}</p>
        )}
      </div>
      <h3 className={styles.title}>
        <a className={styles.link} href={card.href}>
          {card.title}
        </a>
      </h3>
      <p className={styles.address}>
        {card.street}
        <br />
        {card.zipcode} {card.place}
      </p>
      <p className={styles.sells}>{card.collections.join(', ')}</p>
      <p className={styles.more} aria-hidden="true">
        {texts.view} <Icon name="arrow" small />
      </p>
    </article>
  );
}
