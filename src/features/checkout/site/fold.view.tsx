import type { ReactNode } from 'react';
import styles from './fold.module.css';

type Props = { title: string; isOpen: boolean; children: ReactNode };

/** What few want: a line to open, with script or without. */
export function Fold({ title, isOpen, children }: Props) {
  return (
    <details className={styles.fold} open={isOpen}>
      <summary>{title}</summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
