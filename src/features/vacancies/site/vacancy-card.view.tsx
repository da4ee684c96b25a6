import { enContent } from '#kernel/messages/en-content';
import { contentTexts } from '#kernel/messages/nl-content';
import { CardLink } from '#ui/card.view';
import { classNames } from '#ui/class-names';
import { useTexts } from '#ui/language';
import { Picture } from '#ui/picture.view';
import type { VacancyCard } from '../contract';
import { salaryText } from './salary-text';
import styles from './vacancy-card.module.css';

export type VacancyCardProps = { card: VacancyCard; level?: 2 | 3 };

/** Small beside the words; as wide as the card in a grid. */
const SIZES = '(min-width: 768px) 20rem, 5.5rem';
const WIDTHS = [160, 320, 640];
const FORMATS = ['webp'] as const;

/** A vacancy among others: what, where, how many hours and for how much. */
export function VacancyCardView({ card, level = 3 }: VacancyCardProps) {
  const Heading = `h${level}` as const;
  const texts = useTexts(contentTexts, enContent).vacancies;
  const { hours, salary, picture } = card;
  return (
    <article className={classNames(styles.card, picture && styles.pictured)}>
      {picture && (
        <div className={styles.picture}>
          <Picture picture={picture} alt="" sizes={SIZES} widths={WIDTHS} formats={FORMATS} fill />
        </div>
      )}
      <div className={styles.words}>
        <p className={styles.place}>{card.location}</p>
        <Heading className={styles.title}>
          <CardLink href={card.href} label={card.title} data-confirm-location={card.location} />
        </Heading>
        <p className={styles.intro}>{card.intro}</p>
      </div>
      <ul className={styles.facts}>
        <li className={styles.hours}>{texts.hoursAWeek(hours.min, hours.max)}</li>
        {salary && <li className={styles.salary}>{salaryText(salary, texts)}</li>}
        <li>{card.category}</li>
        {card.contract !== card.category && <li>{card.contract}</li>}
      </ul>
    </article>
  );
}
