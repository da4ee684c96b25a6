import { type ReactNode, useEffect, useId, useRef } from 'react';
import { officeTexts } from '#kernel/messages/nl-office';
import { Button } from '#ui/button.view';
import styles from './confirm.module.css';

type ConfirmProps = {
  isOpen: boolean;
  title: string;
  text?: string;
  content?: ReactNode;
  /** Left out: it can't be done; what is in the dialog says why. */
  action?: string | undefined;
  close: () => void;
  confirm: () => void;
};

/** Asks whether something that isn't taken back at once is meant. The browser's own dialog keeps the focus in it. */
export function Confirm({ isOpen, title, text, content, action, close, confirm }: ConfirmProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={close}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {text && <p>{text}</p>}
      {content}
      <div className={styles.actions}>
        <Button type="button" kind="secondary" onClick={close}>
          {action === undefined ? officeTexts.bulk.close : officeTexts.form.cancel}
        </Button>
        {action !== undefined && (
          <Button type="button" onClick={confirm}>
            {action}
          </Button>
        )}
      </div>
    </dialog>
  );
}
