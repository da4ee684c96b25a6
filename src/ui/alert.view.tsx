import type { ReactNode } from 'react';
import styles from './alert.module.css';
import { Icon, type IconName } from './icon.view';

export type AlertProps = {
  tone: 'error' | 'success' | 'notice';
  title?: string;
  /** It has the focus when the page comes: it tells of what was done just before. */
  takesFocus?: boolean;
  children?: ReactNode;
};

const icons: Record<AlertProps['tone'], IconName> = {
  error: 'alert',
  success: 'check',
  notice: 'alert',
};

/** A message about what just happened. An error is read out at once, the others when it is quiet. */
export function Alert({ tone, title, takesFocus, children }: AlertProps) {
  return (
    <div
      className={`${styles.alert} ${styles[tone]}`}
      role={tone === 'error' ? 'alert' : 'status'}
      tabIndex={takesFocus ? -1 : undefined}
      // biome-ignore lint/a11y/noAutofocus: the page comes to tell it
      autoFocus={takesFocus}
    >
      <Icon name={icons[tone]} />
      <div>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
