import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.view';
import styles from './account.module.css';

type Props = {
  title: string;
  /** Of the title; with it the part is a landmark by that name. */
  titleId?: string;
  open?: boolean;
  children: ReactNode;
};

/** A part of the profile that opens by its title, without script too. */
export function Fold({ title, titleId, open, children }: Props) {
  const Part = titleId ? 'section' : 'div';
  return (
    <Part className={styles.fold} aria-labelledby={titleId}>
      <details open={open}>
        <summary className={styles.foldTitle}>
          <h2 id={titleId}>{title}</h2>
          <Icon name="down" small />
        </summary>
        <div className={styles.foldBody}>{children}</div>
      </details>
    </Part>
  );
}
