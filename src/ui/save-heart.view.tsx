import styles from './save-heart.module.css';

/**
 * The heart on a product's card: saves it on the visitor's wishlist, or takes it off. The page's script
 * says which, and does it; without script the product's own page has a button that works.
 */
export function SaveHeart({ productId, label }: { productId: number; label: string }) {
  return (
    <button
      type="button"
      className={styles.heart}
      data-bookmark={productId}
      aria-pressed="false"
      aria-label={label}
    />
  );
}
