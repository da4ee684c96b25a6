import type { ReturnView } from '#features/returns/contract';
import { fulfilmentTexts } from '#kernel/messages/nl-fulfilment';
import { returnTexts } from '#kernel/messages/nl-returns';
import { formatEuro } from '#kernel/values/money';
import { ButtonLink } from '#ui/button.view';
import type { ParcelView, ProgressStep } from '../contract';
import { Progress } from './progress.view';
import styles from './sections.module.css';

export type OrderStatusProps = {
  steps: readonly ProgressStep[];
  parcels: readonly ParcelView[];
  returns: readonly (ReturnView & { how: string[]; sendTo: string[] })[];
};

/** Where an order is: its way, its parcels, and what comes back of it. */
export function OrderStatus({ steps, parcels, returns }: OrderStatusProps) {
  const { parcels: texts } = fulfilmentTexts;
  return (
    <div className={styles.stack}>
      <section aria-labelledby="order-progress">
        <h2 className={styles.heading} id="order-progress">
          {fulfilmentTexts.progress}
        </h2>
        <Progress steps={steps} />
      </section>
      {parcels.length > 0 && (
        <section aria-labelledby="order-parcels">
          <h2 className={styles.heading} id="order-parcels">
            {parcels.length === 1 ? texts.one : texts.title}
          </h2>
          <ul className={styles.cards}>
            {parcels.map((parcel) => (
              <Parcel key={parcel.trackingCode} parcel={parcel} />
            ))}
          </ul>
        </section>
      )}
      {returns.length > 0 && (
        <section aria-labelledby="order-returns">
          <h2 className={styles.heading} id="order-returns">
            {returnTexts.returns.title}
          </h2>
          <ul className={styles.cards}>
            {returns.map((one) => (
              <Return key={one.number} one={one} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Parcel({ parcel }: { parcel: ParcelView }) {
  const { parcels: texts } = fulfilmentTexts;
  const { trackingCode, trackingUrl } = parcel;
  return (
    <li className={styles.card}>
      <p>{texts.sent(parcel.sentOn, parcel.carrier)}</p>
      <ul className={styles.list}>
        {parcel.what.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {trackingUrl ? (
        <a className={styles.link} href={trackingUrl} rel="noreferrer">
          {texts.track(trackingCode)}
        </a>
      ) : (
        <p className={styles.code}>
          {texts.code}: {trackingCode}
        </p>
      )}
    </li>
  );
}

/** Where it is; of what was never sent, only about its money. */
const stateText = ({ isUnsent, state, refundCents }: ReturnView): string => {
  const { returns: texts } = returnTexts;
  if (!isUnsent || state === 'refunded') return texts.states[state];
  return refundCents > 0 ? texts.unsentPaid : texts.unsentFree;
};

function Return({ one }: { one: OrderStatusProps['returns'][number] }) {
  const { returns: texts } = returnTexts;
  return (
    <li className={styles.card}>
      <p className={styles.title}>{one.isUnsent ? texts.unsentTitle : texts.number(one.number)}</p>
      <p>{stateText(one)}</p>
      <p className={styles.soft}>
        {one.isUnsent ? texts.unsentOn(one.at) : texts.on(one.at)}
        {one.isLate && `. ${texts.late}`}
      </p>
      <ul className={styles.list}>
        {one.lines.map((line) => (
          <li key={line.what}>
            {[line.what, one.isUnsent ? '' : texts.lineStates[line.state]]
              .filter(Boolean)
              .join(': ')}
            {line.note && <span className={styles.soft}> ({line.note})</span>}
          </li>
        ))}
      </ul>
      {one.refundCents > 0 && <p>{texts.refund(formatEuro(one.refundCents))}</p>}
      {one.sendBy && <HowToReturn how={one.how} sendTo={one.sendTo} href={one.href} />}
    </li>
  );
}

type HowProps = { how: readonly string[]; sendTo: readonly string[]; href?: string };

function HowToReturn({ how, sendTo, href }: HowProps) {
  const { returns: texts } = returnTexts;
  return (
    <>
      <h3 className={styles.title}>{texts.howTitle}</h3>
      {how.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {href && (
        <p>
          <ButtonLink kind="secondary" href={href}>
            {texts.link}
          </ButtonLink>
        </p>
      )}
      {sendTo.length > 0 && (
        <>
          <p className={styles.soft}>{texts.sendTo}</p>
          <address>
            {sendTo.map((line) => (
              <span key={line}>
                {line}
                <br />
              </span>
            ))}
          </address>
        </>
      )}
    </>
  );
}
