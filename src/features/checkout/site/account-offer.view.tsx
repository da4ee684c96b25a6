import { checkoutTexts } from '#kernel/messages/nl-shop';
import { field } from '#kernel/wire';
import { Alert } from '#ui/alert.view';
import { Button } from '#ui/button.view';
import { ErrorSummary } from '#ui/error-summary.view';
import { TextField } from '#ui/text-field.view';
import { accountPath } from '../../accounts/contract';
import { accountAfterPath } from '../contract';
import styles from './account-offer.module.css';

const texts = checkoutTexts.after;

/** The id of what stands on the page. */
export const ACCOUNT_OFFER = 'account-after';

/** The name of the field with the password. */
export const PASSWORD = 'password';

const PASSWORD_ID = `${ACCOUNT_OFFER}-password`;

export type AccountOfferProps = {
  orderToken: string;
  email: string;
  /** Of the form: that it comes from one of our pages. */
  token: string;
  error?: string;
};

/** An account for who ordered without one: all that is asked is a password. */
export function AccountOffer({ orderToken, email, token, error }: AccountOfferProps) {
  return (
    <section className={styles.offer} id={ACCOUNT_OFFER} aria-labelledby={`${ACCOUNT_OFFER}-title`}>
      <h2 className={styles.title} id={`${ACCOUNT_OFFER}-title`}>
        {texts.title}
      </h2>
      <p>{texts.text}</p>
      {error && <ErrorSummary lines={[{ controlId: PASSWORD_ID, message: error }]} />}
      <form
        className={styles.form}
        method="post"
        // No part of the page is named: the focus goes to what is wrong.
        action={accountAfterPath(orderToken)}
        noValidate
      >
        <input type="hidden" name={field.token} value={token} />
        <TextField
          id={`${ACCOUNT_OFFER}-email`}
          label={checkoutTexts.labels.email}
          type="email"
          autoComplete="username"
          value={email}
          readOnly
        />
        <TextField
          id={PASSWORD_ID}
          label={texts.password}
          name={PASSWORD}
          type="password"
          autoComplete="new-password"
          error={error}
          required
          alone
        />
        <Button type="submit">{texts.button}</Button>
      </form>
    </section>
  );
}

/** That the account was made just now. */
export function AccountMade() {
  return (
    <div id={ACCOUNT_OFFER}>
      <Alert tone="success">
        <p>
          {texts.done} <a href={accountPath.orders}>{texts.toAccount}</a>
        </p>
      </Alert>
    </div>
  );
}
