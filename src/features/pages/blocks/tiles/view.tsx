import { type ReactNode, useId } from 'react';
import { classNames } from '#ui/class-names';
import styles from './tiles.module.css';

export type TilesProps = {
  title: string;
  /** Names without pictures, on a phone alone: elsewhere the menu with the same stands above. */
  areNames?: boolean;
  children?: ReactNode;
};

/** Where one can go from here, each way a picture with its name. */
export default function Tiles({ title, areNames, children }: TilesProps) {
  const titleId = useId();
  return (
    <nav className={classNames(styles.tiles, areNames && styles.names)} aria-labelledby={titleId}>
      <h2 id={titleId} className={areNames ? 'visually-hidden' : styles.title}>
        {title}
      </h2>
      <ul className={styles.items}>{children}</ul>
    </nav>
  );
}
