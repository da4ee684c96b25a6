import { enFieldErrors, enFields } from '#kernel/messages/en-fields';
import { enUploadTexts } from '#kernel/messages/en-upload';
import { inLanguage } from '#kernel/messages/language';
import { fieldErrors, fields } from '#kernel/messages/nl-fields';
import { uploadTexts } from '#kernel/messages/nl-upload';
import { useTexts } from '#ui/language';
import type { FieldDefinition } from './definition';

type WithLanguage = Pick<FieldDefinition, 'language'>;

/** What the checks of a field say, in its form's language (S1/2). */
export const errorsOf = ({ language = '' }: WithLanguage) =>
  inLanguage(language, fieldErrors, enFieldErrors);

/** What a field itself says, where no page is at hand. */
export const wordsOf = ({ language = '' }: WithLanguage) => inLanguage(language, fields, enFields);

/** The texts of fields, in the page's language. */
export const useFieldTexts = () => useTexts(fields, enFields);

/** The texts around uploads, in the page's language. */
export const useUploadTexts = () => useTexts(uploadTexts, enUploadTexts);
