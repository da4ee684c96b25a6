import { enForms, enSiteForm } from '#kernel/messages/en-forms';
import { forms } from '#kernel/messages/nl-forms';
import { siteForm } from '#kernel/messages/nl-forms-browser';
import { useTexts } from '#ui/language';

/** What every site form says, in the page's language. */
export const useWords = () => useTexts(siteForm, enSiteForm);

/** What pages of forms say. Never for the browser: it has no use for the rest. */
export const usePageWords = () => useTexts(forms, enForms);
