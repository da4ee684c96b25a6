import { Icon } from '#ui/icon.view';
import { Picture } from '#ui/picture.view';
import type { PieceCard } from '../contract';
import cards from './card.module.css';
import { PieceIcon } from './piece-icon';
import styles from './service-card.module.css';

export type ServiceCardProps = { card: PieceCard; eager?: boolean; level?: 2 | 3 };

const widths = [320, 480, 640, 800];
const sizes = '(min-width: 1025px) 26rem, (min-width: 768px) 46vw, 94vw';

/** Something that the chain does for you; the whole card leads to where it is told or arranged. */
export function ServiceCardView({ card, eager, level = 3 }: ServiceCardProps) {
  const Heading = `h${level}` as const;
  const { link, picture } = card;
  return (
    <article className={cards.card}>
      {picture ? (
        <div className={cards.frame}>
          <Picture picture={picture} sizes={sizes} widths={widths} eager={eager} fill alt="" />
        </div>
      ) : (
        <div className={styles.sign}>
          <PieceIcon name={card.icon} />
        </div>
      )}
      <Heading className={styles.title}>
        {link ? (
          <a className={cards.link} href={link.href}>
            {card.title}
          </a>
        ) : (
          card.title
        )}
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
