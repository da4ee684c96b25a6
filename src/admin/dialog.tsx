import { type ReactNode, useEffect, useId, useRef } from 'react';
import { officeTexts } from '#kernel/messages/nl-office';
import styles from './confirm.module.css';

type DialogProps = {
  title: string;
  close: () => void;
  /** What is in it is told once: only a button of its own closes it. */
  isHeld?: boolean;
  children: ReactNode;
};

/** A dialog that is open as long as it is drawn. The browser keeps the focus in it and closes it by Escape. */
export function Dialog({ title, close, isHeld = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const shown = dialog.current;
    const before = document.activeElement;
    shown?.showModal();
    // What one came for, not the way out.
    const first =
      shown?.querySelector<HTMLElement>('[data-first]') ??
      shown?.querySelector<HTMLElement>('input, select, textarea');
    first?.focus();
    return () => {
      // Who closed it may have led on already: this comes after the page was drawn without it.
      const now = document.activeElement;
      const isLed = now !== null && now !== document.body && !shown?.contains(now);
      shown?.close();
      const next = isLed ? now : before;
      if (next instanceof HTMLElement) next.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.wide}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        if (!isHeld) close();
      }}
      // A browser closes it at a second Escape, whatever the page says of that.
      onClose={({ currentTarget }) => isHeld && currentTarget.showModal()}
    >
      <div className={styles.top}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {!isHeld && (
          <button type="button" className={styles.close} onClick={close}>
            {officeTexts.bulk.close}
          </button>
        )}
      </div>
      {children}
    </dialog>
  );
}
