import type { Answer } from '#features/applications/contract';
import type { MailAround } from '#features/hiring/contract';
import { fillMarks } from '#kernel/values/marks';
import styles from './mail.module.css';

type MailPreviewProps = { title: string; language: string; answer: Answer } & MailAround;

/** A mail as its reader gets it, in words: the paper around it is the chain's. */
export function MailPreview({ title, language, answer, frame, values }: MailPreviewProps) {
  const { hello, follow, link, regards } = frame;
  const paragraphs = fillMarks(answer.text, values)
    .split(/\n{2,}/)
    .filter((one) => one.trim() !== '');
  return (
    <section className={styles.preview} aria-label={title}>
      <h3 className={styles.label}>{title}</h3>
      <div className={styles.paper} lang={language.slice(0, 2)}>
        <p className={styles.subject}>{fillMarks(answer.subject, values)}</p>
        <p>{hello}</p>
        {paragraphs.map((text, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same
          <p key={place} className={styles.written}>
            {text}
          </p>
        ))}
        <p>
          <span className={styles.follow}>{follow}</span>
        </p>
        <p className={styles.soft}>{link}</p>
        <p>
          {regards[0]}
          <br />
          {regards[1]}
        </p>
      </div>
    </section>
  );
}
