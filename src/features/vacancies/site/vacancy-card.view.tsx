import { enContent } from '#kernel/messages/en-content';
import { contentTexts } from '#kernel/messages/nl-content';
import { CardLink } from '#ui/card.view';
import { useTexts } from '#ui/language';
import type { VacancyCard } from '../contract';
import { salaryText } from './salary-text';
import styles from './vacancy-card.module.css';

export type VacancyCardProps = { card: VacancyCard; level?: 2 | 3 };

/** A vacancy among others: what, where, how many hours and for how much. */
export function VacancyCardView({ card, level = 3 }: VacancyCardProps) {
  const Heading = `h${level}` as const;
  const texts = useTexts(contentTexts, enContent).vacancies;
  const { hours, salary } = card;
  const facts = [
    texts.hoursAWeek(hours.min, hours.max),
    ...(salary ? [salaryText(salary, texts)] : []),
    card.contract,
  ];
  return (
    <article className={styles.card}>
      <div>
        <p className={styles.place}>{card.location}</p>
        <Heading className={styles.title}>
          <CardLink href={card.href} label={card.title} data-confirm-location={card.location} />
        </Heading>
        <p className={styles.intro}>{card.intro}</p>
      </div>
      <p className={styles.facts}>
        {facts.map((fact) => (
          <span key={fact} className={styles.fact}>
            {fact}
          </span>
        ))}
      </p>
    </article>
  );
}
