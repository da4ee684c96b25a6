import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names';
import styles from './columns.module.css';

export type ColumnsProps = {
  /** What stands in each column, two to four. */
  columns: readonly ReactNode[];
  /** The first wide, the last wide, or all the same. */
  ratio?: 'equal' | 'first' | 'last';
};

/** Blocks side by side; below one another on a phone. */
export default function Columns({ columns, ratio = 'equal' }: ColumnsProps) {
  return (
    <div className={styles.frame}>
      <div
        className={classNames(styles.columns, ratio !== 'equal' && styles[ratio])}
        data-columns={columns.length}
      >
        {columns.map((column, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          <div key={index} className={styles.column}>
            {column}
          </div>
        ))}
      </div>
    </div>
  );
}
