import { newsletterTexts } from '#kernel/messages/nl-newsletter';
import { field } from '#kernel/wire';
import { Button } from '#ui/button.view';
import { ErrorSummary, errorLines } from '#ui/error-summary.view';
import { TextField } from '#ui/text-field.view';
import { leavePath, newsletterField } from '../contract';
import styles from './form-page.module.css';

const texts = newsletterTexts.leave;
const EMAIL = 'newsletter-email';

export type LeavePageProps = {
  token: string;
  email: string;
  errors: { form?: string; email?: string };
};

/** Asking for the link by which one comes off the list. */
export function LeavePage({ token, email, errors }: LeavePageProps) {
  const wrong = errorLines([[EMAIL, errors.email]]);
  return (
    <section className={styles.page} aria-labelledby="newsletter-title">
      <h1 id="newsletter-title">{texts.title}</h1>
      <p className={styles.text}>{texts.intro}</p>
      {(errors.form || wrong.length > 0) && (
        <ErrorSummary title={errors.form} lines={wrong} focused={!errors.email} />
      )}
      <form className={styles.form} method="post" action={leavePath} noValidate>
        <input type="hidden" name={field.token} value={token} />
        <TextField
          id={EMAIL}
          name={newsletterField.email}
          label={newsletterTexts.page.email}
          error={errors.email}
          type="email"
          autoComplete="email"
          autoFocus={errors.email !== undefined}
          maxLength={254}
          defaultValue={email}
          alone
          required
        />
        <Button type="submit">{texts.submit}</Button>
      </form>
    </section>
  );
}
