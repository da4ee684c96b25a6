import { account as texts } from '#kernel/messages/nl-account';
import { field } from '#kernel/wire';
import { Alert } from '#ui/alert.view';
import { Button } from '#ui/button.view';
import { type ErrorLine, ErrorSummary, errorLines } from '#ui/error-summary.view';
import { accountPath } from '../contract';
import styles from './account.module.css';
import { AccountField, accountFieldId } from './account-field.view';

export type ForgotPageProps = {
  token: string;
  sent: boolean;
  /** Links were asked for too often: what to tell of it, and the address that was typed. */
  often?: string;
  email?: string;
  /** What is wrong with the address. */
  error?: string;
};

/** Asking for a link with which a new password can be chosen. */
export function ForgotPage({ token, sent, often, email, error }: ForgotPageProps) {
  const wrong = often ? [{ message: often }] : errorLines([[accountFieldId('email'), error]]);
  return (
    <div className={styles.narrow}>
      <h1 className={styles.title}>{texts.forgotTitle}</h1>
      {sent ? (
        <Alert tone="success">
          <p>{texts.forgotSent}</p>
        </Alert>
      ) : (
        <>
          <p className={styles.text}>{texts.forgotText}</p>
          {wrong.length > 0 && <ErrorSummary lines={wrong} />}
          <form className={styles.form} method="post" action={accountPath.forgot} noValidate>
            <input type="hidden" name={field.token} value={token} />
            <AccountField
              label={texts.email}
              name="email"
              type="email"
              autoComplete="email"
              defaultValue={email}
              error={error}
              required
            />
            <Button type="submit">{texts.forgotSend}</Button>
          </form>
        </>
      )}
    </div>
  );
}

export type ResetPageProps = {
  token: string;
  action: string;
  /** False: the link was used or is too old. */
  holds: boolean;
  errors: { password?: string; check?: string };
  /** Whether all other ways in go with it. */
  drops?: boolean;
  /** Links were tried too often from here: what to tell of it. */
  often?: string;
};

/** Choosing a new password. */
export function ResetPage({ token, action, holds, errors, often, drops }: ResetPageProps) {
  const wrong: ErrorLine[] = often
    ? [{ message: often }]
    : errorLines([
        [accountFieldId('password'), errors.password],
        [accountFieldId('password_check'), errors.check],
      ]);
  return (
    <div className={styles.narrow}>
      <h1 className={styles.title}>{texts.resetTitle}</h1>
      {wrong.length > 0 && <ErrorSummary lines={wrong} />}
      {holds ? (
        <form className={styles.form} method="post" action={action} noValidate>
          <input type="hidden" name={field.token} value={token} />
          {drops && <p className={styles.text}>{texts.resetDrops}</p>}
          <AccountField
            label={texts.resetNew}
            name="password"
            type="password"
            autoComplete="new-password"
            error={errors.password}
            required
          />
          <AccountField
            label={texts.resetCheck}
            name="password_check"
            type="password"
            autoComplete="new-password"
            error={errors.check}
            required
          />
          <Button type="submit">{texts.resetSave}</Button>
        </form>
      ) : (
        <>
          <ErrorSummary title={texts.resetExpired} />
          <p className={styles.links}>
            <a href={accountPath.forgot}>{texts.forgot}</a>
          </p>
        </>
      )}
    </div>
  );
}
