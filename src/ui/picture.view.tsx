import type { PictureRef } from '#kernel/define/entity';
import { fittingWidths, nearestWidth } from '#kernel/values/picture-widths';
import { path } from '#kernel/wire';
import { classNames } from './class-names';
import styles from './picture.module.css';

type Format = 'avif' | 'webp' | 'jpg';

/** In view at once: fetched right away and not when near; 'first' goes before all other pictures. */
export type Eager = boolean | 'first';

export type PictureProps = {
  picture: PictureRef;
  /** How wide it is drawn, for the browser's choice: '(min-width: 1025px) 25vw, 50vw'. */
  sizes: string;
  /** Widths to offer, in px; all that are kept when absent. */
  widths?: readonly number[];
  eager?: Eager;
  /** Px: a narrower window doesn't show it, and fetches nothing of it even when it is eager. */
  from?: number;
  /** Better formats to offer before jpg. */
  formats?: readonly Exclude<Format, 'jpg'>[];
  /** Overrides the picture's own text; '' when a text beside it says the same. */
  alt?: string;
  /** Fills its frame and is cut to it, instead of keeping its own shape. */
  fill?: boolean;
  className?: string;
};

/** A pixel that is seen through. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

const address = (key: string, width: number, format: Format) =>
  `${path.media}/${key}/${width}.${format}`;

let focusOf: (key: string) => string | undefined = () => undefined;

/**
 * Says by which class a picture's own point stays in sight where it is cut. The server's alone: what a browser
 * wakes has its HTML already.
 */
export const provideFocus = (find: typeof focusOf): void => {
  focusOf = find;
};

/** A picture in the sizes and formats that `/media` keeps; its place is held while it loads. */
export function Picture(props: PictureProps) {
  const { picture, sizes, eager, from, formats = ['avif', 'webp'], fill } = props;
  const widths = fittingWidths(picture.width, props.widths);
  const set = (format: Format) =>
    widths.map((width) => `${address(picture.key, width, format)} ${width}w`).join(', ');
  return (
    <picture
      className={classNames(
        styles.picture,
        fill && styles.fill,
        fill && focusOf(picture.key),
        props.className,
      )}
    >
      {from !== undefined && <source media={`(width < ${from}px)`} srcSet={NOTHING} />}
      {formats.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={set(format)} sizes={sizes} />
      ))}
      <img
        src={address(picture.key, nearestWidth(widths, 640), 'jpg')}
        width={picture.width}
        height={picture.height}
        alt={props.alt ?? picture.alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager === 'first' ? 'high' : undefined}
        decoding={eager ? undefined : 'async'}
      />
    </picture>
  );
}
