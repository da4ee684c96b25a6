import { enPopups } from '#kernel/messages/en-popups';
import { popupTexts } from '#kernel/messages/nl-popups';
import { useTexts } from '#ui/language';

/** What popups say, in the page's language. */
export const usePopupWords = () => useTexts(popupTexts, enPopups);
