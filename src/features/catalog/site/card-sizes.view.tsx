import { ONE_SIZE } from '#kernel/values/size-order';
import { field, path } from '#kernel/wire';
import { classNames } from '#ui/class-names';
import { useUi } from '#ui/use-ui';
import type { ProductDetail } from '../contract';
import styles from './card-sizes.module.css';

type Props = {
  product: Pick<ProductDetail, 'id' | 'href' | 'title' | 'sizes' | 'variants' | 'chosen'>;
};

/**
 * On a card: each size of its colour as a button that puts it in the cart. When there is one thing and it
 * can't be sent, words take the button's place: a dead one doesn't say why.
 */
export function CardSizes({ product }: Props) {
  const { card } = useUi();
  const { id, title, sizes, variants, chosen } = product;
  const there = variants.filter((one) => one.colorId === chosen.colorId);
  const isSent = (sizeId: number | null) =>
    there.some((one) => one.sizeId === sizeId && one.webStock > 0);
  /** Its page tells in which stores it lies. */
  const isInStores = (sizeId: number) =>
    !isSent(sizeId) && there.some((one) => one.sizeId === sizeId && one.pieces > 0);
  const [only] = there;
  const isNotSent = there.length === 1 && only?.webStock === 0;
  return (
    <form
      name="addproduct"
      method="post"
      action={path.addToCart}
      className={styles.sizes}
      data-sizes-of={id}
      aria-label={isNotSent ? title : card.sizesOf(title)}
    >
      <input type="hidden" name={field.itemId} value={id} />
      <input type="hidden" name={field.quantity} value="1" />
      {chosen.colorId !== null && (
        <input type="hidden" name={field.colorId} value={chosen.colorId} />
      )}
      {isNotSent && (
        <a className={styles.notSent} href={inColor(product)}>
          {only.pieces > 0 ? card.notSent : card.gone} <span>{card.toArticle}</span>
        </a>
      )}
      {!isNotSent && sizes.length === 0 && (
        <button type="submit" className={styles.size} disabled={!isSent(null)}>
          {card.add}
        </button>
      )}
      {sizes
        .filter((size) => !isNotSent && there.some((one) => one.sizeId === size.id))
        .map((size) =>
          isInStores(size.id) ? (
            <a
              key={size.id}
              className={classNames(styles.size, styles.away)}
              href={inColor(product, size.id)}
              aria-label={`${size.title}, ${card.onlyInStores.toLowerCase()}`}
              title={card.onlyInStores}
            >
              {size.title}
            </a>
          ) : (
            <button
              key={size.id}
              type="submit"
              name={field.sizeId}
              value={size.id}
              className={styles.size}
              disabled={!isSent(size.id)}
            >
              {size.title === ONE_SIZE ? (
                card.add
              ) : (
                <>
                  <span className="visually-hidden">{card.addSize} </span>
                  {size.title}
                </>
              )}
            </button>
          ),
        )}
    </form>
  );
}

/** The article's page with that chosen. */
const inColor = ({ href, chosen: { colorId } }: Props['product'], sizeId?: number): string => {
  const query = new URLSearchParams();
  if (colorId !== null) query.set(field.colorId, String(colorId));
  if (sizeId !== undefined) query.set(field.sizeId, String(sizeId));
  return query.size === 0 ? href : `${href}?${query}`;
};
