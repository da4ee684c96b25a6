import { enOverlays } from '#kernel/messages/en-overlays';
import { inLanguage } from '#kernel/messages/language';
import { overlayTexts } from '#kernel/messages/nl-overlays';

/** What lies over a page, in the language of the page; not in `texts`, which every page fetches. */
export const overlays = inLanguage(
  document.documentElement.dataset.language ?? '',
  overlayTexts,
  enOverlays,
);
