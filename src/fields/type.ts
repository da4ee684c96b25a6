import type { FieldType } from '#kernel/define/field';
import type { SiteFormElement } from '#kernel/values/site-form';
import { type FieldDefinition, type FieldTypeName, startValue } from './definition';

/** What is wrong with a value; `part` when it is about one of a field's several inputs. */
export type Problem = { message: string; part?: string };

/** All values that a form was sent with under a name. */
export type Posted = (name: string) => readonly string[];

/** What the check of site forms (S5.1) sees of a field, or of one of its several inputs. */
export type SitePart = Pick<
  SiteFormElement,
  'kind' | 'value' | 'checked' | 'optionText' | 'country'
> & {
  part?: string;
  /** What it is called; absent: as its field. */
  label?: string;
};

/** When a field is checked, besides when its form is sent (S4.2/4). */
export type CheckMoments = {
  /** `validated`: only once it has been checked; `met`: only once its value was right. */
  keyup: 'always' | 'validated' | 'met' | 'never';
  blur: boolean;
  /** With each change: for what is chosen, not typed. */
  change: boolean;
};

export const checkMoments = {
  typed: { keyup: 'always', blur: true, change: false },
  blur: { keyup: 'never', blur: true, change: false },
  afterFirst: { keyup: 'validated', blur: true, change: false },
  afterRight: { keyup: 'met', blur: true, change: false },
  chosen: { keyup: 'never', blur: true, change: true },
  never: { keyup: 'never', blur: false, change: false },
} as const satisfies Record<string, CheckMoments>;

/** What a field's value is; `value`: something of the type's own, such as a day or an address. */
export type Holds =
  | 'nothing'
  | 'value'
  | 'line'
  | 'lines'
  | 'html'
  | 'email'
  | 'phone'
  | 'choices'
  | 'files';

/**
 * How a field is framed: `control` has a label tied to one control, `group` a name over several,
 * `bare` speaks for itself.
 */
export type FieldFrameKind = 'control' | 'group' | 'bare';

/** A type of the library: a setting's type that can stand in a form too. */
export type FormFieldType<T = unknown> = FieldType<T> & {
  name: FieldTypeName;
  frame: (field: FieldDefinition) => FieldFrameKind;
  when: CheckMoments;
  /** The value with which a field begins. */
  begin: (field: FieldDefinition) => string;
  /** What is wrong with a value; only asked of required fields (S5.2/1). */
  check: (value: string, field: FieldDefinition) => readonly Problem[];
  /** Its value as it is shown where it can't be edited. */
  show: (value: string, field: FieldDefinition) => string;
  /** Its value from what a form was sent with. */
  readPosted: (posted: Posted, field: FieldDefinition) => string;
  holds: Holds;
  /** Its value is its definition's, whatever is sent. */
  isFixed: boolean;
  /** It may be as long as a text, not as a line, where its definition doesn't say how long. */
  isLong: boolean;
  /** What was posted as a browser counts it: a line break is one character, and a line has none. */
  tidy: (value: string) => string;
  /** What was typed of a value, without the marks of the way in which it is kept. */
  typedText: (value: string) => string;
  /** Whether a control of this type could have sent a value that isn't empty. */
  isPossible: (value: string, field: FieldDefinition) => boolean;
  /** What was sent of its options, those that it doesn't have too. */
  sentOptions: (posted: Posted, field: FieldDefinition) => readonly string[];
  /** The form is told of each change (S2.14/31). */
  tells: boolean;
  /** As the check of site forms sees it; empty: nothing is ever asked of it. */
  siteParts: (value: string, field: FieldDefinition) => readonly SitePart[];
  /** Its value is kept nowhere in the browser, and is stored sealed. */
  secret: boolean;
};

type Parts<T> = Pick<FormFieldType<T>, 'name' | 'empty' | 'read'> & Partial<FormFieldType<T>>;

const none: readonly Problem[] = [];
const firstPosted = (posted: Posted, { name }: FieldDefinition): string => posted(name)[0] ?? '';

/** The name under which each of several chosen options is sent. */
export const keyName = ({ name }: FieldDefinition): string => `${name}[]`;

const oneLine = (value: string): string => value.replaceAll(/[\r\n\t]+/g, ' ').trim();

/** The lines of a text as a browser keeps them, whatever they were sent with. */
export const tidyLines = (value: string): string => value.replaceAll(/\r\n?/g, '\n');

/** Declares a field type; what is left out is as in a line of text that nothing is asked of. */
export const defineFormField = <T>(parts: Parts<T>): FormFieldType<T> => ({
  frame: () => 'control',
  when: checkMoments.typed,
  begin: startValue,
  check: () => none,
  show: (value) => value,
  readPosted: firstPosted,
  holds: 'value',
  isFixed: false,
  isLong: false,
  tidy: oneLine,
  typedText: (value) => value,
  isPossible: () => true,
  sentOptions: (posted, field) => [...posted(field.name), ...posted(keyName(field))].slice(0, 1),
  tells: false,
  siteParts: (value) => [{ kind: 'text', value }],
  secret: false,
  ...parts,
});

/** Reads a stored text. */
export const readText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;
