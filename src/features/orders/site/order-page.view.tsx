import { orderTexts as texts } from '#kernel/messages/nl-orders';
import { formatEuro } from '#kernel/values/money';
import { Alert } from '#ui/alert.view';
import { ButtonLink } from '#ui/button.view';
import { FactsList } from '#ui/facts-list.view';
import type { OrderView } from '../contract';
import styles from './order-page.module.css';
import { OrderSummary } from './order-summary.view';
import { Withdraw } from './withdraw.view';

export type OrderPageProps = {
  order: OrderView;
  /** What happens next, in order; none once it is under way. */
  steps: readonly string[];
  token: string;
  withdrawAction: string;
};

/** A placed order: that it was received, what happens next, and all that was agreed. */
export function OrderPage({ order, steps, token, withdrawAction }: OrderPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{texts.thanks(order.name)}</h1>
        <p className={styles.lead}>{texts.received(order.number, order.email)}</p>
        <p className={styles.soft}>{texts.keep}</p>
        {order.withdrawals.map((withdrawal) => (
          <Alert key={withdrawal.at} tone="success" title={texts.withdraw.received(withdrawal.at)}>
            <p>{withdrawal.what.join('; ') || texts.withdraw.all}</p>
          </Alert>
        ))}
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          {steps.length > 0 && <Steps steps={steps} />}
          {order.transfer && <Transfer order={order} transfer={order.transfer} />}
          <section aria-labelledby="order-facts">
            <h2 className={styles.heading} id="order-facts">
              {texts.pageTitle(order.number)}
            </h2>
            <FactsList facts={factsOf(order)} />
          </section>
          <Withdraw order={order} token={token} action={withdrawAction} />
        </div>
        <OrderSummary order={order} />
      </div>
      <ButtonLink kind="secondary" href="/">
        {texts.more}
      </ButtonLink>
    </div>
  );
}

function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <section aria-labelledby="order-next">
      <h2 className={styles.heading} id="order-next">
        {texts.next}
      </h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step} className={styles.step}>
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}

type TransferProps = { order: OrderView; transfer: NonNullable<OrderView['transfer']> };

function Transfer({ order, transfer }: TransferProps) {
  return (
    <section className={styles.transfer} aria-labelledby="order-transfer">
      <h2 className={styles.heading} id="order-transfer">
        {texts.transferTitle}
      </h2>
      <FactsList
        facts={[
          [texts.transferAmount, <strong key="amount">{formatEuro(order.totalCents)}</strong>],
          [texts.transferIban, <strong key="iban">{transfer.iban}</strong>],
          [texts.transferName, transfer.name],
          [texts.transferReference, <strong key="reference">{transfer.reference}</strong>],
        ]}
      />
      <p className={styles.soft}>{texts.transferNote}</p>
    </section>
  );
}

const factsOf = (order: OrderView): (readonly [string, React.ReactNode])[] => [
  [texts.state, texts.states[order.state]],
  [texts.placedAt, order.placedAt],
  [texts.payment, `${texts.payments[order.payment]}, ${texts.paymentStates[order.paymentState]}`],
  [
    order.method === 'pickup' ? texts.pickupAt : texts.deliveryTo,
    <address key="address" className={styles.address}>
      {[order.pickupTitle, ...order.addressLines].filter(Boolean).join('\n')}
    </address>,
  ],
  ...(order.remark ? [[texts.remark, order.remark] as const] : []),
];
