import { type ReactNode, useState } from 'react';
import styles from './folded.module.css';

/** What stands above the fields of a form on a small screen, as a line that opens. */
export function Folded({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={styles.folded}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{label}</summary>
      {isOpen && children}
    </details>
  );
}
