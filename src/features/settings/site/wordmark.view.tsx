import type { PictureRef } from '#kernel/define/entity';
import { fittingWidths, nearestWidth } from '#kernel/values/picture-widths';
import { path } from '#kernel/wire';
import { classNames } from '#ui/class-names';
import type { DrawnMark } from '../contract';
import styles from './wordmark.module.css';

/** As wide as a mark gets, on screens that show two of its px in one. */
const WIDTH = 352;

/** More characters than this have no room in a phone's header at the size of a mark. */
const LONG = 9;

type WordmarkProps = {
  name: string;
  logo?: PictureRef;
  mark?: DrawnMark;
  className?: string;
};

/** The chain's mark: a picture of its own, the theme's, or its name in the display face, with a bright dot on its first i. */
export function Wordmark({ name, logo, mark, className }: WordmarkProps) {
  if (logo) return <Logo name={name} logo={logo} />;
  if (mark) {
    const { href, width, height } = mark;
    return <img data-logo="" src={href} width={width} height={height} alt={name} />;
  }
  const at = name.indexOf('i');
  const own = classNames(styles.mark, className);
  if (name.length > LONG) {
    return (
      <span className={own}>
        <span className={styles.long}>{name}</span>
      </span>
    );
  }
  if (at < 0) return <span className={own}>{name}</span>;
  return (
    <span className={own}>
      <span className="visually-hidden">{name}</span>
      <span aria-hidden="true">
        {name.slice(0, at)}
        <span className={styles.i}>ı</span>
        {name.slice(at + 1)}
      </span>
    </span>
  );
}

/** Its height is told by `logoRule`. */
function Logo({ name, logo }: { name: string; logo: PictureRef }) {
  const width = nearestWidth(fittingWidths(logo.width), WIDTH);
  return (
    <img
      data-logo=""
      src={`${path.media}/${logo.key}/${width}.webp`}
      width={logo.width}
      height={logo.height}
      alt={name}
    />
  );
}
