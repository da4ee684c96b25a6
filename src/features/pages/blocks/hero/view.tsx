import type { PictureRef } from '#kernel/define/entity';
import { ButtonLink } from '#ui/button.view';
import { Picture } from '#ui/picture.view';
import styles from './hero.module.css';

export type HeroProps = {
  /** A few words above the title. */
  kicker?: string;
  title: string;
  text: string;
  link: string;
  linkText: string;
  secondLink?: string;
  secondLinkText?: string;
  picture?: PictureRef;
  /** 1 when it opens the page, 2 further down. */
  level?: 1 | 2;
  /** It opens the page, whatever its heading: its picture goes before all others. */
  isFirst?: boolean;
};

/**
 * The frame in hero.module.css: from which window on, its part of the width, its width to its
 * height, at most so high in svh.
 */
const frames = [
  { from: '(min-width: 1025px) ', part: 58, ratio: 4 / 3, most: 70 },
  { from: '(min-width: 768px) ', part: 100, ratio: 16 / 9, most: 74 },
  { from: '', part: 100, ratio: 1, most: 31 },
];

/** How wide a picture is drawn that covers the frame: wider than the frame when it is flatter. */
const coveringSizes = ({ width, height }: PictureRef): string =>
  frames
    .map(({ from, part, ratio, most }) => {
      const shape = width / height;
      if (shape <= ratio) return `${from}${part}vw`;
      const [byWidth, byHeight] = [Math.round((part * shape) / ratio), Math.round(most * shape)];
      return `${from}max(${part}vw, min(${byWidth}vw, ${byHeight}svh))`;
    })
    .join(', ');

/** Opens a page: one large picture, with the words below it, at a desk beside it. */
export default function Hero(props: HeroProps) {
  const Heading = `h${props.level ?? 1}` as const;
  return (
    <div className={props.picture ? styles.hero : `${styles.hero} ${styles.plain}`}>
      {props.picture && (
        <div className={styles.frame}>
          <Picture
            picture={props.picture}
            sizes={coveringSizes(props.picture)}
            eager={(props.isFirst || props.level !== 2) && 'first'}
            fill
          />
        </div>
      )}
      <div className={styles.words}>
        {props.kicker && <p className={styles.kicker}>{props.kicker}</p>}
        <Heading className={styles.title}>{props.title}</Heading>
        {props.text && <p className={styles.text}>{props.text}</p>}
        {props.link && (
          <p className={styles.links}>
            <ButtonLink href={props.link}>{props.linkText}</ButtonLink>
            {props.secondLink && (
              <ButtonLink kind="plain" href={props.secondLink}>
                {props.secondLinkText}
              </ButtonLink>
            )}
          </p>
        )}
      </div>
    </div>
  );
}
