import type { ReactNode } from 'react';
import { staffAccountTexts as texts } from '#kernel/messages/nl-staff-account';
import { Button } from '#ui/button.view';
import styles from './account.module.css';

type AskedFormProps = {
  /** What its button says. */
  action: string;
  send: () => Promise<unknown>;
  isBusy: boolean;
  /** Leaves it as it was. */
  close: () => void;
  children: ReactNode;
};

/** What is asked in a dialog of one's account: it is sent, or left. */
export function AskedForm({ action, send, isBusy, close, children }: AskedFormProps) {
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {children}
      <p className={styles.choices}>
        <Button type="submit" disabled={isBusy}>
          {action}
        </Button>
        <Button type="button" kind="secondary" onClick={close}>
          {texts.cancel}
        </Button>
      </p>
    </form>
  );
}
