import styles from './detail.module.css';

/** One card on its own; `html`: rendered before. `note`: what has to be told with it. */
export function Detail({ html, note }: { html: string; note?: string }) {
  return (
    <>
      <div
        className={styles.detail}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of our own views
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {note && <p className={styles.note}>{note}</p>}
    </>
  );
}
