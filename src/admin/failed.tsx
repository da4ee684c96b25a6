import { officeTexts as texts } from '#kernel/messages/nl-office';
import styles from './list/list.module.css';

/** Says that something wasn't had, with a way to try again. */
export function Failed({ error, again }: { error: Error; again: () => void }) {
  return (
    <div className={styles.failed} role="alert">
      <p>{error.message}</p>
      <button type="button" className={styles.step} onClick={again}>
        {texts.retry}
      </button>
    </div>
  );
}
