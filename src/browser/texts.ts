import { enBrowser } from '#kernel/messages/en-browser';
import { inLanguage, isEnglish } from '#kernel/messages/language';
import { browserTexts } from '#kernel/messages/nl-browser';

const { language = '' } = document.documentElement.dataset;

/** What the page's script writes by itself, in the language of the page. */
export const texts = inLanguage(language, browserTexts, enBrowser);

/** The page's language, where the server has to be told of it; '' on a Dutch page. */
export const ownLanguage = isEnglish(language) ? language : '';
