import { passkeys as limits } from '#kernel/limits-passkeys';
import { passkeys } from '#kernel/messages/nl-passkeys';
import { field } from '#kernel/wire';
import { Button } from '#ui/button.view';
import { ErrorSummary, errorLines } from '#ui/error-summary.view';
import { TextField } from '#ui/text-field.view';
import { accountPath } from '../../accounts/contract';
import { nameField, passkeyPath } from '../contract';
import styles from './passkeys.module.css';

const texts = passkeys.name;
const ID = 'passkey-name';

type Props = { token: string; id: number; name: string; error?: string };

/** What a passkey is called. */
export function NameForm({ token, id, name, error }: Props) {
  const wrong = errorLines([[ID, error]]);
  return (
    <section className={styles.name} aria-labelledby="passkey-name-title">
      <h2 className={styles.title} id="passkey-name-title">
        {texts.title}
      </h2>
      {wrong.length > 0 && <ErrorSummary lines={wrong} />}
      <form className={styles.add} method="post" action={passkeyPath.name(id)}>
        <input type="hidden" name={field.token} value={token} />
        <TextField
          id={ID}
          name={nameField}
          label={texts.label}
          hint={texts.hint}
          defaultValue={name}
          error={error}
          maxLength={limits.maxName}
          autoComplete="off"
          required
          alone
        />
        <Button type="submit">{texts.save}</Button>
        <a href={accountPath.profile}>{texts.back}</a>
      </form>
    </section>
  );
}
