import { useState } from 'react';
import type { ToldAccount } from '#features/office/contract';
import { staffAccountTexts as texts } from '#kernel/messages/nl-staff-account';
import { Button } from '#ui/button.view';
import { TextField } from '#ui/text-field.view';
import { call } from '../calls';
import { tell } from '../shell/toasts';
import styles from './account.module.css';
import { useSending } from './use-sending';

export type PartProps = { account: ToldAccount; reload: () => Promise<unknown> };

/** Who somebody is; his address and his role are for others to change. */
export function Name({ account, reload }: PartProps) {
  const [name, setName] = useState(account.name);
  const { send, isBusy, errors } = useSending({ name });
  const save = async () => {
    if (!(await send(() => call('PATCH', 'account', { body: { name } })))) return;
    await reload();
    tell(texts.saved);
  };
  return (
    <section className={styles.part}>
      <h2>{texts.self}</h2>
      <p className={styles.soft}>
        {account.email} · {account.role}
      </p>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          id="account-name"
          label={texts.name}
          autoComplete="name"
          value={name}
          error={errors.name}
          required
          alone
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" kind="secondary" disabled={isBusy}>
          {texts.save}
        </Button>
      </form>
    </section>
  );
}
