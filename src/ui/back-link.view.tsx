import type { ReactNode } from 'react';
import styles from './back-link.module.css';
import { Icon } from './icon.view';

/**
 * Back to the list that one came from, as it was left (S2.12/17); for who came from elsewhere, and
 * without script, to the list that `href` is.
 */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={styles.back} href={href} data-go-back="">
      <Icon name="left" small /> {children}
    </a>
  );
}
