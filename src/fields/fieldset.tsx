import { classNames } from '#ui/class-names';
import type { FieldDefinition } from './definition';
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
};

/** Fieldsets in rows of 12 columns (S3.2/8); on a phone everything is as wide as the page. */
export function FormFields(props: FormFieldsProps) {
  const { fieldsets, form, editing = true, disabled, focusLegends } = props;
  return fieldsets.map(({ id, legend, fields }) => (
    <fieldset key={id} id={id} className={styles.fieldset}>
      {legend && (
        <legend className={styles.legend} tabIndex={focusLegends ? -1 : undefined}>
          {legend}
        </legend>
      )}
      {rowsOf(fields).map(([row, inRow]) => (
        <div key={row} className={classNames(styles.row, row)}>
          {inRow.map((field) => (
            <div key={field.id} className={styles.cell} data-span={spanOf(field.colclass)}>
              <OneField field={field} form={form} editing={editing} disabled={disabled} />
            </div>
          ))}
        </div>
      ))}
    </fieldset>
  ));
}

type OneFieldProps = {
  field: FieldDefinition;
  form: Fields;
  editing: boolean;
  disabled?: boolean;
};

function OneField({ field, form, editing, disabled }: OneFieldProps) {
  const state = form.states[field.id];
  if (!state) return null;
  return (
    <FieldView
      field={field}
      state={state}
      editing={editing}
      disabled={disabled}
      write={(value) => form.write(field, value)}
      choose={(value) => form.choose(field, value)}
      checkOn={(at) => form.checkOn(field, at)}
    />
  );
}
