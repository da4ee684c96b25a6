import { newsletterTexts } from '#kernel/messages/nl-newsletter';
import { field } from '#kernel/wire';
import { Button } from '#ui/button.view';
import { ErrorSummary, errorLines } from '#ui/error-summary.view';
import { TextField } from '#ui/text-field.view';
import { leavePath, newsletterField, newsletterPath } from '../contract';
import styles from './form-page.module.css';

const texts = newsletterTexts.page;
const EMAIL = 'newsletter-email';
const NAME = 'newsletter-name';

export type FormPageProps = {
  token: string;
  /** The words by which consent is asked: they are kept as proof. */
  consent: string;
  /** False: nobody published that page yet. */
  isPrivacySeen: boolean;
  values: { email: string; name: string };
  errors: { form?: string; email?: string };
};

/** Asking for the newsletter. */
export function FormPage({ token, consent, isPrivacySeen, values, errors }: FormPageProps) {
  const wrong = errorLines([[EMAIL, errors.email]]);
  return (
    <section className={styles.page} aria-labelledby="newsletter-title">
      <h1 id="newsletter-title">{newsletterTexts.title}</h1>
      <p className={styles.text}>{texts.intro}</p>
      {(errors.form || wrong.length > 0) && (
        <ErrorSummary title={errors.form} lines={wrong} focused={!errors.email} />
      )}
      <form className={styles.form} method="post" action={newsletterPath} noValidate>
        <input type="hidden" name={field.token} value={token} />
        <TextField
          id={EMAIL}
          name={newsletterField.email}
          label={texts.email}
          error={errors.email}
          type="email"
          autoComplete="email"
          autoFocus={errors.email !== undefined}
          maxLength={254}
          defaultValue={values.email}
          required
        />
        <TextField
          id={NAME}
          name={newsletterField.name}
          label={texts.name}
          hint={texts.nameHint}
          autoComplete="given-name"
          maxLength={40}
          defaultValue={values.name}
        />
        <p className={styles.consent}>
          {consent} {isPrivacySeen && <a href="/privacy">{texts.privacy}</a>}
        </p>
        <Button type="submit">{texts.submit}</Button>
      </form>
      <p className={styles.leave}>
        <a href={leavePath}>{newsletterTexts.leave.link}</a>
      </p>
    </section>
  );
}
