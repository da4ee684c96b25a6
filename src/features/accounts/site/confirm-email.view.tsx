import { account as texts } from '#kernel/messages/nl-account';
import { field } from '#kernel/wire';
import { Alert } from '#ui/alert.view';
import { Button } from '#ui/button.view';
import { ErrorSummary } from '#ui/error-summary.view';
import { accountPath } from '../contract';
import styles from './account.module.css';

export type ConfirmEmailPageProps = {
  token: string;
  action: string;
  /** The address that is asked about; absent: it is done, or the link is no longer good. */
  email?: string;
  done?: boolean;
};

/** Whether a new address belongs to the account's holder. */
export function ConfirmEmailPage({ token, action, email, done }: ConfirmEmailPageProps) {
  return (
    <section className={styles.narrow} aria-labelledby="new-email-title">
      <h1 className={styles.title} id="new-email-title">
        {texts.newEmailTitle}
      </h1>
      {email ? (
        <form className={styles.form} method="post" action={action}>
          <input type="hidden" name={field.token} value={token} />
          <p className={styles.text}>{texts.newEmailAsk(email)}</p>
          <Button type="submit">{texts.newEmailConfirm}</Button>
        </form>
      ) : (
        <>
          {done ? (
            <Alert tone="success">
              <p>{texts.newEmailDone}</p>
            </Alert>
          ) : (
            <ErrorSummary title={texts.newEmailOver} />
          )}
          <p className={styles.links}>
            <a href={accountPath.profile}>{texts.toProfile}</a>
          </p>
        </>
      )}
    </section>
  );
}
