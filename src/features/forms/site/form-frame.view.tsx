import type { ReactNode } from 'react';
import styles from './form-frame.module.css';

type FormFrameProps = {
  title: string;
  intro: string;
  level: 1 | 2;
  children?: ReactNode;
};

/** A form in a page, with what stands above it. */
export function FormFrame({ title, intro, level, children }: FormFrameProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.frame}>
      {title && <Heading className={styles.title}>{title}</Heading>}
      {intro && <p className={styles.intro}>{intro}</p>}
      {children}
    </div>
  );
}
