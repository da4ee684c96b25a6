import { previewTexts as texts } from '#kernel/messages/nl-preview';
import styles from './draft-bar.module.css';

/** Says above a page that it isn't online like this; `until`: in words, how long it can be seen. */
export function DraftBar({ until }: { until: string }) {
  return (
    <p className={styles.bar} role="note" lang="nl">
      <strong>{texts.draft}</strong> {texts.draftText} {texts.draftUntil(until)}
    </p>
  );
}
