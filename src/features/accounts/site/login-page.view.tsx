import type { ReactNode } from 'react';
import { personLimits } from '#kernel/limits-fields';
import { account as texts } from '#kernel/messages/nl-account';
import { field } from '#kernel/wire';
import { Alert } from '#ui/alert.view';
import { Button } from '#ui/button.view';
import { type ErrorLine, ErrorSummary, errorLines } from '#ui/error-summary.view';
import { accountPath, returnField } from '../contract';
import styles from './account.module.css';
import { AccountField, accountFieldId } from './account-field.view';
import { type Told, ToldFirst } from './dashboard-frame.view';
import { LoginProof, type LoginProofProps } from './login-proof.view';

export type LoginPageProps = {
  site: string;
  token: string;
  email: string;
  /** What was wrong: address and password, a proof that was lacking or wrong, or too many attempts. */
  failed?: 'password' | 'proof' | 'often';
  /** What this login asks besides. */
  proof?: LoginProofProps;
  /** Where the login leads to; absent: to the profile. */
  returnTo?: string;
  /** After a new password was chosen. */
  reset: boolean;
  /** After an account was removed. */
  removed: boolean;
  /** After all of an account's sessions were ended. */
  everywhere: boolean;
  /** Of the new account: what was wrong, and what was typed before it was. */
  errors: Partial<Record<'firstname' | 'lastname' | 'email' | 'password', string>>;
  typed: Partial<Record<'firstName' | 'lastName' | 'email', string>>;
  /** Too many were made here: what to tell of it. */
  often?: string;
  /** Other ways to log in, and to make an account. */
  otherLogins?: ReactNode;
  otherRegisters?: ReactNode;
  /** What one of those has to tell. */
  told?: Told;
  /** Following an order without an account; made by whoever keeps orders. */
  below: ReactNode;
};

const PROBLEM = 'login-problem';

const lineOf = (failed: NonNullable<LoginPageProps['failed']>): ErrorLine => {
  if (failed === 'often') return { message: texts.tooMany };
  if (failed === 'proof') return { message: texts.proof.neededText };
  return { message: texts.failedText, controlId: accountFieldId(field.username) };
};

/** Logging in, or making an account: first what came back with something wrong in it. */
export function LoginPage(props: LoginPageProps) {
  const wrong = registerLines(props);
  const isRegisterFirst = wrong.length > 0;
  const register = (
    <Register {...props} key="register" lines={wrong} Title={isRegisterFirst ? 'h1' : 'h2'} />
  );
  const login = <Login {...props} key="login" Title={isRegisterFirst ? 'h2' : 'h1'} />;
  return (
    <>
      {props.told && (
        <div className={styles.page} data-dashboard-overview="">
          <ToldFirst told={props.told} />
        </div>
      )}
      <div className={`${styles.page} ${styles.two}`} data-dashboard-login="">
        {isRegisterFirst ? [register, login] : [login, register]}
      </div>
      {props.below}
    </>
  );
}

const registerLines = ({ often, errors }: LoginPageProps): ErrorLine[] =>
  often
    ? [{ message: often }]
    : errorLines([
        [accountFieldId('firstname'), errors.firstname],
        [accountFieldId('lastname'), errors.lastname],
        [accountFieldId('email'), errors.email],
        [accountFieldId('password'), errors.password],
      ]);

function Login(props: LoginPageProps & { Title: 'h1' | 'h2' }) {
  const { site, token, email, failed, reset, removed, Title } = props;
  const problemId = failed === 'password' ? PROBLEM : undefined;
  return (
    <section aria-labelledby="login-title">
      <Title className={styles.title} id="login-title">
        {texts.loginTitle}
      </Title>
      <p className={styles.text}>{texts.loginText}</p>
      {failed && <ErrorSummary id={PROBLEM} title={texts.failed} lines={[lineOf(failed)]} />}
      {reset && (
        <Alert tone="success">
          <p>{texts.resetDone}</p>
        </Alert>
      )}
      {removed && (
        <Alert tone="success">
          <p>{texts.accountRemoved}</p>
        </Alert>
      )}
      {props.everywhere && (
        <Alert tone="success">
          <p>{texts.sessions.endedAll}</p>
        </Alert>
      )}
      <form className={styles.form} method="post" action={`/${site}/login`}>
        <input type="hidden" name={field.token} value={token} />
        {props.returnTo && <input type="hidden" name={returnField} value={props.returnTo} />}
        <AccountField
          label={texts.email}
          name={field.username}
          type="email"
          // The browser offers passkeys here, to whoever has one.
          autoComplete="username webauthn"
          defaultValue={email}
          problemId={problemId}
          required
        />
        <AccountField
          label={texts.password}
          name={field.password}
          type="password"
          autoComplete="current-password"
          problemId={problemId}
          required
        />
        {props.proof && <LoginProof {...props.proof} />}
        <Button type="submit">{texts.login}</Button>
      </form>
      <p className={styles.links}>
        <a href={accountPath.forgot}>{texts.forgot}</a>
      </p>
      {props.otherLogins}
    </section>
  );
}

function Register(props: LoginPageProps & { Title: 'h1' | 'h2'; lines: readonly ErrorLine[] }) {
  const { token, errors, typed, lines, Title } = props;
  return (
    <section aria-labelledby="register-title">
      <Title className={styles.title} id="register-title">
        {texts.registerTitle}
      </Title>
      <p className={styles.text}>{texts.registerText}</p>
      {lines.length > 0 && <ErrorSummary lines={lines} />}
      <form className={styles.form} method="post" action={accountPath.register} noValidate>
        <input type="hidden" name={field.token} value={token} />
        <AccountField
          label={texts.firstName}
          name="firstname"
          autoComplete="given-name"
          defaultValue={typed.firstName}
          error={errors.firstname}
          maxLength={personLimits.firstname}
        />
        <AccountField
          label={texts.lastName}
          name="lastname"
          autoComplete="family-name"
          defaultValue={typed.lastName}
          error={errors.lastname}
          maxLength={personLimits.lastname}
        />
        <AccountField
          label={texts.email}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={typed.email}
          error={errors.email}
          maxLength={personLimits.email}
          required
        />
        <AccountField
          label={texts.password}
          name="password"
          type="password"
          autoComplete="new-password"
          hint={texts.passwordHint}
          error={errors.password}
          required
        />
        <Button type="submit" kind="secondary">
          {texts.register}
        </Button>
      </form>
      {props.otherRegisters}
    </section>
  );
}
