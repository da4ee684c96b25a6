import { wishlist as texts } from '#kernel/messages/nl-wishlist';
import { formatEuro } from '#kernel/values/money';
import { field, path } from '#kernel/wire';
import { Button } from '#ui/button.view';
import { Select } from '#ui/select.view';
import type { SavedItem, SizeOption } from '../contract';
import styles from './wishlist-page.module.css';

type Props = { item: SavedItem; token: string };

/** An article on one's own list: what changed since, into the cart, and off the list. */
export function SavedItemView({ item, token }: Props) {
  return (
    <>
      <SavedCard item={item} />
      <div className={styles.acts}>
        {item.soldOut ? (
          <p className={styles.soldOut}>{item.isInStores ? texts.onlyInStores : texts.soldOut}</p>
        ) : (
          <ToCart item={item} token={token} />
        )}
        <form method="post" action={path.bookmark} data-wishlist-remove="">
          <input type="hidden" name={field.token} value={token} />
          <input type="hidden" name="delete[Product]" value={item.productId} />
          <Button type="submit" kind="plain" icon="bin" aria-label={texts.removeOne(item.title)}>
            {texts.remove}
          </Button>
        </form>
      </div>
    </>
  );
}

/** The article with what is to be told of it. */
export function SavedCard({ item }: { item: SavedItem }) {
  return (
    <div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a card of our own, rendered apart */}
      <div dangerouslySetInnerHTML={{ __html: item.card }} />
      {item.choice && <p className={styles.choice}>{item.choice}</p>}
      {item.isBack && <p className={styles.news}>{texts.isBack}</p>}
      {item.cheaperCents > 0 && (
        <p className={styles.news}>{texts.cheaper(formatEuro(item.cheaperCents))}</p>
      )}
    </div>
  );
}

const sizeText = ({ title, soldOut, isInStores }: SizeOption): string => {
  if (!soldOut) return title;
  return isInStores ? texts.onlyInStoresSize(title) : texts.soldOutSize(title);
};

function ToCart({ item, token }: Props) {
  const { productId, colorId, sizeId, sizes } = item;
  return (
    <form name="addproduct" method="post" action={path.addToCart} className={styles.toCart}>
      <input type="hidden" name={field.token} value={token} />
      <input type="hidden" name={field.itemId} value={productId} />
      <input type="hidden" name={field.quantity} value="1" />
      {colorId !== null && <input type="hidden" name={field.colorId} value={colorId} />}
      {sizeId !== null && <input type="hidden" name={field.sizeId} value={sizeId} />}
      {sizeId === null && sizes.length > 0 && (
        <Select name={field.sizeId} required aria-label={texts.sizeOf(item.title)} defaultValue="">
          <option value="">{texts.chooseSize}</option>
          {sizes.map((size) => (
            <option key={size.id} value={size.id} disabled={size.soldOut}>
              {sizeText(size)}
            </option>
          ))}
        </Select>
      )}
      <Button type="submit" wide aria-label={texts.toCartOne(item.title)}>
        {texts.toCart}
      </Button>
    </form>
  );
}
