import { accountPath } from '#features/accounts/contract';
import { signInTexts } from '#kernel/messages/nl-signin';
import { field } from '#kernel/wire';
import { Alert } from '#ui/alert.view';
import { Button } from '#ui/button.view';
import { ErrorSummary } from '#ui/error-summary.view';
import { TextField } from '#ui/text-field.view';
import { signInField, signInPath } from '../contract';
import styles from './signin.module.css';

const texts = signInTexts.pending;

export type PendingPageProps = {
  token: string;
  /** Absent: it is over. `isKnown`: an account has that address, which is '' when none was told. */
  pending?: { name: string; email: string; isKnown: boolean };
  /** What is in the way, by field; '': of the whole. */
  errors?: Readonly<Record<string, string>>;
  /** A link was mailed just now. */
  mailed?: boolean;
  /** The address that was typed, when it was wrong. */
  typed?: string;
};

const idOf = (name: string): string => `pending-${name}`;

/** What is still wanted of somebody whom a provider has told of. */
export function PendingPage({ token, pending, errors = {}, mailed, typed }: PendingPageProps) {
  const wrong = Object.entries(errors).map(([name, message]) =>
    name === '' ? { message } : { message, controlId: idOf(name) },
  );
  return (
    <section className={styles.page} aria-labelledby="pending-title">
      <h1 className={styles.title} id="pending-title">
        {texts.title}
      </h1>
      {wrong.length > 0 && <ErrorSummary lines={wrong} />}
      {mailed && (
        <Alert tone="success">
          <p>{texts.mailed}</p>
        </Alert>
      )}
      {!pending && <ErrorSummary title={texts.over} />}
      {pending?.isKnown && <Known {...{ token, errors, mailed }} {...pending} />}
      {pending && !pending.isKnown && (
        <form className={styles.form} method="post" action={signInPath.pendingEmail}>
          <p className={styles.text}>
            {pending.email === '' ? texts.unknown(pending.name) : texts.free}
          </p>
          <input type="hidden" name={field.token} value={token} />
          <TextField
            id={idOf(signInField.email)}
            name={signInField.email}
            label={texts.email}
            type="email"
            autoComplete="email"
            defaultValue={typed ?? pending.email}
            error={errors[signInField.email]}
            required
          />
          <Button type="submit">{texts.make}</Button>
        </form>
      )}
      <p>
        <a href={accountPath.login}>{texts.back}</a>
      </p>
    </section>
  );
}

type KnownProps = Pick<PendingPageProps, 'token' | 'mailed'> & {
  name: string;
  email: string;
  errors: Readonly<Record<string, string>>;
};

function Known({ token, name, email, errors, mailed }: KnownProps) {
  return (
    <>
      <p className={styles.text}>{texts.known(name, email)}</p>
      <form className={styles.form} method="post" action={signInPath.pending}>
        <input type="hidden" name={field.token} value={token} />
        <input type="hidden" name={field.username} value={email} autoComplete="username" />
        <TextField
          id={idOf(signInField.password)}
          name={signInField.password}
          label={texts.password}
          type="password"
          autoComplete="current-password"
          error={errors[signInField.password]}
          required
        />
        <Button type="submit">{texts.link(name)}</Button>
      </form>
      {!mailed && (
        <form className={styles.form} method="post" action={signInPath.pendingMail}>
          <input type="hidden" name={field.token} value={token} />
          <p className={styles.text}>{texts.noPassword}</p>
          <Button type="submit" kind="secondary">
            {texts.mail}
          </Button>
        </form>
      )}
    </>
  );
}
