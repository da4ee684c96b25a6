import { account as texts } from '#kernel/messages/nl-account';
import { field } from '#kernel/wire';
import { Button, ButtonLink } from '#ui/button.view';
import { ErrorSummary } from '#ui/error-summary.view';
import { accountPath, type DashboardErrors } from '../contract';
import styles from './account.module.css';
import { AccountField, accountFieldId } from './account-field.view';
import { DashboardFrame } from './dashboard-frame.view';

export type RemovePageProps = {
  token: string;
  name: string;
  /** The account's address: password managers look for it beside a password. */
  email: string;
  errors: DashboardErrors;
};

const PASSWORD = 'remove_password';

/** The last step before an account is gone: whoever finds a browser open doesn't know the password. */
export function RemovePage({ token, name, email, errors }: RemovePageProps) {
  const wrong = errors[PASSWORD];
  return (
    <DashboardFrame token={token} view="profile" name={name}>
      <section className={styles.narrow} aria-labelledby="remove-title">
        <h2 className={styles.subtitle} id="remove-title">
          {texts.removeAccount}
        </h2>
        <p className={styles.text}>{texts.removeAccountText}</p>
        <p className={styles.text}>{texts.removeAccountProof}</p>
        {errors[''] && <ErrorSummary lines={[{ message: errors[''] }]} />}
        {wrong && (
          <ErrorSummary lines={[{ message: wrong, controlId: accountFieldId(PASSWORD) }]} />
        )}
        <form className={styles.form} method="post" action={accountPath.remove}>
          <input type="hidden" name={field.token} value={token} />
          <input type="hidden" name={field.username} value={email} autoComplete="username" />
          <AccountField
            name={PASSWORD}
            label={texts.password}
            type="password"
            autoComplete="current-password"
            error={wrong}
            required
          />
          <Button type="submit">{texts.removeAccountSure}</Button>
          <ButtonLink href={accountPath.profile} kind="secondary">
            {texts.removeAccountNot}
          </ButtonLink>
        </form>
      </section>
    </DashboardFrame>
  );
}
