import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ToldEntity, ToldField, ToldForm, ToldRow } from '#features/office/contract';
import { gapTexts as texts } from '#kernel/messages/nl-gaps';
import { officeTexts } from '#kernel/messages/nl-office';
import type { ProductGap } from '#kernel/values/product-gaps';
import { isSameJson } from '#kernel/values/same-json';
import { Button } from '#ui/button.view';
import { CallError, call } from '../calls';
import { Dialog } from '../dialog';
import { Failed } from '../failed';
import { controlId, FieldRow, problemOf } from '../form/field-row';
import list from '../list/list.module.css';
import { tell } from '../shell/toasts';
import { altTexts } from './alt-texts';
import styles from './gaps.module.css';

type MendDialogProps = {
  gap: ProductGap;
  entity: ToldEntity;
  field: ToldField;
  id: number;
  /** The article after it, of those that are shown. */
  next: number | undefined;
  /** It was saved; `next`: which one is mended now. */
  done: (next: number | undefined) => Promise<void>;
  close: () => void;
};

/** One field of one article, mended without leaving the list. */
export default function MendDialog(props: MendDialogProps) {
  const { entity, id, close } = props;
  const path = `rows/${entity.access}/${id}`;
  const { data, error, refetch } = useQuery({
    queryKey: ['mend', id],
    queryFn: ({ signal }) => call<ToldForm>('GET', path, { signal }),
    ...{ staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnWindowFocus: false },
  });
  return (
    <Dialog title={data ? texts.mendOf(data.row.title) : texts.mend} close={close}>
      {error && <Failed error={error} again={refetch} />}
      {!data && !error && <p role="status">{officeTexts.loading}</p>}
      {data && <Mend {...props} path={path} row={data.row} />}
    </Dialog>
  );
}

function Mend({
  gap,
  field,
  next,
  done,
  close,
  path,
  row,
}: MendDialogProps & { path: string; row: ToldRow }) {
  const [stands, setStands] = useState({ revision: row.revision, value: row.values[field.name] });
  const [value, setValue] = useState(stands.value);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    // The dialog opened before its field was known.
    const control = document.getElementById(controlId(field.name));
    const first = control?.matches('fieldset')
      ? control.querySelector<HTMLElement>('input, textarea, button, select')
      : control;
    first?.focus();
  }, [field.name]);

  const save = async (then: number | undefined) => {
    if (isBusy) return;
    if (isSameJson(value, stands.value)) {
      setProblem(texts.unchanged);
      return;
    }
    setBusy(true);
    setProblem('');
    try {
      const body = {
        data: { [field.name]: value },
        ...{ revision: stands.revision, part: [field.name] },
      };
      await call('PATCH', path, { body });
      tell(texts.saved(row.title));
      await done(then);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const { current, fields } = error.problem;
      if (current) {
        const now = { revision: current.revision, value: current.values[field.name] };
        setStands(now);
        setValue(now.value);
        setProblem(texts.stale);
      } else setProblem(problemOf(fields, field.name) ?? error.message);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(next);
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <FieldRow
        key={stands.revision}
        {...{ field, value }}
        problem={problem || undefined}
        isChanged={false}
        isReadOnly={!field.mayWrite}
        change={setValue}
        own={gap === 'alt' ? altTexts : undefined}
      />
      <p role="alert" className="visually-hidden">
        {problem}
      </p>
      <div className={styles.actions}>
        <button type="button" className={list.plain} onClick={close}>
          {texts.cancel}
        </button>
        {next !== undefined && (
          <Button
            type="button"
            kind="secondary"
            disabled={isBusy}
            onClick={() => void save(undefined)}
          >
            {texts.save}
          </Button>
        )}
        <Button type="submit" disabled={isBusy}>
          {next === undefined ? texts.save : texts.saveNext}
        </Button>
      </div>
    </form>
  );
}
