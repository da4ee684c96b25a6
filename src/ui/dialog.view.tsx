import type { ReactNode } from 'react';
import styles from './dialog.module.css';

export type DialogProps = {
  id: string;
  title: string;
  children?: ReactNode;
  /** Buttons; each closes the dialog that it stands in unless it does more. */
  actions: readonly { text: string; value: string }[];
};

/** A dialog of the page, opened by script or by a button with `commandfor` (S2.5). */
export function Dialog({ id, title, children, actions }: DialogProps) {
  return (
    <dialog id={id} data-dialog="" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
      <form method="dialog" className={styles.actions}>
        {actions.map(({ text, value }) => (
          <button key={value} type="submit" value={value} data-dialog-button="">
            {text}
          </button>
        ))}
      </form>
    </dialog>
  );
}
