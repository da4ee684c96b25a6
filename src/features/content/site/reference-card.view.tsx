import { Picture } from '#ui/picture.view';
import type { ReferenceCard } from '../contract';
import styles from './reference-card.module.css';

export type ReferenceCardProps = { card: ReferenceCard };

/** What a customer or a partner says, with who that is. */
export function ReferenceCardView({ card }: ReferenceCardProps) {
  return (
    <figure className={styles.reference}>
      <blockquote className={styles.quote}>
        <p>{card.text}</p>
      </blockquote>
      <figcaption className={styles.who}>
        {card.picture && (
          <span className={styles.face}>
            <Picture picture={card.picture} sizes="3.5rem" widths={[160]} alt="" fill />
          </span>
        )}
        <span>
          <span className={styles.name}>{card.title}</span>
          {card.role && <span className={styles.role}>{card.role}</span>}
          {card.link && (
            <a className={styles.link} href={card.link.href}>
              {card.link.label}
            </a>
          )}
        </span>
      </figcaption>
    </figure>
  );
}
