import { useState } from 'react';
import { staffAccountTexts as texts } from '#kernel/messages/nl-staff-account';
import { Button } from '#ui/button.view';
import { TextField } from '#ui/text-field.view';
import { call } from '../calls';
import { tell } from '../shell/toasts';
import styles from './account.module.css';
import type { PartProps } from './name';
import { useSending } from './use-sending';

/** Another password, for who knows the old one. */
export function Password({ reload }: Pick<PartProps, 'reload'>) {
  const [old, setOld] = useState('');
  const [password, setPassword] = useState('');
  const { send, isBusy, errors } = useSending({ old, password });
  const change = async () => {
    const body = { old, password };
    if (!(await send(() => call('POST', 'account/password', { body })))) return;
    setOld('');
    setPassword('');
    await reload();
    tell(texts.passwordChanged);
  };
  return (
    <section className={styles.part}>
      <h2>{texts.password}</h2>
      <p className={styles.soft}>{texts.passwordText}</p>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void change();
        }}
      >
        <TextField
          id="account-old"
          label={texts.passwordOld}
          type="password"
          autoComplete="current-password"
          value={old}
          error={errors.old}
          required
          alone
          onChange={(event) => setOld(event.target.value)}
        />
        <TextField
          id="account-password"
          label={texts.passwordNew}
          type="password"
          autoComplete="new-password"
          hint={texts.passwordHint}
          value={password}
          error={errors.password}
          required
          alone
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" kind="secondary" disabled={isBusy}>
          {texts.passwordChange}
        </Button>
      </form>
    </section>
  );
}
