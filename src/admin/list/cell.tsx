import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import type { ListedRow, ToldEntity, ToldField, ToldRow } from '#features/office/contract';
import { traitsOf } from '#fields/traits';
import { officeTexts } from '#kernel/messages/nl-office';
import { CallError, call } from '../calls';
import { readEuro, writeEuro } from '../inputs/euro';
import { tell } from '../shell/toasts';
import styles from './list.module.css';

const texts = officeTexts.cell;

type CellProps = { entity: ToldEntity; row: ListedRow; field: ToldField };

/** A number that is read as one: no name stands for it. */
export const isNumber = (field: ToldField): boolean => {
  const kind = traitsOf(field).number;
  return kind === 'money' || (kind === 'plain' && (field.options ?? []).length === 0);
};

/** Whether a cell can be changed in the list itself. */
export const isChangeable = (entity: ToldEntity, field: ToldField): boolean =>
  entity.may.change && field.mayWrite && isNumber(field);

const readNumber = (text: string): number | undefined => {
  const number = Number(text.replace(',', '.'));
  return Number.isFinite(number) ? number : undefined;
};

/** A number that is changed where it stands: a click, the number, Enter. */
export function NumberCell({ entity, row, field }: CellProps) {
  const client = useQueryClient();
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState('');
  const problemId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const value = row.values[field.name];
  const isMoney = traitsOf(field).number === 'money';
  const shown = isMoney ? writeEuro(value) : String(value ?? '').replace('.', ',');
  const close = () => {
    setTyped(undefined);
    setProblem('');
    requestAnimationFrame(() => button.current?.focus());
  };
  const save = async () => {
    const text = typed?.trim() ?? '';
    if (text === shown) return close();
    const read = text === '' ? null : isMoney ? readEuro(text) : readNumber(text);
    if (read === undefined) return setProblem(texts.noNumber);
    try {
      const body = { data: { [field.name]: read }, revision: row.revision };
      await call<ToldRow>('PATCH', `rows/${entity.access}/${row.id}`, { body });
      await client.invalidateQueries({ queryKey: ['rows', entity.access] });
      tell(officeTexts.form.saved);
      close();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(error.problem.fields[field.name] ?? error.message);
    }
    return undefined;
  };
  if (typed === undefined) {
    return (
      <button
        ref={button}
        type="button"
        className={styles.cell}
        title={texts.change(field.label, row.title)}
        onClick={() => setTyped(shown)}
      >
        {row.told[field.name] || '–'}
        <span className="visually-hidden"> {texts.change(field.label, row.title)}</span>
      </button>
    );
  }
  return (
    <>
      <input
        className={styles.cellInput}
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed
        autoFocus
        inputMode="decimal"
        aria-label={texts.change(field.label, row.title)}
        aria-description={texts.hint}
        aria-invalid={problem !== '' || undefined}
        aria-describedby={problem ? problemId : undefined}
        value={typed}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setTyped(target.value)}
        // Whoever goes on has what he typed saved, as in a sheet.
        onBlur={() => void save()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void save();
          if (event.key === 'Escape') close();
        }}
      />
      {problem && (
        <span id={problemId} role="alert" className={styles.bad}>
          {problem}
        </span>
      )}
    </>
  );
}
