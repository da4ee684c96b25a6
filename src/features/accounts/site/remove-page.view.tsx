import type { ReactNode } from 'react';
import { account as texts } from '#kernel/messages/nl-account';
import { waysIn } from '#kernel/messages/nl-ways-in';
import { field } from '#kernel/wire';
import { Button, ButtonLink } from '#ui/button.view';
import { ErrorSummary } from '#ui/error-summary.view';
import { accountPath, type DashboardErrors, type HolderProof } from '../contract';
import styles from './account.module.css';
import { accountFieldId } from './account-field.view';
import { DashboardFrame } from './dashboard-frame.view';
import { HolderCheck } from './holder-check.view';

export type RemovePageProps = {
  token: string;
  name: string;
  /** The account's address: password managers look for it beside a password. */
  email: string;
  errors: DashboardErrors;
  proof: HolderProof;
  /** Ways to log in again. */
  again?: ReactNode;
};

const PASSWORD = 'remove_password';

/** The last step before an account is gone: whoever finds a browser open doesn't know the password. */
export function RemovePage({ token, name, email, errors, proof, again }: RemovePageProps) {
  const wrong = errors[PASSWORD];
  return (
    <DashboardFrame token={token} view="profile" name={name}>
      <section className={styles.narrow} aria-labelledby="remove-title">
        <h2 className={styles.subtitle} id="remove-title">
          {texts.removeAccount}
        </h2>
        <p className={styles.text}>{texts.removeAccountText}</p>
        {proof !== 'fresh' && (
          <p className={styles.text}>
            {proof === 'password' ? texts.removeAccountProof : waysIn.freshText}
          </p>
        )}
        {errors[''] && <ErrorSummary lines={[{ message: errors[''] }]} />}
        {wrong && (
          <ErrorSummary
            lines={[
              {
                message: wrong,
                controlId: proof === 'password' ? accountFieldId(PASSWORD) : undefined,
              },
            ]}
          />
        )}
        {proof === 'stale' && again}
        {proof !== 'stale' && (
          <form className={styles.form} method="post" action={accountPath.remove}>
            <input type="hidden" name={field.token} value={token} />
            {proof === 'fresh' && <input type="hidden" name={PASSWORD} value="" />}
            <HolderCheck proof={proof} name={PASSWORD} email={email} error={wrong} />
            <Button type="submit" kind="secondary" className={styles.danger}>
              {texts.removeAccountSure}
            </Button>
            <ButtonLink href={accountPath.profile} kind="secondary">
              {texts.removeAccountNot}
            </ButtonLink>
          </form>
        )}
      </section>
    </DashboardFrame>
  );
}
