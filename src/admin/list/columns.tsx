import type { KeyboardEvent } from 'react';
import type { ToldEntity } from '#features/office/contract';
import { traitsOf } from '#fields/traits';
import { officeTexts } from '#kernel/messages/nl-office';
import styles from './list.module.css';

type ColumnsProps = {
  entity: ToldEntity;
  columns: readonly string[];
  change: (columns: readonly string[]) => void;
};

const closeByEscape = (event: KeyboardEvent<HTMLDetailsElement>): void => {
  if (event.key !== 'Escape') return;
  event.currentTarget.open = false;
  event.currentTarget.querySelector('summary')?.focus();
};

/** Which fields a list shows: they keep the order of the form, the name first. */
export function Columns({ entity, columns, change }: ColumnsProps) {
  const set = (name: string, isOn: boolean) =>
    change(
      entity.fields
        .map((field) => field.name)
        .filter((one) => (one === name ? isOn : columns.includes(one)))
        .sort((one, other) => Number(other === entity.title) - Number(one === entity.title)),
    );
  return (
    <details className={styles.columns} onKeyDown={closeByEscape}>
      <summary className={styles.step}>{officeTexts.list.columns}</summary>
      <fieldset className={styles.columnList}>
        <legend className="visually-hidden">{officeTexts.list.columns}</legend>
        {entity.fields
          .filter((one) => !traitsOf(one).isTree)
          .map(({ name, label }) => (
            <label key={name} className={styles.column}>
              <input
                type="checkbox"
                checked={columns.includes(name)}
                disabled={name === entity.title}
                onChange={({ target }) => set(name, target.checked)}
              />
              {label}
            </label>
          ))}
      </fieldset>
    </details>
  );
}
