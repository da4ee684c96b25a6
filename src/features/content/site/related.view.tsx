import styles from './related.module.css';

/** A section of its own below a page's content; nothing when it is empty. */
export function Related({ html }: { html: string }) {
  if (html === '') return null;
  return (
    <div
      className={styles.related}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of our own views
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
