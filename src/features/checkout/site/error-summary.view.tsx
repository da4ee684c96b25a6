import { checkoutTexts as texts } from '#kernel/messages/nl-shop';
import { type CheckoutErrors, formFields } from '../contract';
import styles from './error-summary.module.css';
import { fieldId } from './field-id';

/** All that is not right, with a way to each of them; it takes the focus, so that it is read. */
export function ErrorSummary({ errors }: { errors: CheckoutErrors }) {
  const own = errors[''];
  const wrong = formFields.filter((name) => errors[name]);
  if (!own && wrong.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: the page comes back because of these messages
    <div className={styles.errors} role="alert" tabIndex={-1} autoFocus>
      <p className={styles.title}>{own ?? texts.errorTitle}</p>
      {wrong.length > 0 && (
        <ul>
          {wrong.map((name) => (
            <li key={name}>
              <a className={styles.link} href={`#${fieldId(name)}`}>
                {errors[name]}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
