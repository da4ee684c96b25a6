import type { ToldLetter, ToldOrderDetails } from '#features/customers/contract';
import { customerTexts } from '#kernel/messages/nl-customers';
import { officePath } from '#kernel/wire-staff';
import { useSending } from '../account/use-sending';
import list from '../list/list.module.css';
import { whenOf } from '../moments';
import { tell } from '../shell/toasts';
import styles from './orders.module.css';
import type { Act } from './use-order-act';

const texts = customerTexts.details;

type Props = { order: ToldOrderDetails; act: Act; mailAgain: (letter: ToldLetter) => void };

/** Parcels, returns, invoices, and the mails that can be sent again. */
export function Papers({ order, act, mailAgain }: Props) {
  const { number, parcels, returns, invoices, mayInvoice } = order;
  const cameBack = returns.filter(({ isUnsent }) => !isUnsent);
  const unsent = returns.filter(({ isUnsent }) => isUnsent);
  const wasMailed = (kind: string) => order.story.some((entry) => entry.kind === kind);
  const [wasConfirmed, wasLinked] = [wasMailed('mailed'), wasMailed('link-mailed')];
  const { send, isBusy } = useSending();
  const make = async () => {
    if (!isBusy && (await send(() => act('invoices', {})))) tell(texts.invoiceMade);
  };
  return (
    <section className={styles.part}>
      {parcels.length > 0 && (
        <>
          <h2>{texts.parcels}</h2>
          <ul className={styles.papers}>
            {parcels.map(({ id, carrier, code, href, at }, nth) => (
              <li key={id}>
                {texts.parcelName(carrier, code, nth + 1)}{' '}
                {href && (
                  <a href={href} target="_blank" rel="noreferrer">
                    {texts.follow}
                    <span className="visually-hidden">
                      {' '}
                      {texts.parcelName(carrier, code, nth + 1)}
                    </span>
                  </a>
                )}
                <div className={styles.soft}>{whenOf(at)}</div>
              </li>
            ))}
          </ul>
        </>
      )}
      {cameBack.length > 0 && (
        <>
          <h2>{texts.returns}</h2>
          <ul className={styles.papers}>
            {cameBack.map(({ number: of, state, at }) => (
              <li key={of}>
                {of}, {texts.returnStates[state] ?? state}
                <div className={styles.soft}>{whenOf(at)}</div>
              </li>
            ))}
          </ul>
        </>
      )}
      {unsent.length > 0 && (
        <>
          <h2>{texts.unsent}</h2>
          <ul className={styles.papers}>
            {unsent.map(({ number: of, at }) => (
              <li key={of}>
                {of}
                <div className={styles.soft}>{whenOf(at)}</div>
              </li>
            ))}
          </ul>
        </>
      )}
      <h2>{texts.invoices}</h2>
      {invoices.length > 0 && (
        <ul className={styles.papers}>
          {invoices.map(({ number: of, kind, at }) => (
            <li key={of}>
              <a href={`${officePath.calls}/orders/${number}/invoices/${of}`} download>
                {texts.invoiceKinds[kind]} {of}
              </a>
              <div className={styles.soft}>{whenOf(at)}</div>
              {!order.isErased && (
                <button
                  type="button"
                  className={list.plain}
                  onClick={() => mailAgain({ what: 'invoice', number: of })}
                >
                  {texts.mailInvoice}
                  <span className="visually-hidden"> {of}</span>
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.acts}>
        {mayInvoice && (
          <button type="button" className={styles.act} onClick={() => void make()}>
            {texts.makeInvoice}
          </button>
        )}
        {/* Until it is paid the link's mail tells all that the confirmation does. */}
        {!order.isErased && !order.payBy && (
          <button
            type="button"
            className={styles.act}
            onClick={() => mailAgain({ what: 'confirmation' })}
          >
            {wasConfirmed ? texts.confirmAgain : texts.confirm}
          </button>
        )}
        {order.payBy && (
          <button
            type="button"
            className={styles.act}
            onClick={() => mailAgain({ what: 'payment-link' })}
          >
            {wasLinked ? texts.linkAgain : texts.link}
          </button>
        )}
      </div>
    </section>
  );
}
