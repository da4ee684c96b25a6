import { memo } from 'react';
import type { ToldField } from '#features/office/contract';
import { officeTexts } from '#kernel/messages/nl-office';
import { inputOf } from '../inputs/inputs';
import { mustBeFilled } from '../inputs/must-be-filled';
import type { ValueInput } from '../inputs/types';
import styles from './form.module.css';

/** The id of a field's control. */
export const controlId = (name: string): string => `field-${name}`;

type FieldRowProps = {
  field: ToldField;
  value: unknown;
  problem: string | undefined;
  isChanged: boolean;
  isReadOnly: boolean;
  change: (value: unknown) => void;
  /** Left out: the usual input of its type. */
  own?: ValueInput | undefined;
};

/** The field of which a problem tells: `variants` of 'variants[2].price'. */
export const fieldIn = (path: string): string => path.split(/[.[]/, 1)[0] ?? path;

/** What is wrong with a field, also deep in it. */
export const problemOf = (
  fields: Readonly<Record<string, string>> | undefined,
  name: string,
): string | undefined =>
  Object.entries(fields ?? {})
    .filter(([path]) => path === name || fieldIn(path) === name)
    .map(([, message]) => message)
    .join(' ') || undefined;

/** A field with its label, its help and what is wrong with it. */
function Row({ field, value, problem, isChanged, isReadOnly, change, own }: FieldRowProps) {
  const { Input, isGroup, isNeverEmpty, help: told = field.help } = own ?? inputOf(field);
  const id = controlId(field.name);
  const help = told && `${id}-help`;
  const wrong = problem && `${id}-wrong`;
  const describedBy = [help, wrong].filter(Boolean).join(' ') || undefined;
  const label = (
    <>
      {field.label}
      {mustBeFilled(field) && !isNeverEmpty && <span aria-hidden="true"> *</span>}
    </>
  );
  const labelId = `${id}-label`;
  const Frame = isGroup ? 'fieldset' : 'div';
  // A problem leads to a group as a whole.
  const frame = isGroup && { id, tabIndex: -1, 'aria-describedby': describedBy };
  return (
    <Frame className={isChanged ? styles.changed : styles.field} {...frame}>
      {isGroup ? (
        <legend id={labelId} className={styles.label}>
          {label}
        </legend>
      ) : (
        <label id={labelId} htmlFor={id} className={styles.label}>
          {label}
        </label>
      )}
      <Input
        {...{ field, value, change, labelId, isReadOnly, inputOf }}
        id={isGroup ? `${id}-in` : id}
        describedBy={isGroup ? undefined : describedBy}
        isWrong={problem !== undefined}
      />
      {wrong && (
        <p id={wrong} className={styles.wrong}>
          {problem}
        </p>
      )}
      {help && (
        <p id={help} className={styles.help}>
          {told}
        </p>
      )}
      {isReadOnly && field.mayWrite === false && (
        <p className="visually-hidden">{officeTexts.form.readOnly}</p>
      )}
    </Frame>
  );
}

/** Only the field that is typed in is drawn anew. */
export const FieldRow = memo(
  Row,
  (one, next) =>
    one.value === next.value &&
    one.problem === next.problem &&
    one.isChanged === next.isChanged &&
    one.isReadOnly === next.isReadOnly &&
    one.field === next.field &&
    one.own === next.own &&
    one.change === next.change,
);
