/** English for the cards of bundles. */
import type { Fallback } from './language';
import type { bundleTexts } from './nl-bundles';

export const enBundles: Fallback<typeof bundleTexts> = {
  parts: (count) => `${count} items`,
};
