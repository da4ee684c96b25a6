import type { ReactNode } from 'react';
import styles from './badge.module.css';

export type BadgeProps = { tone?: 'accent' | 'paper' | 'ink'; children: ReactNode };

/** A word or two upon a picture or beside a title: 'Nieuw', '-25%'. */
export function Badge({ tone = 'paper', children }: BadgeProps) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
