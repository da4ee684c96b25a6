import type { FactCard } from '../contract';
import { Counter } from './counter.view';
import styles from './fact-card.module.css';

export type FactCardProps = { card: FactCard; level?: 2 | 3 };

/** A number and what it counts. */
export function FactCardView({ card, level = 3 }: FactCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={styles.fact}>
      <p className={styles.number}>
        <Counter target={card.target} prefix={card.prefix} suffix={card.suffix} />
      </p>
      <div>
        <Heading className={styles.title}>
          {card.link ? <a href={card.link.href}>{card.title}</a> : card.title}
        </Heading>
        {card.text && <p className={styles.text}>{card.text}</p>}
      </div>
    </article>
  );
}
