import { product as texts } from '#kernel/messages/nl-product';
import { Picture } from '#ui/picture.view';
import type { ProductDetail } from '../contract';
import styles from './gallery.module.css';

const SIZES = '(min-width: 1440px) 27rem, (min-width: 768px) 30vw, 88vw';

export type GalleryProps = { product: Pick<ProductDetail, 'pictures' | 'chosen' | 'title'> };

/**
 * All pictures of a product; those of another colour than the chosen one wait, hidden. A row to
 * swipe through on a phone, two columns beside the choices on a wide screen.
 */
export function Gallery({ product }: GalleryProps) {
  const { pictures, chosen } = product;
  if (pictures.length === 0) return <div className={styles.none} aria-hidden="true" />;
  const isShown = (colorId: number | null) => colorId === null || colorId === chosen.colorId;
  const firstShown = pictures.findIndex((picture) => isShown(picture.colorId));
  return (
    <section className={styles.gallery} aria-label={texts.gallery} data-gallery="">
      <ul className={styles.list} tabIndex={0}>
        {pictures.map((picture, index) => (
          <li
            key={picture.key}
            className={styles.item}
            data-color={picture.colorId ?? undefined}
            hidden={!isShown(picture.colorId)}
          >
            <Picture picture={picture} sizes={SIZES} eager={index === firstShown} />
          </li>
        ))}
      </ul>
    </section>
  );
}
