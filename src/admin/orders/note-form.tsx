import { useState } from 'react';
import { customerTexts } from '#kernel/messages/nl-customers';
import { described, FieldFrame } from '#ui/text-field.view';
import { useSending } from '../account/use-sending';
import controls from '../controls.module.css';
import { tell } from '../shell/toasts';
import styles from './orders.module.css';
import type { Act } from './use-order-act';

const texts = customerTexts.notes;

/** A note among staff. */
export function NoteForm({ act }: { act: Act }) {
  const [text, setText] = useState('');
  const [key, setKey] = useState(() => crypto.randomUUID());
  const { send, isBusy, errors } = useSending({ text }, 'note-');
  const save = async () => {
    if (!(await send(() => act('notes', { text, key })))) return;
    setText('');
    setKey(crypto.randomUUID());
    tell(texts.saved);
    document.getElementById('note-text')?.focus();
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void save();
      }}
    >
      <FieldFrame id="note-text" label={texts.label} hint={texts.help} error={errors.text}>
        <textarea
          {...described({ id: 'note-text', hint: texts.help, error: errors.text })}
          className={controls.control}
          rows={2}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </FieldFrame>
      <button type="submit" className={styles.act} aria-disabled={isBusy || undefined}>
        {texts.save}
      </button>
    </form>
  );
}
