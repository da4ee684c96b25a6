import { enPopups } from '#kernel/messages/en-popups';
import { inLanguage } from '#kernel/messages/language';
import { popupTexts } from '#kernel/messages/nl-popups';

/** What the script itself says of popups, in the page's language. */
export const popupWords = inLanguage(
  document.documentElement.dataset.language ?? '',
  popupTexts,
  enPopups,
);
