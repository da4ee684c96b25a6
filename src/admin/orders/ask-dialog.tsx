import type { ReactNode } from 'react';
import { customerTexts } from '#kernel/messages/nl-customers';
import { Button } from '#ui/button.view';
import confirm from '../confirm.module.css';
import { Dialog } from '../dialog';
import styles from './orders.module.css';

type AskDialogProps = {
  title: string;
  action: string;
  isBusy: boolean;
  submit: () => void;
  close: () => void;
  children: ReactNode;
};

/** A form in a dialog: what something takes, and the button that does it. */
export function AskDialog({ title, action, isBusy, submit, close, children }: AskDialogProps) {
  return (
    <Dialog {...{ title, close }}>
      <form
        className={styles.asked}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) submit();
        }}
      >
        {children}
        <div className={`${confirm.actions} ${styles.dialogActions}`}>
          <Button type="button" kind="secondary" onClick={close}>
            {customerTexts.back}
          </Button>
          <Button type="submit" aria-disabled={isBusy || undefined}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
