import { product as texts } from '#kernel/messages/nl-product';
import { lightboxPicture } from '#ui/lightbox-link.view';
import { Picture } from '#ui/picture.view';
import type { ProductDetail } from '../contract';
import styles from './gallery.module.css';

const SIZES =
  '(min-width: 1600px) 34rem, (min-width: 1440px) 27rem, (min-width: 1025px) 30vw, (min-width: 768px) 50vw, min(84vw, 64svh)';
const WIDE =
  '(min-width: 1600px) 69rem, (min-width: 1440px) 55rem, (min-width: 1025px) 60vw, (min-width: 768px) 50vw, min(84vw, 64svh)';

type GalleryPicture = ProductDetail['pictures'][number];

/** Those that are shown together with a picture: of its colour, and of none. */
const besideOf = (picture: GalleryPicture, pictures: readonly GalleryPicture[]) =>
  pictures.filter((one) => [null, picture.colorId].includes(one.colorId));

/** '2 / 5'; of one that is alone nothing, nor of one that stands among those of several colours. */
const placeOf = (picture: GalleryPicture, pictures: readonly GalleryPicture[]) => {
  if (picture.colorId === null && pictures.some(({ colorId }) => colorId !== null))
    return undefined;
  const beside = besideOf(picture, pictures);
  return beside.length > 1 ? `${beside.indexOf(picture) + 1} / ${beside.length}` : undefined;
};

/** An odd number is led by one over both columns, or its last would stand without a neighbour. */
const sizesOf = (picture: GalleryPicture, pictures: readonly GalleryPicture[]): string => {
  const together = besideOf(picture, pictures);
  return together.length % 2 === 1 && together[0] === picture ? WIDE : SIZES;
};

export type GalleryProps = { product: Pick<ProductDetail, 'pictures' | 'chosen' | 'title'> };

/**
 * All pictures of a product; those of another colour than the chosen one wait, hidden. A row to
 * swipe through on a phone, two columns beside the choices on a wide screen. Each opens in the
 * lightbox, among those that are shown.
 */
export function Gallery({ product }: GalleryProps) {
  const { pictures, chosen, title } = product;
  if (pictures.length === 0) return <div className={styles.none} aria-hidden="true" />;
  const isShown = (colorId: number | null) => colorId === null || colorId === chosen.colorId;
  const firstShown = pictures.findIndex((picture) => isShown(picture.colorId));
  return (
    <section className={styles.gallery} aria-label={texts.gallery} data-gallery="">
      <ul className={styles.list} aria-label={texts.galleryOf(title)} data-lightbox-group="">
        {pictures.map((picture, index) => (
          <li
            key={picture.key}
            className={styles.item}
            data-color={picture.colorId ?? undefined}
            hidden={!isShown(picture.colorId)}
          >
            <a
              className={styles.enlarge}
              {...lightboxPicture(picture)}
              data-at={placeOf(picture, pictures)}
            >
              <Picture
                picture={picture}
                sizes={sizesOf(picture, pictures)}
                eager={index === firstShown && 'first'}
              />
              <span className="visually-hidden">{texts.enlarge}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
