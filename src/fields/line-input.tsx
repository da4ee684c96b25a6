import { type InputHTMLAttributes, type ReactNode, useRef } from 'react';
import { classNames } from '#ui/class-names';
import styles from './fields.module.css';
import { autocompleteOf, type InputProps } from './input';
import { readShaped, type Shape } from './shaped';

type LineInputProps = InputProps & {
  type?: 'text' | 'email' | 'tel' | 'password' | 'time';
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** The autocomplete token of its type. */
  token?: string;
  shape?: Shape;
  /** Completes the text when the input is left. */
  finish?: (text: string) => string;
  /** A sign before or behind the text. */
  before?: ReactNode;
  behind?: ReactNode;
};

/** An input of one line: of most types it is the whole input. */
export function LineInput(props: LineInputProps) {
  const { field, value, editable, control, placeholder, write, checkOn } = props;
  const shaping = useRef(true);
  const { shape } = props;
  const by = shape && {
    ...shape,
    // S5.2/12: not while Ctrl is held, so that selecting and pasting go undisturbed.
    shape: (text: string) => (shaping.current ? shape.shape(text) : text),
  };
  const leave = () => {
    const finished = props.finish?.(value) ?? value;
    if (finished !== value) write(finished);
    checkOn('blur');
  };
  return (
    <>
      {props.before && (
        <span className={styles.before} aria-hidden="true">
          {props.before}
        </span>
      )}
      <input
        {...control}
        type={props.type ?? 'text'}
        inputMode={props.inputMode}
        className={classNames(
          styles.input,
          field.skipped && 'novalidation',
          props.before ? styles.withBefore : undefined,
          props.behind ? styles.withBehind : undefined,
        )}
        value={value}
        readOnly={!editable}
        maxLength={field.maxlength}
        placeholder={placeholder}
        autoComplete={autocompleteOf(field, props.token)}
        onChange={(event) => write(readShaped(event, by))}
        onKeyDown={(event) => {
          shaping.current = !event.ctrlKey;
        }}
        onKeyUp={(event) => {
          shaping.current = !event.ctrlKey;
          if (event.key !== 'Tab') checkOn('keyup');
        }}
        onBlur={leave}
      />
      {props.behind && (
        <span className={styles.behind} aria-hidden="true">
          {props.behind}
        </span>
      )}
    </>
  );
}
