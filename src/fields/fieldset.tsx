import { classNames } from '#ui/class-names';
import { controlId, type FieldDefinition } from './definition';
import { FieldView } from './field-view';
import styles from './fields.module.css';
import type { Fields } from './use-fields';

/** Fields that belong together; a form without parts has one, without a legend. */
export type FieldsetDefinition = {
  id: string;
  legend?: string;
  fields: readonly FieldDefinition[];
};

/** Fields with the same rowclass share a row, in the order in which rows are first named. */
const rowsOf = (fields: readonly FieldDefinition[]): [string, FieldDefinition[]][] => {
  const rows = new Map<string, FieldDefinition[]>();
  for (const field of fields) {
    rows.set(field.rowclass, [...(rows.get(field.rowclass) ?? []), field]);
  }
  return [...rows];
};

/** 'span6' → 6; what is no span is the whole row. */
export const spanOf = (colclass: string): number => {
  const span = Number(/\bspan(\d{1,2})\b/.exec(colclass)?.[1] ?? 12);
  return span >= 1 && span <= 12 ? span : 12;
};

type FormFieldsProps = {
  fieldsets: readonly FieldsetDefinition[];
  form: Fields;
  editing?: boolean;
  disabled?: boolean;
  /** Legends can be given the focus, as the headings of steps. */
  focusLegends?: boolean;
  /** Names of fields that are not asked now: those are hidden once `isLive`, and before that say when they are. */
  unasked?: ReadonlySet<string>;
  isLive?: boolean;
  /** When a field is asked, in words. */
  tellWhen?: (field: FieldDefinition) => string | undefined;
};

const nothing: ReadonlySet<string> = new Set();

/** Fieldsets in rows of 12 columns (S3.2/8); on a phone everything is as wide as the page. */
export function FormFields(props: FormFieldsProps) {
  const { fieldsets, focusLegends, unasked = nothing, isLive = false } = props;
  /** Out of sight while none of them is asked; by style before the script is there. */
  const hidden = (fields: readonly FieldDefinition[]) => {
    const isUnasked = fields.length > 0 && fields.every(({ name }) => unasked.has(name));
    return isUnasked && { 'data-unasked': '', hidden: isLive };
  };
  return fieldsets.map(({ id, legend, fields }) => (
    <fieldset key={id} id={id} className={styles.fieldset} {...hidden(fields)}>
      {legend && (
        <legend className={styles.legend} tabIndex={focusLegends ? -1 : undefined}>
          {legend}
        </legend>
      )}
      {rowsOf(fields).map(([row, inRow]) => (
        <div key={row} className={classNames(styles.row, row)} {...hidden(inRow)}>
          {inRow.map((field) => (
            <div
              key={field.id}
              className={styles.cell}
              data-span={spanOf(field.colclass)}
              {...hidden([field])}
            >
              <OneField {...props} field={field} isUnasked={unasked.has(field.name)} />
            </div>
          ))}
        </div>
      ))}
    </fieldset>
  ));
}

type OneFieldProps = FormFieldsProps & { field: FieldDefinition; isUnasked: boolean };

function OneField(props: OneFieldProps) {
  const { field, form, editing = true, disabled, isUnasked, isLive, tellWhen } = props;
  const state = form.states[field.id];
  if (!state) return null;
  const when = isLive ? undefined : tellWhen?.(field);
  const whenId = when && `${controlId(field)}-when`;
  return (
    <>
      {when && (
        <p id={whenId} className={styles.hint} data-when="">
          {when}
        </p>
      )}
      <FieldView
        field={field}
        state={state}
        editing={editing}
        // What is not asked is not sent.
        disabled={disabled || (isUnasked && isLive)}
        {...(whenId && { describedBy: whenId })}
        write={(value) => form.write(field, value)}
        choose={(value) => form.choose(field, value)}
        checkOn={(at) => form.checkOn(field, at)}
      />
    </>
  );
}
