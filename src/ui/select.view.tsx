import type { SelectHTMLAttributes } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon.view';
import styles from './select.module.css';

/** The browser's own select with our edge and arrow. */
export function Select({ className, ...rest }: SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <span className={styles.frame}>
      <select {...rest} className={classNames(styles.select, className)} />
      <Icon name="down" small />
    </span>
  );
}
