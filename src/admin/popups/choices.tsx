import type { ToldField } from '#features/office/contract';
import { popupEditorTexts as texts } from '#kernel/messages/nl-popup-editor';
import { attributes } from '../inputs/attributes';
import inputs from '../inputs/inputs.module.css';
import { NumberValue, tellNumber } from '../inputs/numbers';
import type { TellProblem, ValueInputProps } from '../inputs/types';
import styles from './popups.module.css';

/** Where it stands on the window, chosen on a window. */
export function PositionValue({ field, value, change, id, isReadOnly }: ValueInputProps) {
  const { options = [] } = field;
  return (
    <div className={inputs.stack}>
      <span className={styles.window}>
        {options.map(({ value: place, label }) => (
          <label key={label} className={styles.place} title={label}>
            <input
              type="radio"
              name={id}
              className="visually-hidden"
              aria-label={label}
              checked={String(value) === place}
              disabled={isReadOnly}
              onChange={() => change(Number(place))}
            />
          </label>
        ))}
      </span>
      <p className={inputs.note}>
        <strong>{options.find((one) => one.value === String(value))?.label}</strong>.{' '}
        {texts.positionNote}
      </p>
    </div>
  );
}

const MS = 1000;

const toMs = (value: unknown): unknown => {
  if (value === null) return 0;
  return typeof value === 'number' ? Math.round(value * MS) : value;
};

const secondsOf = (value: unknown): unknown => (typeof value === 'number' ? value / MS : value);

const inSeconds = ({ least, most, ...field }: ToldField): ToldField => ({
  ...{ ...field, whole: false, required: false },
  ...(least !== undefined && { least: least / MS }),
  ...(most !== undefined && { most: most / MS }),
});

/** What is wrong with a period, in seconds as it is typed. */
export const tellPeriod: TellProblem = (field, value) =>
  tellNumber(inSeconds(field), secondsOf(value));

/** How long, in seconds; stored in ms. */
function PeriodValue({ note, ...props }: ValueInputProps & { note: string }) {
  const { field, value, change, id, describedBy } = props;
  return (
    <>
      <span className={inputs.sum}>
        <NumberValue
          {...props}
          field={inSeconds(field)}
          describedBy={[describedBy, `${id}-unit`].filter(Boolean).join(' ')}
          value={secondsOf(value)}
          change={(typed) => change(toMs(typed))}
        />
        <span id={`${id}-unit`}>{texts.seconds}</span>
      </span>
      <p className={inputs.note}>{note}</p>
    </>
  );
}

export const OpensValue = (props: ValueInputProps) => (
  <PeriodValue {...props} note={texts.atOnce} />
);

export const ClosesValue = (props: ValueInputProps) => (
  <PeriodValue {...props} note={texts.never} />
);

/** Whether it comes back once it was closed: whatever isn't 'once' does. */
export function ShownValue(props: ValueInputProps) {
  const { value, change } = props;
  return (
    <select
      {...attributes(props)}
      className={inputs.line}
      value={value === 'once' ? 'once' : 'always'}
      onChange={({ target }) => change(target.value)}
    >
      {(['once', 'always'] as const).map((one) => (
        <option key={one} value={one}>
          {texts.shown[one]}
        </option>
      ))}
    </select>
  );
}
