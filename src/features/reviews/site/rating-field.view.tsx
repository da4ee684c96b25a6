import { reviewTexts } from '#kernel/messages/nl-reviews';
import { reviewField } from '../contract';
import styles from './rating-field.module.css';

const texts = reviewTexts.write;

type Props = {
  id: string;
  value: string;
  error?: string;
};

/** One to five stars: radios, so that the arrow keys choose, drawn as a row of stars. */
export function RatingField({ id, value, error }: Props) {
  return (
    <fieldset className={styles.field} aria-describedby={error && `${id}-error`}>
      <legend className={styles.legend}>
        {texts.rating}
        <span className={styles.must} aria-hidden="true">
          {' '}
          *
        </span>
      </legend>
      <div className={styles.stars}>
        {texts.ratings.map((word, at) => {
          const star = at + 1;
          return (
            <label key={word} className={styles.star}>
              <input
                type="radio"
                id={at === 0 ? id : `${id}-${star}`}
                name={reviewField.rating}
                value={star}
                defaultChecked={value === String(star)}
                aria-invalid={error ? true : undefined}
              />
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <path d="m10 1 2.8 5.8 6.2.9-4.5 4.4 1.1 6.3L10 15.4l-5.6 3 1.1-6.3L1 7.7l6.2-.9Z" />
              </svg>
              <span className="visually-hidden">
                {reviewTexts.stars(star)}: {word}
              </span>
              <span className={styles.word} aria-hidden="true">
                {word}
              </span>
            </label>
          );
        })}
      </div>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
