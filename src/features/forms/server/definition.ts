import { conditionFault } from '#fields/condition';
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

const firstTwice = (names: readonly string[]): string | undefined =>
  names.find((name, at) => names.indexOf(name) !== at);

type Definition = { steps: unknown; recipients: readonly string[] };

/**
 * What is wrong with a form's definition, in the words of whoever made it, by what it is about.
 * A BSN field needs its basis in law (`legal_basis`): Dutch law lets nobody process such a number
 * without one (article 46 UAVG).
 */
export const definitionFaults = ({
  steps,
  recipients,
}: Definition): [about: 'steps' | 'recipients', told: string][] => {
  const raws = (Array.isArray(steps) ? steps : []).flatMap(rawFields);
  const fields = readSteps(steps).flatMap((step) => step.fields);
  const names = fields.map(({ name }) => name);
  const keys = new Set([...names, ...fields.map(({ id }) => id)]);
  const twice = firstTwice(names);
  const wrong = [
    ...(names.length === 0 ? [texts.definition.emptyForm] : []),
    ...(twice === undefined ? [] : [texts.definition.twice(twice)]),
    ...names.filter((name) => reserved.has(name)).map(texts.definition.reserved),
    ...fields.flatMap((field, at) => {
      const fault = conditionFault(field, fields.slice(0, at));
      return fault ? [texts.definition.condition[fault](nameOf(field))] : [];
    }),
    ...[...keys].filter(isImpossible).map(texts.definition.impossible),
    ...raws
      .filter((raw) => isBsn(raw) && asText(raw.legal_basis).trim() === '')
      .map((raw) => texts.definition.bsn(asText(raw.label) || asText(raw.name))),
  ];
  const strangers = recipients.filter((one) => !isEmail(one)).map(texts.definition.recipient);
  return [
    ...wrong.map((told): ['steps', string] => ['steps', told]),
    ...strangers.map((told): ['recipients', string] => ['recipients', told]),
  ];
};

/** The same, all together; none: it can be used. */
export const definitionProblems = (definition: Definition): string[] =>
  definitionFaults(definition).map(([, told]) => told);
