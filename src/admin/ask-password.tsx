import { useEffect, useId, useRef, useState } from 'react';
import { staffAccountTexts as texts } from '#kernel/messages/nl-staff-account';
import { Button } from '#ui/button.view';
import { TextField } from '#ui/text-field.view';
import { CallError, call, provideProof } from './calls';
import styles from './confirm.module.css';

/** Asks for the password when a call wants it again, and lets the call go on then. */
export function AskPassword() {
  const dialog = useRef<HTMLDialogElement>(null);
  const answer = useRef<(isGiven: boolean) => void>(undefined);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const id = useId();

  useEffect(
    () =>
      provideProof(
        () =>
          new Promise((resolve) => {
            answer.current?.(false);
            answer.current = resolve;
            dialog.current?.showModal();
          }),
      ),
    [],
  );

  const give = async () => {
    try {
      await call('POST', 'account/proof', { body: { password } });
      answer.current?.(true);
      dialog.current?.close();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(error.problem.fields.password ?? error.message);
      requestAnimationFrame(() => document.getElementById('office-password-again')?.focus());
    }
  };

  const closed = () => {
    answer.current?.(false);
    answer.current = undefined;
    setPassword('');
    setProblem(undefined);
  };

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={closed}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void give();
        }}
      >
        <h2 id={id} className={styles.title}>
          {texts.againTitle}
        </h2>
        <p>{texts.againText}</p>
        <TextField
          id="office-password-again"
          label={texts.password}
          type="password"
          autoComplete="current-password"
          value={password}
          error={problem}
          required
          alone
          onChange={(event) => setPassword(event.target.value)}
        />
        <p role="alert" className="visually-hidden">
          {problem}
        </p>
        <div className={styles.actions}>
          <Button type="button" kind="secondary" onClick={() => dialog.current?.close()}>
            {texts.cancel}
          </Button>
          <Button type="submit">{texts.againSubmit}</Button>
        </div>
      </form>
    </dialog>
  );
}
