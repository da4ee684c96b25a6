import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ToldApplication } from '#features/hiring/contract';
import { applications as limits } from '#kernel/limits-applications';
import { hiringTexts } from '#kernel/messages/nl-hiring';
import { Button } from '#ui/button.view';
import { FieldFrame } from '#ui/text-field.view';
import { useSending } from '../account/use-sending';
import { call } from '../calls';
import { Confirm } from '../confirm';
import inputs from '../inputs/inputs.module.css';
import { tooLong } from '../inputs/limited';
import list from '../list/list.module.css';
import { readLocal, writeLocal } from '../local';
import { whenOf } from '../moments';
import orders from '../orders/orders.module.css';
import { tell } from '../shell/toasts';
import { useStart } from '../start';
import styles from './application.module.css';

const texts = hiringTexts.notes;

/** Where a note that isn't kept yet stands on the device, of one member. */
export const noteKey = (memberId: number, id: number | string): string =>
  `etalage-office-note ${memberId} ${id}`;

/** What colleagues wrote about an applicant, what he was mailed, and a line to write more. */
export function Notes({ application }: { application: ToldApplication }) {
  const { id, notes } = application;
  const client = useQueryClient();
  const draft = noteKey(useStart().member.id, id);
  const [text, setText] = useState(() => readLocal<string>(draft) ?? '');
  const [asked, setAsked] = useState<number>();
  const write = (said: string) => {
    setText(said);
    writeLocal(draft, said || undefined);
  };
  const { send, isBusy, errors } = useSending({ note: text }, 'application-');
  const problem = tooLong(text, limits.note) || errors.note || '';
  const put = async (run: () => Promise<ToldApplication>, done: string): Promise<void> => {
    const isDone = await send(async () => {
      client.setQueryData(['application', String(id)], await run());
    });
    if (!isDone) return;
    tell(done);
    document.getElementById('application-note')?.focus();
  };
  const save = () =>
    put(async () => {
      const now = await call<ToldApplication>('POST', `applications/${id}/notes`, {
        body: { text },
      });
      write('');
      return now;
    }, texts.saved);
  const remove = (noteId: number) =>
    put(() => call('DELETE', `applications/${id}/notes/${noteId}`), texts.removed);
  return (
    <section className={orders.part}>
      <h2>{texts.title}</h2>
      <p className={orders.soft}>{texts.help}</p>
      {notes.length === 0 && <p>{texts.none}</p>}
      {notes.length > 0 && (
        <ul className={orders.story}>
          {notes.map((note) => (
            <li key={note.id}>
              {note.kind === 'mail' && <strong>{texts.mailed(note.subject)}</strong>}
              <span className={orders.written}>{note.text}</span>
              <span className={styles.by}>
                {note.who}, {whenOf(note.at)}
                {note.isOwn && (
                  <button
                    type="button"
                    className={list.plain}
                    aria-label={texts.removeOf(whenOf(note.at))}
                    aria-disabled={isBusy || undefined}
                    onClick={() => !isBusy && setAsked(note.id)}
                  >
                    {texts.remove}
                  </button>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      <form
        className={styles.note}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void save();
        }}
      >
        <FieldFrame id="application-note" label={texts.add} error={problem}>
          <textarea
            id="application-note"
            className={inputs.text}
            rows={3}
            value={text}
            aria-invalid={problem !== '' || undefined}
            aria-describedby={problem === '' ? undefined : 'application-note-error'}
            onChange={(event) => write(event.target.value)}
          />
        </FieldFrame>
        <Button type="submit" kind="secondary" aria-disabled={isBusy || undefined}>
          {texts.save}
        </Button>
      </form>
      <Confirm
        isOpen={asked !== undefined}
        title={texts.removeSure}
        text={texts.removeText}
        action={texts.removeConfirm}
        close={() => setAsked(undefined)}
        confirm={() => {
          setAsked(undefined);
          if (asked !== undefined) void remove(asked);
        }}
      />
    </section>
  );
}
