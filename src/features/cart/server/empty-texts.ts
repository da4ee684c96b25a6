import { ownText } from '#features/settings/api.server';
import type { Host } from '#platform/host';
import type { CartEmptyProps } from '../site/cart-empty.view';

/** What an empty cart says in the chain's own words. */
export const emptyTexts = (host: Host, language: string): CartEmptyProps['own'] => ({
  title: ownText(host, 'emptyCartTitle', language),
  text: ownText(host, 'emptyCartText', language),
});
