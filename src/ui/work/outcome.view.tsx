import type { ReactNode } from 'react';
import styles from './work.module.css';

type Props = {
  /** A search was made: its outcome has the focus when the page comes. */
  isAsked: boolean;
  children: ReactNode;
};

/** What a search found, told before what it is: the next tab goes on from there, also without script. */
export function Outcome({ isAsked, children }: Props) {
  return (
    <p
      role="status"
      className={styles.after}
      tabIndex={isAsked ? -1 : undefined}
      // biome-ignore lint/a11y/noAutofocus: the page comes to tell it
      autoFocus={isAsked}
    >
      {children}
    </p>
  );
}
