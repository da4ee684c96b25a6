import type { ReactNode } from 'react';
import styles from './form-page.module.css';

/** A form on a page of its own: where a form without script that can't be sent comes back. */
export function FormPage({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  );
}
