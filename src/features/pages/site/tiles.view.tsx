import { type ReactNode, useId } from 'react';
import type { PictureRef } from '#kernel/define/entity';
import { buttonClass } from '#ui/button.view';
import { classNames } from '#ui/class-names';
import { Picture } from '#ui/picture.view';
import styles from './tiles.module.css';

export type TilesProps = {
  title: string;
  /** Names without pictures, on a phone alone: elsewhere the menu with the same stands above. */
  areNames?: boolean;
  children?: ReactNode;
};

/** Where one can go from here, each way a picture with its name. */
export function Tiles({ title, areNames, children }: TilesProps) {
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

export type TileProps = { title: string; link: string; picture?: PictureRef };

const widths = [320, 480, 640];
const sizes = '(min-width: 1025px) 14rem, (min-width: 768px) 16vw, 38vw';

export const Tile = ({ title, link, picture }: TileProps) => (
  <li>
    <a className={picture ? styles.link : buttonClass('secondary')} href={link}>
      {picture && (
        <span className={styles.frame}>
          <Picture picture={picture} sizes={sizes} widths={widths} fill alt="" />
        </span>
      )}
      {title}
    </a>
  </li>
);
