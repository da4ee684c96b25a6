import { enRangeTexts } from '#kernel/messages/en-moment-range';
import { rangeTexts } from '#kernel/messages/nl-moment-range';
import { rangeEnds } from '#kernel/values/moment-range';
import { useTexts } from '#ui/language';
import styles from '../fields.module.css';
import { FieldError, FieldLabel } from '../frame';
import type { InputProps } from '../input';
import { endName, readEnds, tidyEnd, writeEnds } from './value';

/** Two moments by the browser's own inputs, with or without script. */
export function MomentRangeInput(props: InputProps) {
  const texts = useTexts(rangeTexts, enRangeTexts);
  const { field, value, problems, control, labelId } = props;
  const range = readEnds(value);
  const note = `${control.id}-zone`;
  return (
    <fieldset
      id={control.id}
      aria-labelledby={labelId}
      aria-describedby={[control['aria-describedby'], note].filter(Boolean).join(' ')}
      className={styles.address}
      // Who goes on to the other end has not left the range.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) props.checkOn('blur');
      }}
    >
      {rangeEnds.map((end) => {
        const id = `${control.id}_${end}`;
        const error = problems.find(({ part }) => part === end)?.message;
        return (
          <div key={end} className={styles.half} data-state={error ? 'error' : undefined}>
            <FieldLabel htmlFor={id} required={false}>
              {texts[end]}
            </FieldLabel>
            <input
              id={id}
              name={endName(field.name, end)}
              type="datetime-local"
              className={styles.input}
              disabled={control.disabled}
              value={range[end].replace(' ', 'T')}
              autoComplete="off"
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
              onChange={({ currentTarget }) =>
                props.write(writeEnds({ ...range, [end]: tidyEnd(currentTarget.value) }))
              }
            />
            {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
          </div>
        );
      })}
      <p id={note} className={styles.hint}>
        {texts.zone} {texts.open}
      </p>
    </fieldset>
  );
}
