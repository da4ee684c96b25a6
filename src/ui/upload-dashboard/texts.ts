import { enUploadTexts } from '#kernel/messages/en-upload';
import { inLanguage, isEnglish } from '#kernel/messages/language';
import { uploadTexts } from '#kernel/messages/nl-upload';

const { language = '' } = typeof document === 'undefined' ? {} : document.documentElement.dataset;

/** Uppy speaks English by itself. */
export const isOnEnglishPage = isEnglish(language);

/** What is said around Uppy, in the language of the page. */
export const texts = inLanguage(language, uploadTexts, enUploadTexts);
