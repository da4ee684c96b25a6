import { useState } from 'react';
import { officeTexts } from '#kernel/messages/nl-office';
import { attributes, textOf } from './attributes';
import styles from './inputs.module.css';
import { tooLong } from './limited';
import { Told, type ToldControl } from './told';
import type { ValueInputProps } from './types';

const texts = officeTexts.form;

const inputTypes: Record<string, string> = { EmailField: 'email' };

/** A control of text that is told to be too long where it is. */
function Measured(props: ValueInputProps & { children: ToldControl }) {
  return <Told {...props} problem={tooLong(String(props.value ?? ''), props.field.most)} />;
}

/** A line of text. */
export function LineValue(props: ValueInputProps) {
  const { field, value, change } = props;
  if (field.options?.length) return <SelectValue {...props} />;
  return (
    <Measured {...props}>
      {(control) => (
        <input
          {...control}
          className={styles.line}
          type={inputTypes[field.type] ?? 'text'}
          value={String(value ?? '')}
          onChange={(event) => change(textOf(props, event.target.value))}
        />
      )}
    </Measured>
  );
}

export function TextValue(props: ValueInputProps) {
  const { value, change } = props;
  return (
    <Measured {...props}>
      {(control) => (
        <textarea
          {...control}
          className={styles.text}
          rows={5}
          value={String(value ?? '')}
          onChange={(event) => change(textOf(props, event.target.value))}
        />
      )}
    </Measured>
  );
}

export function FlagValue(props: ValueInputProps) {
  const { value, change, field } = props;
  if (field.mayBeNull) {
    return (
      <select
        {...attributes(props)}
        className={styles.short}
        value={value === null || value === undefined ? '' : String(value)}
        onChange={({ target }) => change(target.value === '' ? null : target.value === 'true')}
      >
        <option value="">{texts.empty}</option>
        <option value="true">{officeTexts.list.yes}</option>
        <option value="false">{officeTexts.list.no}</option>
      </select>
    );
  }
  return (
    <input
      {...attributes(props)}
      type="checkbox"
      className={styles.check}
      checked={value === true}
      onChange={(event) => change(event.target.checked)}
    />
  );
}

export function SelectValue(props: ValueInputProps) {
  const { value, change, field } = props;
  // What stands there stays, also where it is none of those that are known.
  const isOther = Boolean(value) && !field.options?.some((option) => option.value === value);
  return (
    <select
      {...attributes(props)}
      className={styles.line}
      value={String(value ?? '')}
      onChange={(event) => change(textOf(props, event.target.value))}
    >
      {!(field.required && value) && <option value="">{texts.choose}</option>}
      {isOther && <option value={String(value)}>{String(value)}</option>}
      {field.options?.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

export function ChoicesValue({ value, change, field, id, isReadOnly }: ValueInputProps) {
  const chosen = Array.isArray(value) ? (value as string[]) : [];
  return (
    <span className={styles.choices}>
      {field.options?.map((option, at) => (
        <label key={option.value} className={styles.choice}>
          <input
            type="checkbox"
            id={at === 0 ? id : undefined}
            disabled={isReadOnly}
            checked={chosen.includes(option.value)}
            onChange={({ target }) =>
              change(
                target.checked
                  ? [...chosen, option.value]
                  : chosen.filter((one) => one !== option.value),
              )
            }
          />
          {option.label}
        </label>
      ))}
    </span>
  );
}

export function DateValue(props: ValueInputProps) {
  const { value, change } = props;
  return (
    <input
      {...attributes(props)}
      type="date"
      className={styles.short}
      value={String(value ?? '')}
      onChange={({ target }) => change(textOf(props, target.value))}
    />
  );
}

/** A value of a type that nobody told the office of, as JSON. */
export function JsonValue(props: ValueInputProps) {
  const { value, change } = props;
  const [typed, setTyped] = useState<string>();
  const [isBad, setBad] = useState(false);
  return (
    <>
      <textarea
        {...attributes(props)}
        aria-invalid={isBad || props.isWrong || undefined}
        className={styles.code}
        rows={6}
        spellCheck={false}
        value={typed ?? JSON.stringify(value ?? null, null, 2)}
        onChange={(event) => {
          setTyped(event.target.value);
          try {
            change(JSON.parse(event.target.value));
            setBad(false);
          } catch {
            setBad(true);
          }
        }}
      />
      {isBad && <span className={styles.problem}>{texts.badJson}</span>}
    </>
  );
}
