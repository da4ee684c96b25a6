import type { SelectHTMLAttributes } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon.view';
import styles from './select.module.css';

/** The browser's own select with our edge and arrow. */
export function Select({ className, ...rest }: SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <span className={styles.frame}>
      {/* Left to itself a browser calls one wrong that was not chosen from yet. */}
      <select
        {...rest}
        aria-invalid={rest['aria-invalid'] ?? false}
        className={classNames(styles.select, className)}
      />
      <Icon name="down" small />
    </span>
  );
}
