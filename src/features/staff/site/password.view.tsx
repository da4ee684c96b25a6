import { peopleTexts as texts } from '#kernel/messages/nl-people';
import { staffAccountTexts } from '#kernel/messages/nl-staff-account';
import { field } from '#kernel/wire';
import { Alert } from '#ui/alert.view';
import { Button } from '#ui/button.view';
import { ErrorSummary } from '#ui/error-summary.view';
import { TextField } from '#ui/text-field.view';
import { staffPasswordField, staffPath } from '../contract';
import styles from './login.module.css';

type Page = { site: string; token: string };

export type StaffForgotProps = Page & {
  email?: string;
  sent?: boolean;
  /** What is wrong with it. */
  problem?: string;
};

/** Asking for a link to a new password. It works without script. */
export function StaffForgot({ site, token, email, sent, problem }: StaffForgotProps) {
  return (
    <main className={styles.door}>
      <p className={styles.site}>{site}</p>
      <h1 className={styles.title}>{texts.forgotTitle}</h1>
      {problem && (
        <ErrorSummary
          id="staff-forgot-problem"
          title={texts.forgotFailed}
          lines={[{ message: problem, controlId: 'staff-forgot-email' }]}
        />
      )}
      {sent ? (
        <Alert tone="success" takesFocus>
          <p>{texts.forgotSent}</p>
        </Alert>
      ) : (
        <>
          <p>{texts.forgotText}</p>
          <form method="post" action={staffPath.forgot} className={styles.form} noValidate>
            <input type="hidden" name={field.token} value={token} />
            <TextField
              id="staff-forgot-email"
              label={texts.email}
              name={field.username}
              type="email"
              autoComplete="username"
              defaultValue={email}
              problemId={problem ? 'staff-forgot-problem' : undefined}
              required
              alone
            />
            <Button type="submit" wide>
              {texts.forgotSend}
            </Button>
          </form>
        </>
      )}
      <p className={styles.note}>
        <a href={staffPath.login}>{texts.toLogin}</a>
      </p>
    </main>
  );
}

export type StaffPasswordProps = Page & {
  /** Where the form goes: the address of the page itself. */
  action: string;
  /** Whose password it is; absent: the link is no good any more. */
  email?: string;
  errors?: { one?: string; again?: string };
  problem?: string;
};

/** Choosing a password by a mailed link. It works without script. */
export function StaffPassword(props: StaffPasswordProps) {
  const { site, token, action, email, errors = {}, problem } = props;
  const lines = [
    ...(problem ? [{ message: problem }] : []),
    ...(errors.one ? [{ message: errors.one, controlId: 'staff-new' }] : []),
    ...(errors.again ? [{ message: errors.again, controlId: 'staff-again' }] : []),
  ];
  return (
    <main className={styles.door}>
      <p className={styles.site}>{site}</p>
      <h1 className={styles.title}>{texts.linkTitle}</h1>
      {lines.length > 0 && <ErrorSummary title={texts.linkFailed} lines={lines} />}
      {email === undefined ? (
        <>
          <Alert tone="error">
            <p>{texts.linkGone}</p>
          </Alert>
          <p className={styles.note}>
            <a href={staffPath.forgot}>{texts.forgot}</a>
          </p>
        </>
      ) : (
        <>
          <p>{texts.linkFor(email)}</p>
          <form method="post" action={action} className={styles.form} noValidate>
            <input type="hidden" name={field.token} value={token} />
            {/* So that a browser keeps the password with whose it is. */}
            <input type="email" autoComplete="username" value={email} readOnly hidden />
            <TextField
              id="staff-new"
              label={texts.newPassword}
              name={staffPasswordField.one}
              type="password"
              autoComplete="new-password"
              hint={staffAccountTexts.passwordHint}
              error={errors.one}
              required
              alone
            />
            <TextField
              id="staff-again"
              label={texts.newAgain}
              name={staffPasswordField.again}
              type="password"
              autoComplete="new-password"
              error={errors.again}
              required
              alone
            />
            <Button type="submit" wide>
              {texts.newSave}
            </Button>
          </form>
        </>
      )}
    </main>
  );
}
