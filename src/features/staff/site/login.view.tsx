import { peopleTexts as people } from '#kernel/messages/nl-people';
import { setupTexts } from '#kernel/messages/nl-setup';
import { staffTexts as texts } from '#kernel/messages/nl-staff';
import { staffPasskeyTexts as passkeys } from '#kernel/messages/nl-staff-passkeys';
import { field } from '#kernel/wire';
import { proofField } from '#kernel/wire-login';
import { Alert } from '#ui/alert.view';
import { Button } from '#ui/button.view';
import { ErrorSummary } from '#ui/error-summary.view';
import { TextField } from '#ui/text-field.view';
import { staffPath, staffReturnField } from '../contract';
import styles from './login.module.css';
import { StaffPasskey } from './passkey.view';

export type StaffLoginProps = {
  site: string;
  token: string;
  email: string;
  returnTo: string;
  failed?: 'password' | 'proof' | 'often' | 'passkey';
  /** Nobody can come in yet. */
  isEmpty?: boolean;
  /** He comes from a mailed link, by which he chose a password. */
  isChosen?: boolean;
  /** Where passkeys are for; absent: they aren't offered. */
  passkeyOrigin?: string;
  /** A sum in words that is asked besides. */
  question?: { token: string; label: string };
};

const PROBLEM = 'staff-login-problem';

const messages = {
  password: texts.failedText,
  proof: texts.proofText,
  often: texts.often,
  passkey: passkeys.only,
} as const;

/** The office's door: it works without script. */
export function StaffLogin(props: StaffLoginProps) {
  const { site, token, email, returnTo, failed, isChosen, isEmpty, question } = props;
  const { passkeyOrigin } = props;
  return (
    <main className={styles.door}>
      <p className={styles.site}>{site}</p>
      <h1 className={styles.title}>{texts.loginTitle}</h1>
      {failed && (
        <ErrorSummary
          id={PROBLEM}
          title={texts.failed}
          lines={[{ message: messages[failed], controlId: 'staff-email' }]}
        />
      )}
      {isChosen && !failed && (
        <Alert tone="success" takesFocus>
          <p>{people.linkDone}</p>
        </Alert>
      )}
      {isEmpty && <p>{setupTexts.doorEmpty}</p>}
      <form method="post" action={staffPath.login} className={styles.form}>
        <input type="hidden" name={field.token} value={token} />
        <input type="hidden" name={staffReturnField} value={returnTo} />
        <TextField
          id="staff-email"
          label={texts.email}
          name={field.username}
          type="email"
          autoComplete={passkeyOrigin ? 'username webauthn' : 'username'}
          defaultValue={email}
          problemId={failed === 'password' ? PROBLEM : undefined}
          required
          alone
        />
        <TextField
          id="staff-password"
          label={texts.password}
          name={field.password}
          type="password"
          autoComplete="current-password"
          problemId={failed === 'password' ? PROBLEM : undefined}
          required
          alone
        />
        {question && (
          <>
            <input type="hidden" name={proofField.token} value={question.token} />
            <TextField
              id="staff-question"
              label={question.label}
              name={proofField.answer}
              hint={texts.proofHint}
              inputMode="numeric"
              autoComplete="off"
              required
              alone
            />
          </>
        )}
        <Button type="submit" wide>
          {texts.login}
        </Button>
      </form>
      {passkeyOrigin && <StaffPasskey origin={passkeyOrigin} returnTo={returnTo} />}
      <p className={styles.note}>
        <a href={staffPath.forgot}>{people.forgot}</a>
      </p>
      <p className={styles.note}>{texts.loginText}</p>
      <p className={styles.note}>
        {texts.customers} <a href="/login">{texts.customersLink}</a>
      </p>
    </main>
  );
}
