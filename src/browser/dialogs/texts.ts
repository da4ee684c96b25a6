import { enDialogTexts } from '#kernel/messages/en-fields';
import { inLanguage } from '#kernel/messages/language';
import { dialogTexts } from '#kernel/messages/nl-fields';

const { language = '' } = document.documentElement.dataset;

export const texts = inLanguage(language, dialogTexts, enDialogTexts);
