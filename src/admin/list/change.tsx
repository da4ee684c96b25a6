import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import type { ToldBulk, ToldEntity, ToldField } from '#features/office/contract';
import { officeTexts } from '#kernel/messages/nl-office';
import { Button } from '#ui/button.view';
import { CallError, call } from '../calls';
import { Dialog } from '../dialog';
import { inputOf } from '../inputs/inputs';
import { tell } from '../shell/toasts';
import { isForMany } from './for-many';
import styles from './list.module.css';
import { Report } from './report';

const texts = officeTexts.bulk;

type Which = { list: string } | { ids: readonly number[] };
type ChangeProps = {
  entity: ToldEntity;
  count: number;
  which: Which;
  /** The one field that it is about; left out: it is chosen. */
  only?: string;
  close: () => void;
};

/** One value for many rows: first what it comes to, then a way back. */
export default function Change({ entity, count, which, only, close }: ChangeProps) {
  const client = useQueryClient();
  const fields = entity.fields.filter(isForMany);
  const [name, setName] = useState(only ?? '');
  const field = fields.find((one) => one.name === name);
  const [value, setValue] = useState<unknown>(field?.usual ?? null);
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
          {only === undefined && (
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
          )}
          {field && (
            <NewValue
              field={field}
              value={value}
              label={only === undefined ? texts.to : field.label}
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

type NewValueProps = {
  field: ToldField;
  value: unknown;
  change: (value: unknown) => void;
  label: string;
};

function NewValue({ field, value, change, label }: NewValueProps) {
  const id = useId();
  const { Input, isGroup } = inputOf(field);
  const [Frame, Name] = isGroup ? (['fieldset', 'legend'] as const) : (['div', 'label'] as const);
  return (
    <Frame className={styles.value}>
      <Name id={`${id}-label`} htmlFor={isGroup ? undefined : id} className={styles.filterName}>
        {label}
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
