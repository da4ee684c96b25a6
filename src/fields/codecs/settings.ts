import type { BlockDefinition } from '#kernel/define/block';
import { type ValueRules, type ValueTypeName, valueTypeNames } from '#kernel/define/entity';
import { choices } from '../block-settings';

/** A setting of a block as a value of the types that rows hold: checked, described and looked up as those. */
export type SettingField = ValueRules & { name: string; wire: string; label: string };

const extra = (name: string, label: string, more: Partial<SettingField> = {}): SettingField => ({
  ...{ name, wire: name, label, type: 'TextField', ...more },
});

/** What stands between the results of a list. */
const extraFields: readonly SettingField[] = [
  extra('kind', 'Soort', {
    ...{ type: 'SelectField', required: true },
    options: choices({ cta: 'Oproep', hidden: 'Niets', spacer: 'Leeg' }),
  }),
  extra('position', 'Plaats', { type: 'NumberField', whole: true, required: true, least: 0 }),
  extra('title', 'Titel'),
  extra('text', 'Tekst', { type: 'TextareaField' }),
  extra('link', 'Adres', { type: 'LinkField' }),
  extra('linkText', 'Tekst van de link'),
  extra('picture', 'Foto', { type: 'ImageField' }),
];

/** A line of a block is as long as somebody may want it: it has no column. */
const LONGEST_LINE = 2000;
const MOST_EXTRAS = 50;

/** By the name of a setting's type, where that differs from what a row holds. */
const rulesOf: Readonly<Record<string, Partial<ValueRules>>> = {
  TextField: { most: LONGEST_LINE },
  NumberField: { required: true },
  EditorField: { type: 'HtmlField' },
  GridExtrasField: { type: 'GroupsField', fields: extraFields, most: MOST_EXTRAS },
};

const isValueType = (name: string): name is ValueTypeName =>
  valueTypeNames.some((one) => one === name);

const fieldOf = (
  [name, { type, label, options, picks }]: [string, BlockDefinition['settings'][string]],
  block: string,
): SettingField => {
  const own = rulesOf[type.name] ?? {};
  const usual = own.type ?? type.name;
  if (!isValueType(usual)) throw new Error(`Nothing checks '${type.name}' of ${block}.${name}`);
  const picked = picks && !picks.many ? { entity: picks.entity } : {};
  return { name, wire: name, label, type: usual, options, ...picked, ...own };
};

const known = new WeakMap<BlockDefinition, ReadonlyMap<string, SettingField>>();

/** The settings of a block by their names. Throws for one of a type that no codec knows. */
export const settingFields = (definition: BlockDefinition): ReadonlyMap<string, SettingField> => {
  const { type, settings } = definition;
  const fields =
    known.get(definition) ??
    new Map(Object.entries(settings).map((entry) => [entry[0], fieldOf(entry, type)]));
  known.set(definition, fields);
  return fields;
};

/** When and where it is shown: a setting of every block. */
export const scheduleSetting: SettingField = {
  ...{
    name: 'schedule',
    wire: 'schedule',
    label: 'Wanneer en waar te zien',
    type: 'ScheduleField',
  },
};
