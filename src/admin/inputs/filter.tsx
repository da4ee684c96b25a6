import { inputTexts as texts } from '#kernel/messages/nl-office-inputs';
import styles from './inputs.module.css';
import { ItemList } from './list';
import { recordIn, useRows } from './rows';
import type { ValueInputProps } from './types';

type FilterRow = { column: string; numbers: string };

/** By column the numbers of options, each column a row. */
export const filterRows = {
  read: (value: unknown): FilterRow[] =>
    Object.entries(recordIn<number[]>(value)).map(([column, ids]) => ({
      column,
      numbers: ids.join(', '),
    })),
  write: (rows: readonly FilterRow[]) =>
    Object.fromEntries(
      rows
        .filter(({ column }) => column.trim() !== '')
        .map(({ column, numbers }) => [column.trim(), (numbers.match(/\d+/g) ?? []).map(Number)]),
    ),
};

/** What all results of a list must be one of. */
export function FilterValue({ value, change, id, isReadOnly }: ValueInputProps) {
  const [rows, setRows] = useRows(value, change, filterRows);
  const line = (label: string, text: string, write: (text: string) => void) => (
    <input
      className={styles.line}
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      disabled={isReadOnly}
      value={text}
      onChange={({ target }) => write(target.value)}
    />
  );
  return (
    <ItemList
      {...{ id, isReadOnly }}
      items={rows}
      change={setRows}
      nameOf={({ column }, at) => column || texts.nth(at + 1)}
      make={() => ({ column: '', numbers: '' })}
      isLoose
      draw={({ item, change: write }) => (
        <span className={styles.pair}>
          {line(texts.column, item.column, (column) => write({ ...item, column }))}
          {line(texts.numbers, item.numbers, (numbers) => write({ ...item, numbers }))}
        </span>
      )}
    />
  );
}
