import { field } from '#kernel/wire';
import { useUi } from '#ui/use-ui';
import type { RefineGroup } from '../contract';
import styles from './refine-range.module.css';

type Props = {
  group: RefineGroup;
  formId: string;
  /** Stands where what was chosen does. */
  hole?: string;
};

/** From and until, in shown units (euros); the bounds of all results stand in the empty boxes. */
export function RefineRange({ group, formId, hole }: Props) {
  const ui = useUi();
  if (!group.range) return null;
  const { min, max, low, high, unit } = group.range;
  const shown = (value: number | undefined) => (value === undefined ? undefined : (hole ?? value));
  const bounds = { min: Math.floor(min), max: Math.ceil(max) };
  return (
    <div className={styles.range}>
      <RangeInput
        id={`${formId}-${group.column}-min`}
        name={field.filterMin(group.column)}
        label={ui.refines.min}
        value={shown(low)}
        hint={bounds.min}
        unit={unit}
        bounds={bounds}
      />
      <RangeInput
        id={`${formId}-${group.column}-max`}
        name={field.filterMax(group.column)}
        label={ui.refines.max}
        value={shown(high)}
        hint={bounds.max}
        unit={unit}
        bounds={bounds}
      />
    </div>
  );
}

type InputProps = {
  id: string;
  name: string;
  label: string;
  value?: number | string;
  hint: number;
  unit: string;
  bounds: { min: number; max: number };
};

function RangeInput({ id, name, label, value, hint, unit, bounds }: InputProps) {
  return (
    <div className={styles.part}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.box}>
        <span className={styles.unit} aria-hidden="true">
          {unit}
        </span>
        <input
          id={id}
          className={styles.input}
          type="number"
          inputMode="numeric"
          name={name}
          defaultValue={value}
          placeholder={String(hint)}
          min={0}
          max={bounds.max}
          step="any"
        />
      </span>
    </div>
  );
}
