import { addressField } from './address/field';
import { checkboxField } from './checkbox/field';
import { colorField } from './color/field';
import { dateField } from './date/field';
import { datetimeField } from './datetime/field';
import type { FieldDefinition, FieldTypeName } from './definition';
import { editorField } from './editor/field';
import { emailField } from './email/field';
import { euroField } from './euro/field';
import { hiddenField } from './hidden/field';
import { imageField } from './image/field';
import { listField } from './list/field';
import { momentRangeField } from './moment-range/field';
import { noticeField } from './notice/field';
import { numberField } from './number/field';
import { passwordField } from './password/field';
import { percentageField } from './percentage/field';
import { phoneField } from './phone/field';
import { priceField } from './price/field';
import { radioField } from './radio/field';
import { selectField } from './select/field';
import { textField } from './text/field';
import { textareaField } from './textarea/field';
import { timeField } from './time/field';
import { titleField } from './title/field';
import type { FormFieldType } from './type';
import { uploadField } from './upload/field';
import { vatField } from './vat/field';

const all: readonly FormFieldType[] = [
  textField,
  noticeField,
  addressField,
  textareaField,
  emailField,
  hiddenField,
  numberField,
  priceField,
  euroField,
  passwordField,
  percentageField,
  phoneField,
  vatField,
  titleField,
  uploadField,
  dateField,
  datetimeField,
  momentRangeField,
  editorField,
  timeField,
  colorField,
  radioField,
  checkboxField,
  selectField,
  listField,
  imageField,
];

/** Every field type by its name: the one list of them. */
export const fieldTypes = Object.fromEntries(all.map((type) => [type.name, type])) as Readonly<
  Record<FieldTypeName, FormFieldType>
>;

/** The type of that name, as it was stored; undefined when there is none. */
export const typeNamed = (name: string): FormFieldType | undefined =>
  Object.hasOwn(fieldTypes, name) ? fieldTypes[name as FieldTypeName] : undefined;

/** The type of a field. */
export const typeOf = (field: FieldDefinition): FormFieldType => fieldTypes[field.type];
