import type { PictureRef } from '#kernel/define/entity';
import { classNames } from '#ui/class-names';
import { Picture } from '#ui/picture.view';
import texts from '../rich-text/rich-text.module.css';
import styles from './picture-block.module.css';
import wide from './picture-wide.module.css';

export type PictureBlockProps = {
  picture: PictureRef;
  caption?: string;
  /** Where the picture leads; nowhere when absent. */
  link?: string;
  width?: 'text' | 'page' | 'full';
};

const sizes = { text: '(min-width: 768px) 42rem, 100vw', page: '100vw', full: '100vw' };

/** One picture with, if need be, a line about it. */
export default function PictureBlock({
  picture,
  caption,
  link,
  width = 'page',
}: PictureBlockProps) {
  const drawn = <Picture picture={picture} sizes={sizes[width]} />;
  return (
    <figure
      className={classNames(
        texts.frame,
        width === 'text' && styles.text,
        width === 'full' && wide.full,
      )}
    >
      {link ? <a href={link}>{drawn}</a> : drawn}
      {caption && <figcaption className={wide.caption}>{caption}</figcaption>}
    </figure>
  );
}
