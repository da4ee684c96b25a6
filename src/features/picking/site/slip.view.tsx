import { pickingTexts as texts } from '#kernel/messages/nl-picking';
import paper from '#ui/work/paper.module.css';
import { PrintHint } from '#ui/work/print-hint.view';
import styles from '#ui/work/work.module.css';
import own from './picking.module.css';

export type SlipProps = {
  site: string;
  number: string;
  placedOn: string;
  address: readonly string[];
  /** Prices are left out of what is a present. */
  lines: readonly {
    variantId: number;
    what: string;
    sku: string;
    quantity: number;
    price?: string;
  }[];
  giftText?: string;
  comesMore: boolean;
  /** Pieces that lie nowhere: nobody decided yet what comes of them. */
  lacksSome: boolean;
  /** Pieces on it were paid back: said to who packs, not on paper. */
  asks: boolean;
};

/** What goes in the box on paper. */
export function Slip(props: SlipProps) {
  const { site, number, placedOn, address, lines, giftText, comesMore, lacksSome, asks } = props;
  const hasPrices = lines.some(({ price }) => price !== undefined);
  return (
    <article className={paper.paper}>
      <PrintHint />
      {asks && <p className={`${own.asks} ${styles.noPrint}`}>{texts.slipRefunded}</p>}
      <p className={styles.strong}>{site}</p>
      <p>
        {address.map((line) => (
          <span key={line}>
            {line}
            <br />
          </span>
        ))}
      </p>
      <p>
        {texts.slipNumber} <span className={styles.strong}>{number}</span>
        <br />
        {texts.slipDate} {placedOn}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.slipCount}</th>
            <th scope="col">{texts.slipWhat}</th>
            {hasPrices && (
              <th scope="col" className={paper.amount}>
                {texts.slipPrice}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ variantId, what, sku, quantity, price }) => (
            <tr key={variantId}>
              <td>{quantity}</td>
              <td>
                {what}
                {sku && ' '}
                {sku && <span className={paper.sku}>{texts.number(sku)}</span>}
              </td>
              {hasPrices && <td className={paper.amount}>{price}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {comesMore && <p>{texts.slipRest}</p>}
      {lacksSome && <p>{texts.slipShort}</p>}
      {giftText && <p className={paper.card}>{giftText}</p>}
    </article>
  );
}

export type LabelProps = {
  /** Its name, and where a parcel comes back to. */
  sender: readonly string[];
  address: readonly string[];
  number: string;
  carrier: string;
  /** It goes to a service point of that carrier, where it is fetched. */
  isPoint: boolean;
  trackingCode?: string;
};

/** An address to stick on a box, where no carrier makes one. */
export function Label(props: LabelProps) {
  const { sender, address, number, carrier, isPoint, trackingCode } = props;
  return (
    <>
      <PrintHint />
      <div className={own.label}>
        <p className={own.sender}>{texts.labelSender(sender.join(', '))}</p>
        <p className={own.sender}>{isPoint ? texts.labelPoint(carrier) : carrier}</p>
        {address.map((line) => (
          <p key={line} className={styles.strong}>
            {line}
          </p>
        ))}
        <p className={own.sender}>
          {number}
          {trackingCode && ` · ${trackingCode}`}
        </p>
      </div>
    </>
  );
}
