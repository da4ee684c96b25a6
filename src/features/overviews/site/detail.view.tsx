import styles from './detail.module.css';

/** One card on its own; `html`: rendered before. */
export function Detail({ html }: { html: string }) {
  return (
    <div
      className={styles.detail}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of our own views
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
