import { type FormEvent, useId, useState } from 'react';
import type { ToldCategory } from '#features/categories/contract';
import type { ToldRow } from '#features/office/contract';
import { categoryTexts as texts } from '#kernel/messages/nl-categories';
import { childrenOf } from '#kernel/values/place-category';
import { Button } from '#ui/button.view';
import { CallError, call } from '../calls';
import controls from '../controls.module.css';
import { Dialog } from '../dialog';
import form from '../form/form.module.css';
import { slugOf } from '../form/propose-path';
import list from '../list/list.module.css';
import { pathTo } from './tree-model';

type NameDialogProps = {
  all: readonly ToldCategory[];
  /** Which one gets another name; left out: one is added. */
  row?: ToldCategory | undefined;
  /** Where it is added. */
  parentId: number | null;
  done: (id: number, told: string) => Promise<void>;
  close: () => void;
};

/** The name of a category that is there, or the name and the address of one that is added. */
export default function NameDialog({ all, row, parentId, done, close }: NameDialogProps) {
  const id = useId();
  const parent = all.find((one) => one.id === parentId);
  const [title, setTitle] = useState(row?.title ?? '');
  const [typed, setTyped] = useState<string>();
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setBusy] = useState(false);
  const access = typed ?? [parent?.access, slugOf(title)].filter(Boolean).join('/');
  const send = (): Promise<ToldRow> => {
    if (row) {
      const body = { revision: row.revision, data: { title }, part: ['title'] };
      return call<ToldRow>('PATCH', `rows/category/${row.id}`, { body });
    }
    const sort = (childrenOf(all, parentId).at(-1)?.sort ?? -1) + 1;
    const data = { title, access, parent_id: parentId, sort };
    return call<ToldRow>('POST', 'rows/category', { body: { data } });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setProblems({});
    try {
      const saved = await send();
      await done(saved.id, row ? texts.renamed(title) : texts.made(title));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const { fields } = error.problem;
      const isTold = ['title', 'access'].some((name) => fields[name]);
      const found = isTold ? fields : { title: Object.values(fields)[0] ?? error.message };
      setProblems(found);
      document.getElementById(`${id}-${found.title ? 'title' : 'access'}`)?.focus();
    } finally {
      setBusy(false);
    }
  };
  const line = (name: 'title' | 'access', label: string, help?: string) => {
    const told = [help && `${id}-${name}-help`, problems[name] && `${id}-${name}-wrong`];
    return (
      <div className={form.field}>
        <label htmlFor={`${id}-${name}`} className={form.label}>
          {label}
        </label>
        <input
          id={`${id}-${name}`}
          className={controls.control}
          value={name === 'title' ? title : access}
          autoComplete="off"
          aria-invalid={problems[name] !== undefined || undefined}
          aria-describedby={told.filter(Boolean).join(' ') || undefined}
          onChange={({ target }) => (name === 'title' ? setTitle : setTyped)(target.value)}
        />
        {problems[name] && (
          <p id={`${id}-${name}-wrong`} role="alert" className={form.wrong}>
            {problems[name]}
          </p>
        )}
        {help && (
          <p id={`${id}-${name}-help`} className={form.help}>
            {help}
          </p>
        )}
      </div>
    );
  };
  return (
    <Dialog title={row ? texts.renameTitle(row.title) : texts.addTitle} close={close}>
      <form className={list.change} onSubmit={submit} noValidate>
        {!row && (
          <p className={form.help}>
            {texts.parent}: {parent ? pathTo(all, parent.id) : texts.top}
          </p>
        )}
        {line('title', texts.name)}
        {!row && line('access', texts.address, texts.addressHelp)}
        <div className={list.actions}>
          <button type="button" className={list.plain} onClick={close}>
            {texts.cancel}
          </button>
          <Button type="submit" disabled={isBusy}>
            {row ? texts.save : texts.make}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
