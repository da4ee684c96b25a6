import { Command } from 'cmdk';
import { useEffect, useId, useRef } from 'react';
import type { ToldBlock } from '#features/office/contract';
import { editorTexts as texts } from '#kernel/messages/nl-editor';
import { Button } from '#ui/button.view';
import styles from './editor.module.css';

type InsertProps = {
  title: string;
  /** Those that fit best come first. */
  types: readonly ToldBlock[];
  insert: (type: ToldBlock) => void;
  close: () => void;
};

/** Asks which block comes somewhere: by searching, arrows and Enter. */
export function Insert({ title, types, insert, close }: InsertProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const line = useRef<HTMLInputElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // The browser would choose the list around it.
    line.current?.focus();
  }, []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={close}>
      <h2 id={id} className={styles.dialogTitle}>
        {title}
      </h2>
      <Command label={texts.searchBlock} className={styles.search}>
        <Command.Input ref={line} className={styles.searchBox} placeholder={texts.searchBlock} />
        <Command.List className={styles.found} label={texts.insert}>
          <Command.Empty className={styles.hint}>{texts.noBlock}</Command.Empty>
          {types.map((type) => (
            <Command.Item
              key={type.type}
              value={`${type.label} ${type.type}`}
              className={styles.option}
              onSelect={() => insert(type)}
            >
              {type.label}
            </Command.Item>
          ))}
        </Command.List>
      </Command>
      <Button type="button" kind="secondary" onClick={() => dialog.current?.close()}>
        {texts.close}
      </Button>
    </dialog>
  );
}
