import type { PictureRef } from '#kernel/define/entity';
import { buttonClass } from '#ui/button.view';
import { Picture } from '#ui/picture.view';
import styles from '../tiles/tiles.module.css';

export type TileProps = { title: string; link: string; picture?: PictureRef };

const widths = [320, 480, 640];
const sizes = '(min-width: 1025px) 14rem, (min-width: 768px) 16vw, 30vw';

/** One way on: its picture with its name. */
export default function Tile({ title, link, picture }: TileProps) {
  return (
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
}
