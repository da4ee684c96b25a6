import type { FieldOption } from '#kernel/define/field';

/** Every field type, as definitions name them (S3.2/3). */
export const fieldTypeNames = [
  'TextField',
  'NoticeField',
  'AddressField',
  'TextareaField',
  'EmailField',
  'HiddenField',
  'NumberField',
  'PriceField',
  'EuroField',
  'PasswordField',
  'PercentageField',
  'PhoneField',
  'VatField',
  'TitleField',
  'UploadField',
  'DateField',
  'DatetimeField',
  'MomentRangeField',
  'EditorField',
  'TimeField',
  'ColorField',
  'RadioField',
  'CheckboxField',
  'SelectField',
  'ListField',
  'ImageField',
] as const;

export type FieldTypeName = (typeof fieldTypeNames)[number];

const undeciding: ReadonlySet<FieldTypeName> = new Set([
  ...(['NoticeField', 'TitleField', 'HiddenField', 'PasswordField'] as const),
  ...(['AddressField', 'EditorField', 'UploadField', 'ImageField', 'MomentRangeField'] as const),
]);

/** Types whose value is one or more of their options. */
export const choosingTypes: readonly FieldTypeName[] = [
  ...(['RadioField', 'CheckboxField', 'SelectField', 'ListField'] as const),
];

/** Types of one line, or more, that people type in. */
export const typedTypes: readonly FieldTypeName[] = [
  ...(['TextField', 'TextareaField', 'EmailField', 'PhoneField', 'NumberField'] as const),
  'EuroField',
];

/** Types of which people see how many characters they may still type. */
export const countedTypes: readonly FieldTypeName[] = ['TextField', 'TextareaField'];

/** Types by whose answer other fields may be asked: one value, or options. */
export const decidingTypes: readonly FieldTypeName[] = fieldTypeNames.filter(
  (name) => !undeciding.has(name),
);

/** What a definition may say with 'Y' or 'N'. */
export type FieldFlags = {
  required: boolean;
  readonly: boolean;
  /** False: the field is shown, not edited. */
  editing: boolean;
  hidden: boolean;
  /** False: it is never checked. */
  validate: boolean;
  /** False: the browser offers no values of its own. */
  autoFill: boolean;
  multipleLanguages: boolean;
  /** Its placeholder lies in the control and rises above what is typed. */
  float: boolean;
  showLabel: boolean;
  /** As `float`. */
  showPlaceholder: boolean;
  /** The placeholder is the control's own, gone once something is typed. */
  showPlaceholderOnInput: boolean;
  showState: boolean;
  showErrorMessage: boolean;
  /** The tooltip stands below the control instead of behind a sign beside the label. */
  showTooltipInline: boolean;
  showNoneOption: boolean;
  translate: boolean;
  disabled: boolean;
};

/** What must be filled in before a field is asked, in a field that comes before it. */
export type FieldCondition = Readonly<{
  /** The name of that field. */
  field: string;
  /** Which of its options; of several one is enough. None: whatever is filled in. */
  values: readonly string[];
}>;

/** One field of a form (S3.2). It survives JSON, so it can be an island's prop. */
export type FieldDefinition = FieldFlags & {
  id: string;
  name: string;
  label: string;
  type: FieldTypeName;
  value: string;
  defaultValue: string;
  placeholder: string;
  options: readonly FieldOption[];
  tooltip: string;
  /** A token of HTML's autocomplete; '' leaves it to the type. */
  autocomplete: string;
  maxlength?: number;
  /** Its counter says what is used, '20/1000', instead of what is left. */
  countsUsed?: boolean;
  /** A regular expression that the value matches as a whole. */
  pattern: string;
  /**
   * What is said when it is wrong, in place of the general sentence; of an address by its parts. What
   * `wrong` says is of a value that is there, and '' then only of one that is missing.
   */
  errorTexts?: Readonly<Record<string, string>>;
  currency: string;
  moduleObject: string;
  /** What its checks speak (S1/2); absent: Dutch. */
  language?: string;
  /** 1 to 12 columns of a row, as in 'span6'. */
  colclass: string;
  /** Neighbours with the same one share a row. */
  rowclass: string;
  /** S3.3/5: the control's `data-type`. */
  dataType?: 'bsn';
  /** S5.1/1: the check of site forms passes it over; its control has the class `novalidation`. */
  skipped?: boolean;
  /** The field whose value it says once more, and what is said when it differs. */
  repeats?: Readonly<{ name: string; text: string }>;
  /** When it is asked (see `findUnasked`); absent: always. */
  condition?: FieldCondition;
  /** Addresses of the files that it holds already (S3.2/14). */
  files: readonly string[];
  /** What files it takes, keys as the spec has them (S3.4/1); see `rulesOf`. */
  upload?: Readonly<Record<string, unknown>>;
};

/** The id of a field's input (S2.14/5). */
export const controlId = ({ id }: Pick<FieldDefinition, 'id'>): string => `field_${id}`;

/** The value with which a field begins. */
export const startValue = ({ value, defaultValue }: FieldDefinition): string =>
  value === '' ? defaultValue : value;

/** Whether a field can be edited, in a form that is in editing mode or not (S2.14/8). */
export const isEditable = (field: FieldDefinition, editing: boolean): boolean =>
  editing && field.editing && !field.readonly;
