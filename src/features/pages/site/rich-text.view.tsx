import { classNames } from '#ui/class-names';
import prose from '#ui/prose.module.css';
import styles from './rich-text.module.css';

export type RichTextProps = {
  /** Sanitised HTML: it was cleaned on save and again on reading. */
  html: string;
  /** In the middle of the page, or at its edge. */
  place?: 'start' | 'middle';
  /** The page's own title, above the text. */
  title?: string;
};

/** Text as an editor wrote it. */
export function RichText({ html, place = 'start', title }: RichTextProps) {
  return (
    <div className={styles.frame}>
      {title && (
        <h1 className={classNames(styles.title, place === 'middle' && styles.middle)}>{title}</h1>
      )}
      <div
        className={classNames(prose.prose, place === 'middle' ? styles.middle : styles.start)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by who loads it
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </div>
  );
}
