import type { InvoiceView } from '#features/invoices/contract';
import { fulfilmentTexts as texts } from '#kernel/messages/nl-fulfilment';
import { invoiceTexts } from '#kernel/messages/nl-invoices';
import { returnTexts } from '#kernel/messages/nl-returns';
import { field } from '#kernel/wire';
import { Button, ButtonLink } from '#ui/button.view';
import { Icon } from '#ui/icon.view';
import type { AddressValues, PointChoice } from '../contract';
import { ChangeAddress } from './change-address.view';
import { ChangePoint } from './change-point.view';
import styles from './sections.module.css';

export type OrderActionsProps = {
  token: string;
  /** Absent: there are none, and none will come. */
  invoices?: readonly InvoiceView[];
  /** Absent: it can't be cancelled any more. */
  cancel?: { action: string; isPaid: boolean };
  address?: {
    action: string;
    values: AddressValues;
    errors: Partial<AddressValues>;
    isOpen: boolean;
  };
  point?: {
    action: string;
    href: string;
    zipcode: string;
    /** Absent: not asked for yet. */
    points?: readonly PointChoice[];
    problem?: string;
  };
  /** Absent: there is nothing left to withdraw. */
  withdraw?: { href: string; deadline: string };
};

/** What a buyer can still do with an order. */
export function OrderActions(props: OrderActionsProps) {
  const { token, cancel, address, point, withdraw } = props;
  return (
    <div className={styles.stack}>
      {withdraw && <Withdraw {...withdraw} />}
      {props.invoices && <Invoices invoices={props.invoices} />}
      <div className={styles.folds}>
        {address && <ChangeAddress token={token} {...address} />}
        {point && <ChangePoint token={token} {...point} />}
        {cancel && <Cancel token={token} {...cancel} />}
      </div>
    </div>
  );
}

/** First of all that can be done: nobody who has second thoughts should have to look for it. */
function Withdraw({ href, deadline }: NonNullable<OrderActionsProps['withdraw']>) {
  return (
    <section className={styles.withdraw} aria-labelledby="order-withdraw">
      <h2 className={styles.heading} id="order-withdraw">
        {returnTexts.withdraw.secondThoughts}
      </h2>
      <p>{deadline}</p>
      <p>
        <ButtonLink kind="secondary" href={href}>
          {returnTexts.withdraw.link}
        </ButtonLink>
      </p>
    </section>
  );
}

function Invoices({ invoices }: { invoices: readonly InvoiceView[] }) {
  return (
    <section aria-labelledby="order-invoices">
      <h2 className={styles.heading} id="order-invoices">
        {invoiceTexts.invoices.title}
      </h2>
      {invoices.length === 0 && <p>{invoiceTexts.invoices.none}</p>}
      <ul>
        {invoices.map(({ href, title, on }) => (
          <li key={href}>
            <a className={styles.link} href={href}>
              {title}
            </a>{' '}
            <span className={styles.soft}>{on}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type CancelProps = NonNullable<OrderActionsProps['cancel']> & { token: string };

function Cancel({ action, isPaid, token }: CancelProps) {
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>
        {texts.cancel.title}
        <Icon name="down" small />
      </summary>
      <form className={styles.body} method="post" action={action}>
        <input type="hidden" name={field.token} value={token} />
        <p>
          {texts.cancel.text} {isPaid ? texts.cancel.paid : texts.cancel.unpaid}
        </p>
        <Button type="submit" kind="secondary">
          {texts.cancel.button}
        </Button>
      </form>
    </details>
  );
}
