import { wishlist as texts } from '#kernel/messages/nl-wishlist';
import { field, path } from '#kernel/wire';
import { Button } from '#ui/button.view';

/** Saves a product on the visitor's wishlist. */
export function SaveButton({ productId, token }: { productId: number; token: string }) {
  return (
    <form method="post" action={path.bookmark}>
      <input type="hidden" name={field.token} value={token} />
      <input type="hidden" name="add[Product]" value={productId} />
      <Button type="submit" kind="plain" icon="heart">
        {texts.save}
      </Button>
    </form>
  );
}
