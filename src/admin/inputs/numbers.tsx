import { useState } from 'react';
import { valueTexts } from '#kernel/messages/nl-entities';
import { readEuro, writeEuro } from './euro';
import styles from './inputs.module.css';
import { SelectValue } from './simple';
import { Told } from './told';
import type { TellProblem, ValueInputProps } from './types';

type TypedProps = ValueInputProps & {
  write: (value: unknown) => string;
  /** Undefined: it is none (yet). */
  read: (text: string) => unknown;
  /** What is wrong with a value; empty: nothing. */
  tell: TellProblem;
  inputMode: 'decimal' | 'numeric';
};

/** A number as people type it: what is no number stays as it was typed, and is told once one leaves it. */
function TypedValue({ write, read, tell, inputMode, ...props }: TypedProps) {
  const { field, value, change, isWrong } = props;
  const [typed, setTyped] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  const problem = tell(field, value);
  return (
    // What the server said of it stands there already.
    <Told {...props} problem={isLeft && !isWrong ? problem : ''}>
      {(control) => (
        <input
          {...control}
          className={styles.short}
          inputMode={inputMode}
          autoComplete="off"
          value={typed ?? write(value)}
          onChange={(event) => {
            const text = event.target.value;
            setTyped(text);
            if (!problem) setLeft(false);
            change(text.trim() === '' ? null : (read(text.trim()) ?? text));
          }}
          onBlur={() => {
            setTyped(undefined);
            setLeft(true);
          }}
        />
      )}
    </Told>
  );
}

/** A number that stands for something, by what it is called. */
function NamedNumberValue(props: ValueInputProps) {
  const { value, change } = props;
  return (
    <SelectValue
      {...props}
      value={String(value ?? '')}
      change={(chosen) => change(chosen ? Number(chosen) : null)}
    />
  );
}

const readNumber = (text: string): number | undefined => {
  const number = Number(text.replace(',', '.'));
  return Number.isFinite(number) ? number : undefined;
};

const writeNumber = (value: unknown): string =>
  typeof value === 'number' ? String(value).replace('.', ',') : String(value ?? '');

/** What is wrong with a number, as the server says it; that there is none isn't told here. */
export const tellNumber: TellProblem = ({ whole, least, most }, value) => {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value !== 'number') return whole ? valueTexts.whole : valueTexts.number;
  if (whole && !Number.isInteger(value)) return valueTexts.whole;
  if (least !== undefined && value < least) return valueTexts.smallest(least);
  return most !== undefined && value > most ? valueTexts.largest(most) : '';
};

export function NumberValue(props: ValueInputProps) {
  if (props.field.options?.length) return <NamedNumberValue {...props} />;
  return (
    <TypedValue
      {...props}
      inputMode={props.field.whole ? 'numeric' : 'decimal'}
      read={readNumber}
      write={writeNumber}
      tell={tellNumber}
    />
  );
}

const tellEuro: TellProblem = (_, value) =>
  typeof value === 'string' && value ? valueTexts.euros : '';

/** A sum, in whole cents. */
export function EuroValue(props: ValueInputProps) {
  return (
    <span className={styles.sum}>
      <span aria-hidden="true">€</span>
      <TypedValue
        {...props}
        inputMode="decimal"
        read={readEuro}
        write={writeEuro}
        tell={tellEuro}
      />
    </span>
  );
}
