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
  /** What is wrong with its field: told as it comes, for who pressed Enter stands in that field already. */
  problem?: string | undefined;
  submit: () => void;
  close: () => void;
  children: ReactNode;
};

/** A form in a dialog: what something takes, and the button that does it. */
export function AskDialog(props: AskDialogProps) {
  const { title, action, isBusy, problem, submit, close, children } = props;
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
        <p role="alert" className="visually-hidden">
          {problem}
        </p>
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
