import type { ReactNode } from 'react';
import styles from './facts-list.module.css';

export type FactsListProps = { facts: readonly (readonly [label: string, value: ReactNode])[] };

/** What is so about a thing: cloth, fit, size, where it is from. */
export function FactsList({ facts }: FactsListProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
