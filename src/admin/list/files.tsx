import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ToldBulk, ToldEntity } from '#features/office/contract';
import { officeTexts } from '#kernel/messages/nl-office';
import { screenTexts } from '#kernel/messages/nl-office-screens';
import { officePath } from '#kernel/wire-staff';
import { Button } from '#ui/button.view';
import { CallError, call } from '../calls';
import { Dialog } from '../dialog';
import { FileChoice } from '../file-choice';
import { tell } from '../shell/toasts';
import { Columns } from './file-columns';
import styles from './list.module.css';
import { Report } from './report';

const texts = officeTexts.bulk;

/** A list as a file, and a file into the list. */
export default function Files({ entity, list }: { entity: ToldEntity; list: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <p className={styles.files}>
      <a href={`${officePath.calls}/rows/${entity.access}/export?${list}`} download>
        {texts.export}
      </a>
      {entity.may.create && entity.may.change && (
        <button type="button" className={styles.plain} onClick={() => setOpen(true)}>
          {texts.import}
        </button>
      )}
      {isOpen && <Import entity={entity} close={() => setOpen(false)} />}
    </p>
  );
}

const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

type ImportProps = {
  entity: ToldEntity;
  close: () => void;
  /** The call that reads the file, where that is another than the one of its list. */
  to?: string;
  /** Told what was read. */
  done?: () => void;
};

/** A file that is read: a trial first, and a way back after. */
export function Import({ entity, close, to, done }: ImportProps) {
  const client = useQueryClient();
  const [file, setFile] = useState<File>();
  const [report, setReport] = useState<ToldBulk>();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [columns, setColumns] = useState<Record<string, string>>({});
  const told = useRef<HTMLDivElement>(null);
  const path = `rows/${entity.access}`;
  const guarded = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem('');
    try {
      await work();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(error.message);
    } finally {
      setBusy(false);
    }
  };
  const send = (chosen: File, dryRun: boolean, by = columns) =>
    guarded(async () => {
      const body = { file: chosen.name, content: await base64Of(chosen), dryRun, columns: by };
      setReport(await call<ToldBulk>('POST', to ?? `${path}/import`, { body }));
      if (dryRun) return;
      // What was pressed is gone; what came of it is read next.
      requestAnimationFrame(() => told.current?.focus());
      await client.invalidateQueries({ queryKey: ['rows', entity.access] });
      done?.();
    });
  const undo = () =>
    guarded(async () => {
      const body = { importId: report?.importId };
      const { undone } = await call<{ undone: number }>('POST', `${path}/undo`, { body });
      await client.invalidateQueries({ queryKey: ['rows', entity.access] });
      tell(texts.undone(undone));
      done?.();
      close();
    });
  const isDone = report?.importId !== undefined;
  const isEmpty = report !== undefined && report.made + report.changed === 0;
  return (
    <Dialog title={texts.importTitle(entity.label.many)} close={close}>
      {!isDone && (
        <div className={styles.change}>
          <p id="import-text">{texts.importText}</p>
          <FileChoice
            id="import-file"
            label={screenTexts.file.choose}
            accept=".csv,text/csv,.json,application/json"
            aria-describedby="import-text"
            chosen={file?.name ?? null}
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              setFile(chosen);
              setReport(undefined);
              setColumns({});
              if (chosen) void send(chosen, true, {});
            }}
          />
        </div>
      )}
      {problem && (
        <p className={styles.failed} role="alert">
          {problem}
        </p>
      )}
      {report?.problem && (
        <p className={styles.failed} role="alert">
          {report.problem}
        </p>
      )}
      {report?.columns && !isDone && (
        <Columns
          {...{ columns: report.columns, choices: report.choices ?? [], isBusy }}
          isOpen={report.problem !== undefined}
          choose={(change) => {
            const by = { ...columns, ...change };
            setColumns(by);
            if (file) void send(file, true, by);
          }}
        />
      )}
      {report && !report.problem && (
        <div ref={told} tabIndex={-1}>
          <Report report={report} />
        </div>
      )}
      <div className={styles.actions}>
        {isDone ? (
          <>
            <Button type="button" kind="secondary" disabled={isBusy} onClick={undo}>
              {texts.undo}
            </Button>
            <Button type="button" onClick={close}>
              {texts.close}
            </Button>
          </>
        ) : (
          <Button
            type="button"
            disabled={isBusy || !file || !report || isEmpty}
            onClick={() => file && send(file, false)}
          >
            {texts.doIt}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
