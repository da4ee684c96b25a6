import { answerId } from '#kernel/values/answer-id';
import { Icon } from '#ui/icon.view';
import type { FaqCard } from '../contract';
import styles from './faq-card.module.css';

export type FaqCardProps = { card: FaqCard; level?: 2 | 3 };

/** A question that opens to its answer; opening one closes the others (S2.12/2). */
export function FaqCardView({ card, level = 3 }: FaqCardProps) {
  const Heading = `h${level}` as const;
  return (
    <details name="faq" className={styles.item} data-faqid={card.id}>
      <summary className={styles.question}>
        <Heading className={styles.title}>{card.question}</Heading>
        <Icon name="down" small />
      </summary>
      <div className={styles.answer} id={answerId(card.id)}>
        {card.answer.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </details>
  );
}
