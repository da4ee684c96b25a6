import { useState } from 'react';
import { useLocation } from 'wouter';
import type { ToldEntity, ToldProblem, ToldRow, Values } from '#features/office/contract';
import { officeTexts } from '#kernel/messages/nl-office';
import { CallError, call } from '../calls';
import { focusHeading, noteFocus } from '../keep-focus';
import { tell } from '../shell/toasts';
import { controlId } from './field-row';
import type { RowFormProps } from './row-form-props';
import { changesOf, type Form } from './use-form';

const texts = officeTexts.form;

/** What a new one still lacks, by field. */
const missingIn = ({ fields }: ToldEntity, values: Values): Record<string, string> =>
  Object.fromEntries(
    fields
      .filter(
        ({ required, name }) => required && [null, undefined, ''].includes(values[name] as ''),
      )
      .map(({ name }) => [name, texts.required]),
  );

type Told = Readonly<Record<string, string>>;

/** What is wrong with each field, in the words of its input where that has its own. */
const inOwnWords = (
  { fields }: ToldEntity,
  { values, told }: { values: Values; told: Told },
  inputFor: RowFormProps['inputFor'],
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(told).map(([name, message]) => {
      const field = fields.find((one) => one.name === name);
      const own = field && inputFor?.(field)?.tell?.(field, values[name]);
      return [name, own || message];
    }),
  );

type Saving = Pick<RowFormProps, 'entity' | 'row' | 'reload' | 'screen' | 'inputFor'> & {
  form: Form;
};

/** Saves the form of a row, and tells what is wrong with it. */
export const useRowSaving = ({ entity, row, reload, screen, inputFor, form }: Saving) => {
  const [, go] = useLocation();
  const [problem, setProblem] = useState<ToldProblem>();
  const [isBusy, setBusy] = useState(false);
  const path = `rows/${entity.access}`;

  const finish = async (sent: Values, saved: { id: number; revision: number }) => {
    form.done(sent, saved);
    // What is told of a problem goes once all is drawn anew: the focus is in it.
    await reload();
    setProblem(undefined);
    if (screen?.step) screen.step.saved();
    else tell(row ? texts.saved : texts.made);
  };

  const dropDraft = async () => {
    await form.drop();
    setProblem(undefined);
    tell(texts.draftDropped);
    // The dialog that asked has given the focus back by then, to a button that is gone.
    requestAnimationFrame(() => {
      const first = document.getElementById(controlId(entity.title));
      if (first) first.focus();
      else focusHeading();
    });
  };

  const save = async (revision: number | '*' = form.readAt) => {
    // It is sent all the same: the server says what else is wrong.
    const missing = missingIn(entity, form.values);
    const lacking = Object.keys(missing).map((name) => [name, form.values[name] ?? null]);
    const focusAgain = noteFocus();
    setBusy(true);
    await form.rest();
    const data = row
      ? { ...form.changes, ...Object.fromEntries(lacking) }
      : changesOf(form.values, {});
    try {
      const writable = new Set(entity.fields.filter((one) => one.mayWrite).map(({ name }) => name));
      const sent = Object.fromEntries(Object.entries(data).filter(([name]) => writable.has(name)));
      // Another screen of the same row may be saved meanwhile.
      const part = screen && { part: entity.fields.map(({ name }) => name) };
      const saved = row
        ? await call<ToldRow>('PATCH', `${path}/${row.id}`, {
            body: { data: sent, revision, ...part },
          })
        : await call<ToldRow>('POST', path, { body: { data: sent } });
      await finish(data, saved);
      if (row) focusAgain();
      if (!row) go(`/${entity.access}/${saved.id}`, { replace: true });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const { current } = error.problem;
      // One's own save, of which the answer was lost.
      if (current && Object.keys(changesOf(data, current.values)).length === 0) {
        await finish(data, { id: row?.id ?? 0, revision: current.revision });
        focusAgain();
        return;
      }
      form.wake();
      const told = { ...error.problem.fields, ...missing };
      const { values } = form;
      setProblem({ ...error.problem, fields: inOwnWords(entity, { values, told }, inputFor) });
    } finally {
      setBusy(false);
    }
  };

  return { problem, isBusy, save, dropDraft, forget: () => setProblem(undefined) };
};
