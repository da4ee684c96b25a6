import { accountPath } from '#features/accounts/contract';
import { signInTexts } from '#kernel/messages/nl-signin';
import { field } from '#kernel/wire';
import { Button } from '#ui/button.view';
import { ErrorSummary } from '#ui/error-summary.view';
import styles from './signin.module.css';

const texts = signInTexts.pending;

type Props = {
  token: string;
  action: string;
  /** Of the provider; absent: the link is no longer good, or of another browser. */
  name?: string;
  /** Whether the account's password goes. */
  drops: boolean;
};

/** Whether an account elsewhere may log in: a button, because mail programs open links too. */
export function ConfirmPage({ token, action, name, drops }: Props) {
  return (
    <section className={styles.page} aria-labelledby="confirm-title">
      <h1 className={styles.title} id="confirm-title">
        {name ? texts.confirmTitle(name) : texts.title}
      </h1>
      {name ? (
        <form className={styles.form} method="post" action={action}>
          <input type="hidden" name={field.token} value={token} />
          <p className={styles.text}>{texts.confirmText(name)}</p>
          {drops && <p className={styles.text}>{texts.confirmDrops}</p>}
          <Button type="submit">{texts.confirm(name)}</Button>
        </form>
      ) : (
        <>
          <ErrorSummary title={texts.otherBrowser} />
          <p>
            <a href={accountPath.login}>{texts.back}</a>
          </p>
        </>
      )}
    </section>
  );
}
