import { enCart } from '#kernel/messages/en-shop';
import { cartTexts } from '#kernel/messages/nl-shop';
import { useTexts } from '#ui/language';

/** The cart's texts in the page's language. */
export const useCartTexts = () => useTexts(cartTexts, enCart);
