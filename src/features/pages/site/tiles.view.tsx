import { type ReactNode, useId } from 'react';
import type { PictureRef } from '#kernel/define/entity';
import { Picture } from '#ui/picture.view';
import styles from './tiles.module.css';

export type TilesProps = { title: string; children?: ReactNode };

/** Where one can go from here, each way a picture with its name. */
export function Tiles({ title, children }: TilesProps) {
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

export type TileProps = { title: string; link: string; picture?: PictureRef };

const widths = [320, 480, 640];
const sizes = '(min-width: 1025px) 14rem, (min-width: 768px) 16vw, 38vw';

export const Tile = ({ title, link, picture }: TileProps) => (
  <li>
    <a className={styles.link} href={link}>
      <span className={styles.frame}>
        {picture && <Picture picture={picture} sizes={sizes} widths={widths} fill alt="" />}
      </span>
      {title}
    </a>
  </li>
);
