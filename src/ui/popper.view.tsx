import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon.view';
import styles from './popper.module.css';

export type PopperProps = {
  /** Unique on the page. */
  id: string;
  /** What is explained: 'Uitleg over de bezorgkosten'. */
  label: string;
  /**
   * A panel opens by a press; a tooltip, of a line of text, also by what S2.12/13 says of a pointer and
   * of the focus.
   */
  kind: 'panel' | 'tooltip';
  /** Text, and links in a panel. It stands in a line: no headings or lists. */
  children: ReactNode;
  className?: string;
};

/**
 * A sign with an explanation that hangs beside it (S2.12/13). It is a popover of the browser's own,
 * so it opens and closes without script; the script brings it to its sign.
 */
export function Popper({ id, label, kind, children, className }: PopperProps) {
  return (
    <span className={classNames(styles.popper, className)}>
      <button
        type="button"
        className={styles.sign}
        popoverTarget={id}
        aria-label={label}
        aria-describedby={kind === 'tooltip' ? id : undefined}
        data-popper={kind}
      >
        <Icon name="info" small />
      </button>
      <span
        id={id}
        className={styles.panel}
        popover="auto"
        {...(kind === 'tooltip' ? { role: 'tooltip' } : { role: 'group', 'aria-label': label })}
        data-popper-panel=""
      >
        {children}
      </span>
    </span>
  );
}
