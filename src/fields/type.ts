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
  /** The form is told of each change (S2.14/31). */
  tells: boolean;
  /** As the check of site forms sees it; empty: nothing is ever asked of it. */
  siteParts: (value: string, field: FieldDefinition) => readonly SitePart[];
  /** Its value is kept nowhere in the browser. */
  secret: boolean;
  /** Files go along, so the form is sent in parts. */
  sendsFiles: boolean;
};

type Parts<T> = Pick<FormFieldType<T>, 'name' | 'empty' | 'read'> & Partial<FormFieldType<T>>;

const none: readonly Problem[] = [];
const firstPosted = (posted: Posted, { name }: FieldDefinition): string => posted(name)[0] ?? '';

/** Declares a field type; what is left out is as in a line of text that nothing is asked of. */
export const defineFormField = <T>(parts: Parts<T>): FormFieldType<T> => ({
  frame: () => 'control',
  when: checkMoments.typed,
  begin: startValue,
  check: () => none,
  show: (value) => value,
  readPosted: firstPosted,
  tells: false,
  siteParts: (value) => [{ kind: 'text', value }],
  secret: false,
  sendsFiles: false,
  ...parts,
});

/** Reads a stored text. */
export const readText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;
