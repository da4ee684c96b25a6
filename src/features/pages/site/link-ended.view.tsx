import { previewTexts as texts } from '#kernel/messages/nl-preview';
import own from './link-ended.module.css';
import styles from './not-found.module.css';

/** What a link to a draft leads to once it has ended. */
export function LinkEnded() {
  return (
    <div className={own.page} lang="nl">
      <h1 className={styles.title}>{texts.goneTitle}</h1>
      <p className={styles.text}>{texts.gone}</p>
    </div>
  );
}
