import { previewTexts as texts } from '#kernel/messages/nl-preview';
import styles from './draft-bar.module.css';

/** `until`: in words, how long it can be seen; `lacks`: the language in which it was asked for and isn't there. */
type DraftBarProps = { until: string; lacks?: string | undefined };

/** Says above a page that it isn't online like this. */
export function DraftBar({ until, lacks }: DraftBarProps) {
  return (
    <p className={styles.bar} role="note" lang="nl">
      <strong>{texts.draft}</strong> {texts.draftText} {texts.draftUntil(until)}
      {lacks && ` ${texts.lacks(lacks)}`}
    </p>
  );
}
