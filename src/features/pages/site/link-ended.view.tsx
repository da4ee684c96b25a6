import { previewTexts as texts } from '#kernel/messages/nl-preview';
import styles from './not-found.module.css';

/** What a link to a draft leads to once it has ended. */
export function LinkEnded() {
  return (
    <div className={styles.quiet} lang="nl">
      <h1 className={styles.title}>{texts.goneTitle}</h1>
      <p className={styles.text}>{texts.gone}</p>
    </div>
  );
}
