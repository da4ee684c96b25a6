import type { PictureRef } from '#kernel/define/entity';
import { enUi } from '#kernel/messages/en-ui';
import { ui } from '#kernel/messages/nl-ui';
import { classNames } from '#ui/class-names';
import { embedOf } from '#ui/embed';
import { Icon } from '#ui/icon.view';
import { useTexts } from '#ui/language';
import { lightboxAddress, lightboxPicture } from '#ui/lightbox-link.view';
import { Picture } from '#ui/picture.view';
import styles from '../gallery/gallery.module.css';

export type GalleryItemProps = {
  picture: PictureRef;
  caption: string;
  /** Of a film or a page; empty: the picture itself is shown. */
  address: string;
  wide: boolean;
};

const widths = [320, 480, 640, 800, 1200, 1600];

const SIZES = '(min-width: 1025px) 28rem, (min-width: 768px) 46vw, 94vw';
const WIDE = '(min-width: 1025px) 56rem, 94vw';

/** A film has a sign to play it, a page one to read on. */
const signOf = (address: string) => (embedOf(address)?.kind === 'iframe' ? 'store' : 'right');

/** One of them; what it leads to opens over the page. */
export default function GalleryItem({ picture, caption, address, wide }: GalleryItemProps) {
  const { gallery: texts } = useTexts(ui, enUi);
  const link = address ? lightboxAddress(address, caption) : lightboxPicture(picture, caption);
  const kind = 'data-lightbox' in link ? link['data-lightbox'] : undefined;
  const isVideo = kind === 'video';
  const say = { image: texts.open, video: texts.film }[String(kind)] ?? texts.page;
  const own = picture.alt && picture.alt !== caption ? picture.alt : '';
  return (
    <figure className={classNames(styles.item, wide && styles.wide)}>
      <a className={styles.link} {...link}>
        <Picture
          picture={picture}
          sizes={wide ? WIDE : SIZES}
          widths={widths}
          fill
          alt={own || (caption ? '' : texts.enlarge)}
        />
        {address && (
          <span className={styles.sign} aria-hidden="true">
            {isVideo ? <span className={styles.play} /> : <Icon name={signOf(address)} />}
          </span>
        )}
        {caption && <span className="visually-hidden">{say(caption)}</span>}
      </a>
      {caption && (
        <figcaption className={styles.caption} aria-hidden="true">
          {caption}
        </figcaption>
      )}
    </figure>
  );
}
