import type { FieldOption } from '#kernel/define/field';
import { fieldLimits } from '#kernel/limits-fields';
import {
  type FieldDefinition,
  type FieldFlags,
  type FieldTypeName,
  fieldTypeNames,
} from './definition';

type Raw = Readonly<Record<string, unknown>>;

const isRaw = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A stored value as text: what is no text or number is kept as JSON. */
const text = (value: unknown): string => {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

const parse = (json: unknown): unknown => {
  if (typeof json !== 'string') return json;
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
};

const option = (one: unknown): FieldOption[] => {
  if (!isRaw(one))
    return one === null || one === undefined ? [] : [{ value: text(one), label: text(one) }];
  const value = text(one.value ?? one.key ?? one.id);
  return [{ value, label: text(one.label ?? one.title) || value }];
};

/** Options as a map of keys to labels or as a list, given or in `data.optionsJson` (S3.2/4). */
const readOptions = (given: unknown, json: unknown): FieldOption[] => {
  const options = given ?? parse(json);
  if (Array.isArray(options)) return options.flatMap(option);
  if (!isRaw(options)) return [];
  return Object.entries(options).map(([value, label]) => ({ value, label: text(label) }));
};

/** Every flag: its name in a definition and what it is when that is silent. */
const flags: Record<keyof FieldFlags, readonly [name: string, otherwise: boolean]> = {
  required: ['required', false],
  readonly: ['readonly', false],
  editing: ['editing', true],
  hidden: ['hidden', false],
  validate: ['validate', true],
  autoFill: ['auto_fill', true],
  multipleLanguages: ['multiple_languages', false],
  float: ['float', false],
  showLabel: ['show_label', true],
  showPlaceholder: ['show_placeholder', false],
  showPlaceholderOnInput: ['show_placeholder_on_input', false],
  showState: ['show_state', true],
  showErrorMessage: ['show_error_message', true],
  showTooltipInline: ['show_tooltip_inline', false],
  showNoneOption: ['show_none_option', false],
  translate: ['translate', false],
  disabled: ['disabled', false],
};

const flag = (value: unknown, otherwise: boolean): boolean => {
  if (value === 'Y' || value === true) return true;
  return value === 'N' || value === false ? false : otherwise;
};

const readFlags = (raw: Raw): FieldFlags =>
  Object.fromEntries(
    Object.entries(flags).map(([key, [name, otherwise]]) => [key, flag(raw[name], otherwise)]),
  ) as FieldFlags;

const readType = (value: unknown): FieldTypeName =>
  fieldTypeNames.find((name) => name === value) ?? 'TextField';

const readMaxlength = (value: unknown): number | undefined => {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 ? number : undefined;
};

/** A sentence of its own, or one for each part of an address. */
const readErrorTexts = (given: unknown): Pick<FieldDefinition, 'errorTexts'> => {
  if (typeof given === 'string' && given !== '') return { errorTexts: { '': given } };
  if (!isRaw(given)) return {};
  const texts = Object.entries(given).map(([part, said]) => [part, text(said)] as const);
  return { errorTexts: Object.fromEntries(texts.filter(([, said]) => said !== '')) };
};

/** 'Soort vraag' → 'soort_vraag' (S3.2/2). */
const idOf = (name: string): string => name.toLowerCase().replaceAll(/\s+/g, '_');

/**
 * Reads a stored or posted field definition (S3.2), keys as the spec has them. Whatever is missing
 * gets its default; undefined when it has neither a name nor an id, so that nothing could be sent.
 */
export const readField = (raw: unknown): FieldDefinition | undefined => {
  if (!isRaw(raw)) return undefined;
  const name = text(raw.name) || text(raw.id);
  if (name === '') return undefined;
  const data = isRaw(raw.data) ? raw.data : {};
  const label = text(raw.label);
  const files = parse(raw.files);
  return {
    ...readFlags(raw),
    id: text(raw.id) || idOf(name),
    name,
    label,
    type: readType(raw.type),
    value: text(raw.value),
    defaultValue: text(raw.default_value),
    placeholder: text(raw.placeholder) || label,
    options: readOptions(raw.options, data.optionsJson),
    tooltip: text(raw.tooltip_information),
    autocomplete: text(raw.autocomplete),
    maxlength: readMaxlength(raw.maxlength),
    pattern: text(raw.pattern),
    currency: text(raw.currency) || fieldLimits.currency,
    moduleObject: text(raw.module_object),
    colclass: text(data.colclass) || 'span12',
    rowclass: text(data.rowclass) || 'row1',
    files: Array.isArray(files) ? files.filter((file) => typeof file === 'string') : [],
    ...(isRaw(raw.upload) && { upload: raw.upload }),
    ...readErrorTexts(raw.error_text),
  };
};

/** Reads a list of definitions; what is none, or has the id of an earlier one, is left out. */
export const readFields = (raw: unknown): FieldDefinition[] => {
  const ids = new Set<string>();
  return (Array.isArray(raw) ? raw : []).flatMap((one) => {
    const field = readField(one);
    if (!field || ids.has(field.id)) return [];
    ids.add(field.id);
    return [field];
  });
};
