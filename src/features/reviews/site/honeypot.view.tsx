import { reviewTexts } from '#kernel/messages/nl-reviews';
import { reviewField } from '../contract';
import styles from './review-form.module.css';

/** A box that nobody sees: who fills it in is a machine. */
export const Honeypot = () => (
  <div className={styles.honeypot} aria-hidden="true">
    <label>
      {reviewTexts.write.honeypot}
      <input type="text" name={reviewField.honeypot} tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
