import { inputTexts as texts } from '#kernel/messages/nl-office-inputs';
import styles from './inputs.module.css';
import { ItemList } from './list';
import { listIn, useRows } from './rows';
import type { ValueInputProps } from './types';

type Range = [from: string, until: string];

const EMPTY: Range = ['', ''];

type EndsProps = {
  id?: string;
  label: string;
  range: Range;
  change: (range: Range) => void;
  isReadOnly: boolean;
};

function Ends({ id, label, range: [from, until], change, isReadOnly }: EndsProps) {
  const end = (text: string) => ({
    className: styles.end,
    autoComplete: 'off',
    maxLength: 40,
    disabled: isReadOnly,
    value: text,
  });
  return (
    <span className={styles.period}>
      <input
        {...end(from)}
        id={id}
        aria-label={texts.rangeFrom(label)}
        onChange={({ target }) => change([target.value, until])}
      />
      <span aria-hidden="true">{texts.upTo}</span>
      <input
        {...end(until)}
        aria-label={texts.rangeUntil(label)}
        onChange={({ target }) => change([from, target.value])}
      />
    </span>
  );
}

const isSaid = (range: Range): boolean => range.some((end) => end.trim() !== '');

const tidy = ([from, until]: Range): Range => [from.trim(), until.trim()];

export const rangeRow = {
  read: (value: unknown): Range[] => [(value as Range | null) ?? ['', '']],
  write: ([range = ['', '']]: readonly Range[]) => (isSaid(range) ? tidy(range) : null),
};

/** From one text to another, or none. */
export function RangeValue({ field, value, change, id, isReadOnly }: ValueInputProps) {
  const [[range = EMPTY], setRows] = useRows(value, change, rangeRow);
  return (
    <Ends {...{ id, isReadOnly, range }} label={field.label} change={(next) => setRows([next])} />
  );
}

export const rangeRows = {
  read: (value: unknown) => listIn<Range>(value),
  write: (rows: readonly Range[]) => rows.filter(isSaid).map(tidy),
};

/** A list of those. */
export function RangesValue({ field, value, change, id, isReadOnly }: ValueInputProps) {
  const [rows, setRows] = useRows(value, change, rangeRows);
  return (
    <ItemList
      {...{ id, isReadOnly }}
      items={rows}
      change={setRows}
      nameOf={(range, at) => range.filter(Boolean).join(' – ') || texts.nth(at + 1)}
      make={(): Range => ['', '']}
      draw={({ item, change: write, at }) => (
        <Ends
          label={`${field.label} ${at + 1}`}
          range={item}
          change={write}
          isReadOnly={isReadOnly}
        />
      )}
    />
  );
}
