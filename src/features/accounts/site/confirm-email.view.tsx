import { account as texts } from '#kernel/messages/nl-account';
import { field } from '#kernel/wire';
import { Alert } from '#ui/alert.view';
import { Button, ButtonLink } from '#ui/button.view';
import { ErrorSummary } from '#ui/error-summary.view';
import { accountPath, returnField } from '../contract';
import styles from './account.module.css';

/** `elsewhere`: who came is not logged in to the account that asked for it. `over`: it is no longer good. */
export type ConfirmEmailState =
  | { is: 'asked'; email: string }
  | { is: 'elsewhere' | 'done' | 'over' };

export type ConfirmEmailPageProps = ConfirmEmailState & { token: string; action: string };

/** Whether a new address belongs to the account's holder. */
export function ConfirmEmailPage(props: ConfirmEmailPageProps) {
  return (
    <section className={styles.narrow} aria-labelledby="new-email-title">
      <h1 className={styles.title} id="new-email-title">
        {texts.newEmailTitle}
      </h1>
      <Answer {...props} />
    </section>
  );
}

function Answer(props: ConfirmEmailPageProps) {
  const { token, action } = props;
  if (props.is === 'asked') {
    return (
      <form className={styles.form} method="post" action={action}>
        <input type="hidden" name={field.token} value={token} />
        <p className={styles.text}>{texts.newEmailAsk(props.email)}</p>
        <p className={styles.text}>{texts.newEmailMoves}</p>
        <Button type="submit">{texts.newEmailConfirm}</Button>
      </form>
    );
  }
  if (props.is === 'elsewhere') {
    const login = `${accountPath.login}?${new URLSearchParams({ [returnField]: action })}`;
    return (
      <>
        <p className={styles.text}>{texts.newEmailOtherAccount}</p>
        <ButtonLink href={login}>{texts.loginTitle}</ButtonLink>
      </>
    );
  }
  return (
    <>
      {props.is === 'done' ? (
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
  );
}
