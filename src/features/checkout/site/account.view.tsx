import { account as accountTexts } from '#kernel/messages/nl-account';
import { checkoutTexts as texts } from '#kernel/messages/nl-shop';
import { field, path } from '#kernel/wire';
import { Button } from '#ui/button.view';
import { TextField } from '#ui/text-field.view';
import { accountPath, checkEmailPath, returnField } from '../../accounts/contract';
import { type CheckoutProps, loginFormId } from '../contract';
import styles from './account.module.css';
import { Field } from './checkout-field.view';
import form from './form.module.css';
import { Tick } from './tick.view';

type Props = Pick<CheckoutProps, 'values' | 'errors' | 'visitor'>;

/** The form of the login block's inputs: it can't stand within the checkout's own. */
export function LoginForm({ token, visitor }: Pick<CheckoutProps, 'token' | 'visitor'>) {
  if (visitor.account) return null;
  return (
    <form id={loginFormId} method="post" action={`/${visitor.site}/login`} data-checkout-login="">
      <input type="hidden" name={field.token} value={token} />
      <input type="hidden" name={returnField} value={path.checkout} />
    </form>
  );
}

/**
 * Who orders: his e-mail address, and what an account does for him (S2.7/7): who has
 * one logs in before he types. The second address comes
 * right after the first: what is known of an address comes and goes while the next one is typed.
 */
export function Account({ values, errors, visitor }: Props) {
  const part = { values, errors };
  return (
    <div className={form.inner} data-account="" data-check-email={checkEmailPath(visitor.site)}>
      {!visitor.account && <Login />}
      <Field {...part} name="email" type="email" autoComplete="email" required />
      {!visitor.account?.isUsed && (
        <Field {...part} name="email_check" type="email" autoComplete="email" required />
      )}
      <p
        className={styles.message}
        data-account-message=""
        role="status"
        hidden={visitor.account === undefined}
      >
        {visitor.account && texts.logged + accountTexts.loggedIn}
      </p>
    </div>
  );
}

/** Logging in without leaving the page; without script it comes back here. */
function Login() {
  return (
    <details className={styles.login} data-login-block="">
      <summary>{texts.loginTitle}</summary>
      <div className={styles.loginBody}>
        <p className={form.soft}>{texts.loginText}</p>
        <TextField
          id="checkout-username"
          className={form.byHand}
          label={texts.labels.email}
          name={field.username}
          type="email"
          autoComplete="username"
          form={loginFormId}
        />
        <div className={form.withButton}>
          <TextField
            id="checkout-password"
            label={texts.password}
            name={field.password}
            type="password"
            autoComplete="current-password"
            form={loginFormId}
          />
          <Button type="submit" kind="secondary" form={loginFormId}>
            {texts.login}
          </Button>
        </div>
        <a className={styles.forgot} href={accountPath.forgot}>
          {texts.forgot}
        </a>
      </div>
    </details>
  );
}

/** S2.7/8: an account for next time, if he wants one. */
export function CreateAccount({ values, errors, visitor }: Props) {
  if (visitor.account) return null;
  const part = { values, errors };
  return (
    <div className={styles.create} data-create-block="">
      <Tick {...part} name="account[create_account]" note={texts.accountText} />
      <div className={styles.passwords} data-create-passwords="">
        <Field
          {...part}
          name="create_account_password"
          type="password"
          autoComplete="new-password"
        />
        <Field
          {...part}
          name="create_account_password_check"
          type="password"
          autoComplete="new-password"
        />
      </div>
    </div>
  );
}
