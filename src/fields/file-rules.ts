import { readUploadRules, type UploadRules } from '#kernel/values/upload-rules';
import type { FieldDefinition } from './definition';

/** What no definition of an ImageField need say. */
const pictures = { allowedFileTypes: ['image/*'] };

/** What files a field takes (S3.4/1, S9.8/1); they are filed under its name unless it says else. */
export const rulesOf = (field: Pick<FieldDefinition, 'name' | 'type' | 'upload'>): UploadRules => {
  const rules = readUploadRules(field.upload ?? {}, field.type === 'ImageField' ? pictures : {});
  return { ...rules, column: rules.column || field.name };
};
