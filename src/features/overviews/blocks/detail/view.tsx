import styles from './detail.module.css';

/** `html`: of the card, rendered before. `note`: what has to be told with it. */
export type DetailProps = { html: string; note?: string };

/** One card on its own. */
export default function Detail({ html, note }: DetailProps) {
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
