import { wishlist as texts } from '#kernel/messages/nl-wishlist';
import { formId, path } from '#kernel/wire';
import { Button } from '#ui/button.view';
import styles from '#ui/save-button.module.css';

/**
 * Saves a product on the visitor's wishlist, or takes it off (S4.6/1). It belongs to the form beside it
 * that orders, so that without script the colour and size that are chosen there go along.
 */
export function SaveButton({ productId }: { productId: number }) {
  return (
    <Button
      type="submit"
      kind="plain"
      icon="heart"
      className={styles.save}
      form={formId.addProduct}
      formAction={path.bookmark}
      formNoValidate
      name="add[Product]"
      value={productId}
      data-bookmark={productId}
      aria-pressed="false"
      aria-label={texts.save}
    >
      <span data-off="">{texts.save}</span>
      <span data-on="">{texts.saved}</span>
    </Button>
  );
}
