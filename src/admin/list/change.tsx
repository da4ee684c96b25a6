import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import type { ToldBulk, ToldEntity, ToldField } from '#features/office/contract';
import { officeTexts } from '#kernel/messages/nl-office';
import { Button } from '#ui/button.view';
import { CallError, call } from '../calls';
import { Dialog } from '../dialog';
import { inputOf } from '../inputs/inputs';
import { tell } from '../shell/toasts';
import styles from './list.module.css';
import { Report } from './report';

const texts = officeTexts.bulk;

type Which = { list: string } | { ids: readonly number[] };
type ChangeProps = { entity: ToldEntity; count: number; which: Which; close: () => void };

/** Types of which one value for many rows makes sense. */
const forMany = new Set([
  ...['SelectField', 'FlagField', 'NumberField', 'EuroField', 'DateField', 'ChoicesField'],
  ...['ReferenceField', 'ReferencesField', 'DatetimeField', 'TextField', 'TextareaField'],
]);

/** One value for many rows: first what it comes to, then a way back. */
export default function Change({ entity, count, which, close }: ChangeProps) {
  const client = useQueryClient();
  const fields = entity.fields.filter(
    ({ type, mayWrite, name }) => mayWrite && forMany.has(type) && name !== 'access',
  );
  const [name, setName] = useState('');
  const field = fields.find((one) => one.name === name);
  const [value, setValue] = useState<unknown>(null);
  const [report, setReport] = useState<ToldBulk>();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const path = `rows/${entity.access}`;
  const told = useRef<HTMLDivElement>(null);

  const run = async <T,>(work: () => Promise<T>): Promise<T | undefined> => {
    setBusy(true);
    setProblem('');
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(Object.values(error.problem.fields)[0] ?? error.message);
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  const send = (dryRun: boolean) =>
    run(async () => {
      const body = { ...which, data: { [name]: value }, dryRun };
      setReport(await call<ToldBulk>('POST', `${path}/bulk`, { body }));
      // What was pressed may be gone or off by now; what came of it is read next.
      requestAnimationFrame(() => told.current?.focus());
      if (!dryRun) await client.invalidateQueries({ queryKey: ['rows', entity.access] });
    });
  const undo = () =>
    run(async () => {
      const body = { importId: report?.importId };
      const { undone, kept } = await call<{ undone: number; kept: unknown[] }>(
        'POST',
        `${path}/undo`,
        { body },
      );
      await client.invalidateQueries({ queryKey: ['rows', entity.access] });
      tell(`${texts.undone(undone)}${kept.length > 0 ? `, ${texts.keptSome(kept.length)}` : ''}`);
      close();
    });

  return (
    <Dialog title={texts.title(count, entity.noun)} close={close}>
      {report?.importId === undefined && (
        <form
          className={styles.change}
          onSubmit={(event) => {
            event.preventDefault();
            void send(true);
          }}
        >
          <label className={styles.filter}>
            <span className={styles.filterName}>{texts.field}</span>
            <select
              className={styles.select}
              value={name}
              required
              onChange={({ target }) => {
                const chosen = fields.find((one) => one.name === target.value);
                setName(target.value);
                setValue(chosen?.usual ?? null);
                setReport(undefined);
              }}
            >
              <option value="">{officeTexts.form.choose}</option>
              {fields.map((one) => (
                <option key={one.name} value={one.name}>
                  {one.label}
                </option>
              ))}
            </select>
          </label>
          {field && (
            <NewValue
              field={field}
              value={value}
              change={(next) => {
                setValue(next);
                setReport(undefined);
              }}
            />
          )}
          <Button type="submit" kind="secondary" disabled={!field || isBusy}>
            {texts.preview}
          </Button>
        </form>
      )}
      {problem && (
        <p className={styles.failed} role="alert">
          {problem}
        </p>
      )}
      {report && (
        <div ref={told} tabIndex={-1}>
          <Report report={report} />
        </div>
      )}
      {report && report.importId === undefined && (
        <div className={styles.actions}>
          <Button
            type="button"
            disabled={isBusy || report.changed === 0}
            onClick={() => send(false)}
          >
            {texts.doIt}
          </Button>
        </div>
      )}
      {report?.importId !== undefined && (
        <div className={styles.actions}>
          <Button type="button" kind="secondary" disabled={isBusy} onClick={undo}>
            {texts.undo}
          </Button>
          <Button type="button" onClick={close}>
            {texts.close}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

type NewValueProps = { field: ToldField; value: unknown; change: (value: unknown) => void };

function NewValue({ field, value, change }: NewValueProps) {
  const id = useId();
  const { Input, isGroup } = inputOf(field);
  const [Frame, Name] = isGroup ? (['fieldset', 'legend'] as const) : (['div', 'label'] as const);
  return (
    <Frame className={styles.value}>
      <Name id={`${id}-label`} htmlFor={isGroup ? undefined : id} className={styles.filterName}>
        {texts.to}
      </Name>
      <Input
        {...{ field, value, change, id, inputOf, labelId: `${id}-label` }}
        describedBy={undefined}
        isWrong={false}
        isReadOnly={false}
      />
    </Frame>
  );
}
