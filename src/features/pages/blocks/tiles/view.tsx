import { type ReactNode, useId } from 'react';
import styles from './tiles.module.css';

export type TilesProps = {
  title: string;
  children?: ReactNode;
};

/** Where one can go from here, each way a picture with its name. */
export default function Tiles({ title, children }: TilesProps) {
  const titleId = useId();
  return (
    <nav className={styles.tiles} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.items}>{children}</ul>
    </nav>
  );
}
