import type { ReactNode } from 'react';
import type { LookupErrors } from '#features/orders/contract';
import { orderTexts } from '#kernel/messages/nl-orders';
import { returnTexts } from '#kernel/messages/nl-returns';
import { path } from '#kernel/wire';
import { Button } from '#ui/button.view';
import { classNames } from '#ui/class-names';
import { ErrorSummary, errorLines } from '#ui/error-summary.view';
import { TextField } from '#ui/text-field.view';
import type { ReturnableOrder } from '../contract';
import { OwnOrders } from './own-orders.view';
import styles from './withdraw.module.css';

const texts = returnTexts.withdraw;
const labels = orderTexts.lookup;

type Contact = { phone: string; email: string };

export type WithdrawStartProps = {
  /** Of who is logged in: his orders of which something can still go back; absent: nobody is. */
  own?: readonly ReturnableOrder[];
  /** There are stores to bring something back to. */
  hasReturnStores: boolean;
  /** Who can be asked. */
  contact: Contact;
  values: { number: string; email: string };
  errors?: LookupErrors;
  /** The way to the pages beside it. */
  navigation?: ReactNode;
};

const NUMBER = 'withdraw-number';
const EMAIL = 'withdraw-email';

/** Where anybody begins to withdraw: with an order's number and e-mail address. */
export function WithdrawStart({
  own,
  contact,
  hasReturnStores,
  values,
  errors = {},
  navigation,
}: WithdrawStartProps) {
  const wrong = errorLines([
    [NUMBER, errors.number],
    [EMAIL, errors.email],
  ]);
  return (
    <>
      {navigation && <div className={styles.navigation}>{navigation}</div>}
      <div className={classNames(styles.page, styles.start)}>
        <h1>{texts.title}</h1>
        <div className={styles.text}>
          <p>{texts.intro}</p>
          {!own && <p>{texts.start}</p>}
        </div>
        {own && <OwnOrders orders={own} />}
        {own && (
          <div className={styles.text}>
            <h2 className={styles.legend}>{texts.otherOrder}</h2>
            <p>{texts.otherStart}</p>
          </div>
        )}
        {(errors.form || wrong.length > 0) && <ErrorSummary title={errors.form} lines={wrong} />}
        <form className={styles.form} method="post" action={path.withdraw} noValidate>
          <div className={styles.fields}>
            <TextField
              id={NUMBER}
              name="order_number"
              label={labels.number}
              hint={labels.numberHint}
              autoComplete="off"
              defaultValue={values.number}
              error={errors.number}
              maxLength={40}
              required
            />
            <TextField
              id={EMAIL}
              name="order_email"
              type="email"
              label={labels.email}
              autoComplete="email"
              defaultValue={values.email}
              error={errors.email}
              maxLength={254}
              required
            />
          </div>
          <Button type="submit">{texts.startButton}</Button>
        </form>
        <Help {...contact} hasReturnStores={hasReturnStores} />
      </div>
    </>
  );
}

/** What comes next, and who can be asked. */
function Help({
  phone,
  email,
  hasReturnStores,
}: Contact & Pick<WithdrawStartProps, 'hasReturnStores'>) {
  return (
    <aside className={styles.help} aria-labelledby="hoe-verder">
      <h2 id="hoe-verder" className={styles.legend}>
        {texts.steps.title}
      </h2>
      <ol className={styles.steps}>
        {(hasReturnStores ? texts.steps.list : texts.steps.listByPost).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {(phone || email) && (
        <>
          <h2 className={styles.legend}>{texts.help}</h2>
          <ul>
            {phone && (
              <li>
                <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
              </li>
            )}
            {email && (
              <li>
                <a href={`mailto:${email}`}>{email}</a>
              </li>
            )}
          </ul>
        </>
      )}
    </aside>
  );
}
