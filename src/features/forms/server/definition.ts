import { conditionFault } from '#fields/condition';
import { choosingTypes } from '#fields/definition';
import { readField } from '#fields/read-definition';
import { nameOf } from '#fields/rules';
import { forms as texts } from '#kernel/messages/nl-forms';
import { isEmail } from '#kernel/values/email';
import { field as wireField } from '#kernel/wire';
import {
  type FormField,
  type FormStep,
  type FormUploads,
  formField,
  questionField,
} from '../contract';
import { takesFiles } from '../site/fields-of';

type Raw = Readonly<Record<string, unknown>>;

const isRaw = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

const rawFields = (step: unknown): Raw[] =>
  isRaw(step) && Array.isArray(step.fields) ? step.fields.filter(isRaw) : [];

const isBsn = (raw: Raw): boolean => raw['data-type'] === 'bsn';

/** `{ field, values }`: when a field is asked. Without the name of a field it says nothing. */
const readCondition = ({ condition }: Raw): Pick<FormField, 'condition'> => {
  if (!isRaw(condition) || asText(condition.field) === '') return {};
  const values = Array.isArray(condition.values) ? condition.values : [];
  const named = values.filter((one): one is string => typeof one === 'string');
  return { condition: { field: asText(condition.field), values: named } };
};

const readFormField = (raw: Raw, uploads: FormUploads): FormField[] => {
  const field = readField(raw);
  if (!field) return [];
  return [
    {
      ...field,
      ...(takesFiles(field) && { upload: { ...uploads, ...field.upload } }),
      ...(isBsn(raw) && { dataType: 'bsn' as const, autoFill: false }),
      ...readCondition(raw),
      ...(raw.novalidation === 'Y' && { skipped: true }),
    },
  ];
};

/**
 * Reads a form's stored fieldsets: `[{ id, legend, fields: [definition] }]` (S3.2, S3.3). `uploads`
 * holds what its fields don't say of their files.
 */
export const readSteps = (stored: unknown, uploads: FormUploads = {}): FormStep[] =>
  (Array.isArray(stored) ? stored : []).filter(isRaw).map((step, at) => ({
    id: asText(step.id) || `stap-${at + 1}`,
    legend: asText(step.legend),
    fields: rawFields(step).flatMap((raw) => readFormField(raw, uploads)),
  }));

/** Names that a form sends itself, so no field can have them. */
const reserved: ReadonlySet<string> = new Set([
  ...Object.values(formField),
  ...Object.values(questionField),
  wireField.token,
]);

/**
 * What no field can be called: what every object has, since values are looked up by a field's name and id, and
 * what names a part of a field (`adres[zipcode]`).
 */
const isImpossible = (name: string): boolean => name in Object.prototype || /[[\]]/.test(name);

type Definition = { steps: unknown; recipients: readonly string[] };

/** A field as it is defined: where it stands (`steps[0].fields[2]`), and what is read of it. */
type Placed = { at: string; raw: Raw; field: FormField };

const placeFields = (steps: unknown): Placed[] =>
  (Array.isArray(steps) ? steps : []).flatMap((step, nth) =>
    rawFields(step).flatMap((raw, place) =>
      readFormField(raw, {}).map((field) => ({ at: `steps[${nth}].fields[${place}]`, raw, field })),
    ),
  );

type Fault = [at: string, told: string];

const nameFaults = ({ at, field }: Placed, before: readonly Placed[]): Fault[] => {
  const { name } = field;
  const isTwice = before.some((one) => one.field.name === name);
  const told = [
    ...(isTwice ? [texts.definition.twice(name)] : []),
    ...(reserved.has(name) ? [texts.definition.reserved(name)] : []),
    ...[...new Set([name, field.id])].filter(isImpossible).map(texts.definition.impossible),
  ];
  return told.map((one) => [`${at}.name`, one]);
};

const conditionFaults = ({ at, field }: Placed, before: readonly Placed[]): Fault[] => {
  const asked = before.map((one) => one.field);
  const fault = conditionFault(field, asked);
  return fault ? [[`${at}.condition`, texts.definition.condition[fault](nameOf(field))]] : [];
};

/** Dutch law lets nobody process such a number without a basis in law (article 46 UAVG). */
const bsnFaults = ({ at, raw }: Placed): Fault[] =>
  isBsn(raw) && asText(raw.legal_basis).trim() === ''
    ? [[at, texts.definition.bsn(asText(raw.label) || asText(raw.name))]]
    : [];

/** What is wrong with a form's definition, in the words of whoever made it, each with where it is. */
export const definitionFaults = ({ steps, recipients }: Definition): Fault[] => {
  const placed = placeFields(steps);
  return [
    ...(placed.length === 0 ? [['steps', texts.definition.emptyForm] as Fault] : []),
    ...placed.flatMap((one, nth) => {
      const before = placed.slice(0, nth);
      return [...nameFaults(one, before), ...conditionFaults(one, before), ...bsnFaults(one)];
    }),
    ...recipients
      .filter((one) => !isEmail(one))
      .map((one): Fault => ['recipients', texts.definition.recipient(one)]),
  ];
};

/** The same, all together; none: it can be used. */
export const definitionProblems = (definition: Definition): string[] =>
  definitionFaults(definition).map(([, told]) => told);

const choiceFaultsOf = ({ at, field }: Placed): Fault[] => {
  if (!choosingTypes.includes(field.type) || field.hidden) return [];
  const values = field.options.map(({ value }) => value);
  const twice = field.options.find(({ value }, nth) => values.indexOf(value) !== nth);
  const isUnasked = field.options.length > 1 && field.label.trim() === '';
  return [
    ...(isUnasked ? [[`${at}.label`, texts.definition.unasked] as Fault] : []),
    ...(twice
      ? [[`${at}.options`, texts.definition.sameAnswer(nameOf(field), twice.label)] as Fault]
      : []),
  ];
};

/**
 * Choices that nobody could tell apart, or that answer nothing. Who writes a form is told; one that was stored with
 * them is shown all the same.
 */
export const choiceFaults = (steps: unknown): Fault[] => placeFields(steps).flatMap(choiceFaultsOf);
