import { enUi } from '#kernel/messages/en-ui';
import { ui } from '#kernel/messages/nl-ui';
import { useTexts } from './language';

/** The texts that every page shares, in the page's language. */
export const useUi = () => useTexts(ui, enUi);
