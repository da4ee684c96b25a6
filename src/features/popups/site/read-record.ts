import type { FieldDefinition } from '#fields/definition';
import { readField } from '#fields/read-definition';
import { isEnglish } from '#kernel/messages/language';
import type { PopupFieldRecord } from '../contract';

/**
 * A record of the fields call (S3.6/12) as a field of the library: `data.guid` is its name, and
 * `validate` 'Y' means that it is required. `language`: what its checks speak.
 */
export const readRecord = (
  { data }: PopupFieldRecord,
  language = '',
): FieldDefinition | undefined => {
  const required = data.validate === 'Y';
  const { colclass, rowclass, optionsJson } = data;
  const field = readField({
    ...data,
    name: data.guid,
    required,
    validate: true,
    data: { colclass, rowclass, optionsJson },
  });
  return field && isEnglish(language) ? { ...field, language } : field;
};
