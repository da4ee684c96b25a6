import { enUploadTexts } from '#kernel/messages/en-upload';
import { DUTCH, inLanguage, isEnglish } from '#kernel/messages/language';
import { uploadTexts } from '#kernel/messages/nl-upload';

/** That of the page. */
export const { language = DUTCH } =
  typeof document === 'undefined' ? {} : document.documentElement.dataset;

/** Uppy speaks English by itself. */
export const isOnEnglishPage = isEnglish(language);

/** What is said around Uppy, in the language of the page. */
export const texts = inLanguage(language, uploadTexts, enUploadTexts);
