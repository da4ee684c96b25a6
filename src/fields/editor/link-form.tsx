import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useId, useState } from 'react';
import { Button } from '#ui/button.view';
import { useFieldTexts } from '../field-texts';
import styles from '../fields.module.css';
import look from './editor.module.css';

/** Where a link leads, and whether it opens a window of its own (S2.14/20). */
export function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const words = useFieldTexts().editor;
  const id = useId();
  const now = editor.getAttributes('link') as { href?: string; target?: string | null };
  const [href, setHref] = useState(now.href ?? '');
  const [apart, setApart] = useState(now.target === '_blank');
  const chain = () => editor.chain().focus().extendMarkRange('link');
  const save = () => {
    const address = /^[\w.-]+\.[a-z]{2,}(?:[/?#]|$)/i.test(href) ? `https://${href}` : href.trim();
    const target = apart ? { target: '_blank', rel: 'noopener' } : { target: null, rel: null };
    if (address === '') chain().unsetLink().run();
    else if (editor.state.selection.empty && !now.href) {
      const mark = { type: 'link', attrs: { href: address, ...target } };
      chain()
        .insertContent({ type: 'text', text: address, marks: [mark] })
        .run();
    } else
      chain()
        .setLink({ href: address, ...target })
        .run();
    onDone();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDone();
    // Enter would send the form around the editor.
    if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    save();
  };
  return (
    <fieldset aria-label={words.link} className={look.linkForm} onKeyDown={onKeyDown}>
      <label htmlFor={id}>{words.linkAddress}</label>
      <input
        id={id}
        type="text"
        inputMode="url"
        className={styles.input}
        value={href}
        onChange={({ currentTarget }) => setHref(currentTarget.value)}
      />
      <label className={styles.choice}>
        <input
          type="checkbox"
          className={styles.checkbox}
          checked={apart}
          onChange={({ currentTarget }) => setApart(currentTarget.checked)}
        />
        <span>{words.newWindow}</span>
      </label>
      <div className={look.linkButtons}>
        <Button type="button" onClick={save}>
          {words.linkSave}
        </Button>
        {now.href && (
          <Button
            type="button"
            kind="plain"
            onClick={() => {
              chain().unsetLink().run();
              onDone();
            }}
          >
            {words.linkRemove}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
