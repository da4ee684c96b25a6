import { ButtonLink } from '#ui/button.view';
import { classNames } from '#ui/class-names';
import prose from '#ui/prose.module.css';
import styles from './rich-text.module.css';
import seldom from './rich-text-action.module.css';

export type RichTextProps = {
  /** Sanitised HTML: it was cleaned on save and again on reading. */
  html: string;
  /** In the middle of the page, or at its edge. */
  place?: 'start' | 'middle';
  /** The page's own title, above the text. */
  title?: string;
  /** What most come for, above the text. */
  action?: { link: string; text: string };
};

/** Text as an editor wrote it. */
export default function RichText({ html, place = 'start', title, action }: RichTextProps) {
  return (
    <div className={styles.frame}>
      {title && (
        <h1 className={classNames(styles.title, place === 'middle' && styles.middle)}>{title}</h1>
      )}
      {action && (
        <p className={seldom.action}>
          <ButtonLink href={action.link}>{action.text}</ButtonLink>
        </p>
      )}
      <div
        className={classNames(prose.prose, place === 'middle' ? styles.middle : styles.start)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by who loads it
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </div>
  );
}
