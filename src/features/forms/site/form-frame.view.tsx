import type { ReactNode } from 'react';
import prose from '#ui/prose.module.css';
import styles from './form-frame.module.css';

type FormFrameProps = {
  title: string;
  intro: string;
  level: 1 | 2;
  /** Cleaned HTML of what stands beside the form, or below it where there is no room; '': nothing. */
  beside?: string;
  children?: ReactNode;
};

/** A form in a page, with what stands above and beside it. */
export function FormFrame({ title, intro, level, beside, children }: FormFrameProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.frame}>
      {title && <Heading className={styles.title}>{title}</Heading>}
      {intro && <p className={styles.intro}>{intro}</p>}
      {beside ? (
        <div className={styles.columns}>
          <div className={styles.form}>{children}</div>
          <div className={styles.beside}>
            <div
              className={prose.prose}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by who loads it
              dangerouslySetInnerHTML={{ __html: beside }}
            />
          </div>
        </div>
      ) : (
        children
      )}
    </div>
  );
}
